/** Finding places for things so that none stands on another or over the edge of its ground. */
import { distance, type Point } from "./curve";
import { middleOf, SIZE } from "./grid";

/** Every so many cells one is tried; finer would not be seen. */
const GRAIN = 2;

/**
 * Up to `count` places, each as deep in its ground as it can be (`depth` of a cell, 0: not there) while
 * keeping away from `taken` places and from the ones before it. `reach` is how far from the edge of the ground
 * a thing of this kind would like to be; beyond that only the others count.
 */
export function spread(
  depth: (cell: number) => number,
  count: number,
  taken: readonly Point[],
  reach: number,
): Point[] {
  if (count === 0) return [];
  const candidates: { point: Point; wish: number }[] = [];
  for (let row = 1; row < SIZE; row += GRAIN) {
    for (let column = 1; column < SIZE; column += GRAIN) {
      const cell = row * SIZE + column;
      const deep = depth(cell);
      if (deep >= 3)
        candidates.push({ point: middleOf(cell), wish: 1.6 * Math.min(deep, reach) + 0.25 * deep });
    }
  }
  const places: Point[] = [];
  for (let i = 0; i < count; i++) {
    const others = [...taken, ...places];
    let best: Point | undefined;
    let most = 0;
    for (const { point, wish } of candidates) {
      let room = wish;
      for (const other of others) room = Math.min(room, distance(other, point));
      if (room > most) {
        most = room;
        best = point;
      }
    }
    if (!best) break;
    places.push(best);
  }
  return places;
}
