/** The log of one game, put together from single entries and fetched stretches in any order. */
import type { Entry } from "../games/module";

export class Log {
  /** All entries from the first to the first one missing, oldest first; a new array when it grows. */
  entries: readonly Entry[] = [];
  readonly #ahead = new Map<number, Entry>();

  /** The number of the last entry before the first missing one. */
  get last(): number {
    return this.entries.length;
  }

  add(arrived: readonly Entry[]): void {
    for (const entry of arrived) {
      if (entry.n > this.last) this.#ahead.set(entry.n, entry);
    }
    const grown: Entry[] = [];
    for (;;) {
      const n = this.last + grown.length + 1;
      const entry = this.#ahead.get(n);
      if (!entry) break;
      grown.push(entry);
      this.#ahead.delete(n);
    }
    if (grown.length > 0) this.entries = [...this.entries, ...grown];
  }
}
