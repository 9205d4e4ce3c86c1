/** Where on its tile a thing stands, in board units (a tile is 100 wide). */

import type { Placed } from "../view";
import { type Cell, xyOf } from "../view";
import { planOf } from "./geometry";
import type { TileSet } from "./kinds";

/** How far below a segment's anchor a piece's foot is, so that its body covers the anchor. */
export const FOOT = 9;

export function originOf(cell: Cell): { x: number; y: number } {
  const [x, y] = xyOf(cell);
  return { x: x * 100, y: y * 100 };
}

/** The foot of a piece on a segment of a placed tile. */
export function footOf(tiles: TileSet, cell: Cell, placed: Placed, segment: number) {
  const kind = tiles.get(placed.tile);
  const anchor = (kind && planOf(kind, placed.rotation).plots[segment]?.anchor) ?? [50, 50];
  const origin = originOf(cell);
  return { x: origin.x + anchor[0], y: origin.y + anchor[1] + FOOT };
}

/** Where the Ark stands on a tile: away from the piece at `foot` if there is one. */
export function arkFoot(cell: Cell, foot: { x: number; y: number } | undefined): { x: number; y: number } {
  const origin = originOf(cell);
  const spots = [
    [50, 62],
    [28, 40],
    [72, 40],
    [28, 86],
    [72, 86],
  ].map(([x, y]) => ({ x: origin.x + (x as number), y: origin.y + (y as number) }));
  if (!foot) return spots[0] as { x: number; y: number };
  const far = (spot: { x: number; y: number }) => Math.hypot(spot.x - foot.x, spot.y - foot.y);
  return spots.reduce((best, spot) => (far(spot) > far(best) ? spot : best));
}
