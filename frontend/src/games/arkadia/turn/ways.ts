/** Turning and mirroring a building among the ways it may lie (`shapes` of the view). */
import { keyOf } from "../geometry";
import type { Cell } from "../types";

type Shape = readonly Cell[];

/** The way that `way` becomes by a quarter turn, clockwise for `by` 1; itself if it looks the same or may not turn. */
export function turnedWay(ways: readonly Shape[], way: number, by: 1 | -1): number {
  return same(ways, way, ([row, column]) => (by === 1 ? [column, -row] : [-column, row])) ?? way;
}

/** The way that `way` becomes in a mirror; undefined if it may not be mirrored. */
export function mirroredWay(ways: readonly Shape[], way: number): number | undefined {
  return same(ways, way, ([row, column]) => [row, -column]);
}

/** Whether a mirror shows a building that no turning could show. */
export function hasMirrored(ways: readonly Shape[], way: number): boolean {
  const mirrored = mirroredWay(ways, way);
  if (mirrored === undefined) return false;
  let turned = way;
  for (let i = 0; i < 4; i++) {
    if (turned === mirrored) return false;
    turned = turnedWay(ways, turned, 1);
  }
  return true;
}

function same(ways: readonly Shape[], way: number, move: (cell: Cell) => Cell): number | undefined {
  const shape = ways[way];
  if (!shape) return undefined;
  const wanted = signature(shape.map(move));
  const found = ways.findIndex((other) => signature(other) === wanted);
  return found < 0 ? undefined : found;
}

/** Equal for shapes that are the same but for where they lie. */
function signature(cells: Shape): string {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => keyOf([row - top, column - left]))
    .sort()
    .join(" ");
}
