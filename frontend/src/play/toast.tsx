/** A short message over the board that goes away by itself; read out as well. */
import { useCallback, useEffect, useState } from "preact/hooks";

import { announce } from "../ui/announce";

const STAYS_MS = 4500;

export interface ToastState {
  text: string | undefined;
  show(text: string): void;
}

export function useToast(): ToastState {
  const [toast, setToast] = useState<{ text: string } | undefined>(undefined);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), STAYS_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  const show = useCallback((text: string) => {
    setToast({ text });
    announce(text, true);
  }, []);
  return { text: toast?.text, show };
}

/** Where a toast is shown; what is read out comes from `useToast`. */
export function Toast({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div class="toast" data-testid="toast" aria-hidden="true">
      {text}
    </div>
  );
}
