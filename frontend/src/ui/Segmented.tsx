import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Choice<T> {
  value: T;
  label: ComponentChildren;
}

interface SegmentedProps<T> {
  legend: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange(value: T): void;
}

/** One choice out of a few, all of them in view. */
export function Segmented<T extends string | number>({
  legend,
  choices,
  value,
  onChange,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="field-label">{legend}</legend>
      <div class="segmented">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A switch with its text beside it. */
export function Check(props: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>
        {props.label}
        {props.hint && <span class="check-hint">{props.hint}</span>}
      </span>
    </label>
  );
}
