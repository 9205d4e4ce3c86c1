/** Keys for what is done often, and the dialog that lists them. */
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { Dialog } from "../ui/Dialog";

/** What a key does; false if it does nothing now, so that the browser may use it. */
export type Keys = Record<string, (event: KeyboardEvent) => boolean>;

/** Listens while rendered. Keys typed into fields, or while a dialog is open, are left alone. */
export function useKeys(keys: Keys): void {
  const present = useRef(keys);
  present.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.closest("input:not([type=radio]), textarea, select, dialog")) return;
      if (document.querySelector("dialog[open]")) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (present.current[key]?.(event)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

export interface Shortcut {
  keys: readonly string[];
  text: string;
}

interface ShortcutsDialogProps {
  open: boolean;
  onClose(): void;
  shortcuts: readonly Shortcut[];
}

export function ShortcutsDialog({ open, onClose, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog title={t("play.shortcuts")} open={open} onClose={onClose}>
      <dl class="shortcuts">
        {shortcuts.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
