import { useId, useState } from "preact/hooks";

import { t } from "../i18n";
import { ErrorNotice } from "./Notice";

/** Takes another component file; whether it can be played with is the server's to judge. */
export function ComponentFile({ onChange }: { onChange(file: Record<string, unknown> | undefined): void }) {
  const id = useId();
  const [error, setError] = useState<string | undefined>(undefined);
  const read = async (file: File | undefined) => {
    setError(undefined);
    onChange(undefined);
    if (!file) return;
    const content = parse(await file.text());
    if (content) onChange(content);
    else setError(t("new.file.not_json"));
  };
  return (
    <div class="stack-tight">
      <div class="field">
        <label class="field-label" for={id}>
          {t("new.file")}
        </label>
        <p id={`${id}-hint`} class="field-hint">
          {t("new.file.hint")}
        </p>
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          class="input"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </div>
      <ErrorNotice text={error} />
    </div>
  );
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
