import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/Notice";
import { useAction } from "../../ui/useAction";

interface InputProps {
  label: string;
  name: string;
  hint?: string;
  secret?: boolean;
  autocomplete: string;
  minLength?: number;
  maxLength: number;
}

/** A labelled field of a form; its value is read when the form is sent. */
export function Input({ label, hint, secret, ...rest }: InputProps) {
  const id = useId();
  const shared = {
    id,
    class: "input",
    required: true,
    ...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` }),
    ...rest,
  } as const;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {secret ? <input type="password" {...shared} /> : <input {...shared} />}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FormProps {
  submit: string;
  danger?: boolean;
  /** Sends the form; what it holds is by the names of its fields. Emptied when it is done. */
  onSend(read: (name: string) => string): Promise<unknown>;
  children?: ComponentChildren;
}

/** A form that says what the server refuses. */
export function Form({ submit, danger, onSend, children }: FormProps) {
  const { busy, error, run } = useAction();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const data = new FormData(form);
        run(() => onSend((name) => String(data.get(name) ?? "")).then(() => form.reset()));
      }}
    >
      {children}
      <ErrorNotice text={error} />
      <div>
        <Button type="submit" kind={danger ? "danger" : "primary"} disabled={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
