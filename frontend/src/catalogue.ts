/** The games the server offers, fetched once. */
import { signal } from "@preact/signals";

import { fetchCatalogue } from "./api";
import type { GameOffer } from "./api/types";

const offers = signal<Readonly<Record<string, GameOffer>> | undefined>(undefined);
let loading = false;

/** The offers by kind, undefined until they have come. */
export function catalogue(): Readonly<Record<string, GameOffer>> | undefined {
  if (!offers.value && !loading) {
    loading = true;
    fetchCatalogue()
      .then((fetched) => {
        offers.value = fetched;
      })
      // Asked for again by whatever is rendered next.
      .catch(() => undefined)
      .finally(() => {
        loading = false;
      });
  }
  return offers.value;
}
