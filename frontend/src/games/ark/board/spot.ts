/** What the person looks at right now; the board lights it up and a card tells about it. */
import { signal } from "@preact/signals";

import { type Cell, type Feature, partOf } from "../view";

export type Spot =
  /** A whole feature. */
  | { feature: Feature }
  /** Tiles that a line of the log is about. */
  | { cells: readonly Cell[] };

/** One board's attention; a value per game shown. */
export function makeSpots() {
  /** Under the pointer or the focus; wins. */
  const hovered = signal<Spot | undefined>(undefined);
  /** Held by a tap or a choice. */
  const held = signal<Spot | undefined>(undefined);
  return { hovered, held };
}

export type Attention = ReturnType<typeof makeSpots>;

export function shownSpot({ hovered, held }: Attention): Spot | undefined {
  return hovered.value ?? held.value;
}

/** The parts of the board that a spot is about: whole tiles, or segments of them. */
export function partsOf(spot: Spot | undefined): { cell: Cell; segment?: number }[] {
  if (!spot) return [];
  if ("feature" in spot) return spot.feature.cells.map(partOf);
  return spot.cells.map((cell) => ({ cell }));
}
