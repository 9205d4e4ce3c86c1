import type { ComponentChildren } from "preact";

/** Something a person should read before going on; errors are read out at once. */
export function Notice({ error, children }: { error?: boolean; children: ComponentChildren }) {
  return (
    <div class={`notice ${error ? "notice-error" : ""}`} role={error ? "alert" : "status"}>
      {children}
    </div>
  );
}

/** The last refusal, if there was one. */
export function ErrorNotice({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Notice error>{text}</Notice>;
}
