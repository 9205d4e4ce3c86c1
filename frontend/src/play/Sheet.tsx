import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { t } from "../i18n";
import { IconButton } from "../ui/Button";

interface SheetProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A panel that comes up from the bottom of a narrow page; open for as long as it is rendered. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a <dialog> by itself
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={t("ui.close")} onClick={() => dialog.current?.close()} />
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
