import { useId } from "preact/hooks";

import type { GameModule } from "../games/module";
import { hasText, t } from "../i18n";
import { type Option, type OptionValue, optionsOf, valueText } from "../options";
import { Check, Segmented } from "./Segmented";

interface OptionFormProps {
  options: readonly Option[];
  values: Readonly<Record<string, OptionValue>>;
  onChange(values: Record<string, OptionValue>): void;
}

/** The game's own table options. */
export function OptionForm({ options, values, onChange }: OptionFormProps) {
  return (
    <>
      {options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={values[option.name] ?? option.initial}
          onChange={(value) => onChange({ ...values, [option.name]: value })}
        />
      ))}
    </>
  );
}

interface OptionFieldProps {
  option: Option;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

function OptionField({ option, value, onChange }: OptionFieldProps) {
  const id = useId();
  const title = t(option.titleKey);
  const hintKey = `${option.titleKey}.hint`;
  const hint = hasText(hintKey) ? t(hintKey) : undefined;
  if (typeof value === "boolean") {
    return <Check label={title} hint={hint} checked={value} onChange={onChange} />;
  }
  if (option.values) {
    const choices = option.values.map((choice) => ({
      value: choice as string | number,
      label: valueText(option, choice),
    }));
    return (
      <div class="field">
        <Segmented legend={title} choices={choices} value={value} onChange={onChange} />
        {hint && <p class="field-hint">{hint}</p>}
      </div>
    );
  }
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {title}
      </label>
      <input
        id={id}
        aria-describedby={hint && `${id}-hint`}
        class="input input-number"
        type="number"
        min={option.min}
        max={option.max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

interface OptionListProps {
  schema: Record<string, unknown>;
  values: Readonly<Record<string, unknown>>;
  module: GameModule | undefined;
}

/** The options a table is played with, in words. */
export function OptionList({ schema, values, module }: OptionListProps) {
  return (
    <dl class="facts">
      {optionsOf(schema, module?.optionKeys).map((option) => (
        <div key={option.name}>
          <dt>{t(option.titleKey)}</dt>
          <dd>{valueText(option, values[option.name] ?? option.initial)}</dd>
        </div>
      ))}
    </dl>
  );
}
