/**
 * The games this client can show: every folder here with an `index.ts` that exports `game`. A game is
 * loaded when first needed, so that nobody waits for one they do not play.
 */
import { type ReadonlySignal, signal } from "@preact/signals";

import type { GameModule } from "./module";

const loaders = import.meta.glob<GameModule>("./*/index.{ts,tsx}", { import: "game" });
const ready = new Map<string, ReadonlySignal<GameModule | undefined>>();

/** The kinds of games this client can show. */
export const kinds: readonly string[] = Object.keys(loaders).map((path) => path.split("/")[1] as string);

/** A game's module: undefined while it is being loaded and for kinds unknown here. */
export function gameModule(kind: string): ReadonlySignal<GameModule | undefined> {
  let module = ready.get(kind);
  if (!module) {
    const loading = signal<GameModule | undefined>(undefined);
    module = loading;
    ready.set(kind, loading);
    const load = loaders[`./${kind}/index.ts`] ?? loaders[`./${kind}/index.tsx`];
    load?.().then(
      (loaded) => {
        loading.value = loaded;
      },
      // A failed download is tried again when somebody asks next.
      () => ready.delete(kind),
    );
  }
  return module;
}
