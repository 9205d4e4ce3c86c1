import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { t } from "../i18n";
import { IconButton } from "./Button";

export interface DialogProps {
  title: string;
  open: boolean;
  /** Called when the person closes it: by the button, by Escape or by a click beside it. */
  onClose(): void;
  wide?: boolean;
  children: ComponentChildren;
}

/** A modal dialog on the browser's own element, which keeps the focus inside and gives it back. */
export function Dialog({ title, open, onClose, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a <dialog> by itself
    <dialog
      ref={dialog}
      class={`dialog ${wide ? "dialog-wide" : ""}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <>
          <div class="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={t("ui.close")} onClick={onClose} />
          </div>
          <div class="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  );
}
