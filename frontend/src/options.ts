/** Table options as their JSON Schema describes them, for forms and lists. */
import type { GameModule } from "./games/module";
import { hasText, number, t } from "./i18n";

export type OptionValue = boolean | number | string;

export interface Option {
  name: string;
  /** Message key of the title; `<key>.hint` explains it, `<key>.<value>` names one of `values`. */
  titleKey: string;
  initial: OptionValue;
  /** The values to choose from, absent for a number that is free between `min` and `max`. */
  values?: readonly OptionValue[];
  min?: number;
  max?: number;
}

interface PropertySchema {
  title?: string;
  type?: string;
  default?: OptionValue;
  enum?: OptionValue[];
  minimum?: number;
  maximum?: number;
}

/** The options in the schema's order; kinds of values no form here knows are left to their defaults. */
export function optionsOf(schema: Record<string, unknown>, keys: GameModule["optionKeys"] = {}): Option[] {
  const properties = (schema.properties ?? {}) as Record<string, PropertySchema>;
  return Object.entries(properties).flatMap(([name, property]): Option[] => {
    const titleKey = keys[name] ?? property.title ?? name;
    if (property.default === undefined) return [];
    const option = { name, titleKey, initial: property.default };
    if (property.enum) return [{ ...option, values: property.enum }];
    if (property.type === "boolean") return [{ ...option, values: [false, true] }];
    if (property.type === "integer" && property.minimum !== undefined && property.maximum !== undefined) {
      return [{ ...option, min: property.minimum, max: property.maximum }];
    }
    return [];
  });
}

/** What an option's value is called. */
export function valueText(option: Option, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "option.on" : "option.off");
  const key = `${option.titleKey}.${value}`;
  if (hasText(key)) return t(key);
  return typeof value === "number" ? number(value) : String(value);
}
