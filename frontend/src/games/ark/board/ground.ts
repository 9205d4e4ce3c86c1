/** From the board's units to cells and segments, and back. */
import type { Box } from "../../../play/camera";
import { type Point, planOf, segmentAt } from "../tile/geometry";
import type { TileSet } from "../tile/kinds";
import { originOf } from "../tile/places";
import { type ArkView, type Cell, xyOf } from "../view";

/** All tiles and one place more on every side, where the next may lie. */
export function boundsOf(cells: readonly Cell[]): Box {
  const places = cells.map(xyOf);
  const columns = places.map(([x]) => x);
  const rows = places.map(([, y]) => y);
  return {
    x0: (Math.min(...columns) - 1) * 100,
    y0: (Math.min(...rows) - 1) * 100,
    x1: (Math.max(...columns) + 2) * 100,
    y1: (Math.max(...rows) + 2) * 100,
  };
}

export function boxOf(cell: Cell): Box {
  const { x, y } = originOf(cell);
  return { x0: x, y0: y, x1: x + 100, y1: y + 100 };
}

/** A place on the board as a point of the tile that lies there. */
export function pointOn(x: number, y: number): Point {
  return [x - Math.floor(x / 100) * 100, y - Math.floor(y / 100) * 100];
}

/** The segment at a point of the tile that lies at a cell. */
export function segmentUnder(
  board: ArkView["board"],
  tiles: TileSet,
  cell: Cell,
  point: Point,
): number | undefined {
  const placed = board[cell];
  const kind = placed && tiles.get(placed.tile);
  return kind && segmentAt(planOf(kind, placed.rotation), point);
}
