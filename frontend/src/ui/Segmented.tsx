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
              value={choice.value}
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

interface CheckProps {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange(on: boolean): void;
}

/** A switch with its text beside it. */
export function Check({ label, hint, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div class="check-field">
      <label class="check">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint && id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} class="check-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
