/** Signals that outlive the page: what a person chose on this device. */
import { effect, type Signal, signal } from "@preact/signals";

/**
 * A signal kept in localStorage under `key`, undefined until first set. Values that fail `valid`, written
 * by another version or by hand, count as absent; a browser that keeps nothing (private mode) is no error.
 */
export function stored<T>(key: string, valid: (value: unknown) => value is T): Signal<T | undefined> {
  const kept = signal<T | undefined>(read(key, valid));
  effect(() => {
    const value = kept.value;
    if (value === undefined) return;
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Nothing can be kept here; the choice still holds for this page.
    }
  });
  return kept;
}

function read<T>(key: string, valid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return valid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
