import { useId, useRef } from "preact/hooks";

import { t } from "../i18n";
import { me, takeName } from "../session";
import { Button } from "./Button";
import { ErrorNotice } from "./Notice";
import { useAction } from "./useAction";

/** As many characters as the server keeps of a name. */
const NAME_LENGTH = 40;

/** Asks for a name: all that is needed to play. */
export function NameForm({ label, onDone }: { label: string; onDone?: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { busy, error, run } = useAction();
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        const name = input.current?.value.trim() ?? "";
        if (name) run(() => takeName(name).then(onDone));
      }}
    >
      <div class="field">
        <label class="field-label" for={id}>
          {t("name.label")}
        </label>
        <div class="name-row">
          <input
            id={id}
            ref={input}
            class="input"
            defaultValue={me.value?.name ?? ""}
            maxLength={NAME_LENGTH}
            required
            autocomplete="nickname"
            enterkeyhint="go"
          />
          <Button type="submit" kind="primary" disabled={busy}>
            {label}
          </Button>
        </div>
      </div>
      <ErrorNotice text={error} />
    </form>
  );
}
