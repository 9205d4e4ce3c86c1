/** Squares, the shapes of buildings, and where a building in hand would lie. */
import type { BoardPlan, Cell, CellKey, Site, View } from "./types";

export const keyOf = ([row, column]: Cell): CellKey => `${row},${column}`;

export function cellOf(key: CellKey): Cell {
  const [row = 0, column = 0] = key.split(",").map(Number);
  return [row, column];
}

/** The square with a number as lists in `legal` have it. */
export function numbered(square: number, board: Pick<BoardPlan, "cols">): Cell {
  return [Math.floor(square / board.cols), square % board.cols];
}

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export function onBoard([row, column]: Cell, board: Pick<BoardPlan, "rows" | "cols">): boolean {
  return row >= 0 && column >= 0 && row < board.rows && column < board.cols;
}

const SIDES: readonly Cell[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** The squares on the other side of each edge, those off the board included. */
export function neighbours([row, column]: Cell): Cell[] {
  return SIDES.map(([down, right]) => [row + down, column + right]);
}

/** The squares around some squares that touch one of them on a side, each once. */
export function rim(cells: readonly Cell[]): Cell[] {
  const inside = new Set(cells.map(keyOf));
  const around = new Map<CellKey, Cell>();
  for (const cell of cells) {
    for (const beside of neighbours(cell)) {
      if (!inside.has(keyOf(beside))) around.set(keyOf(beside), beside);
    }
  }
  return [...around.values()];
}

/** All squares of the lot, courtyard included. */
export function lotCells(lot: View["lot"]): Cell[] {
  return Array.from(
    { length: lot.rows * lot.cols },
    (_, i): Cell => [lot.row + Math.floor(i / lot.cols), lot.col + (i % lot.cols)],
  );
}

/** The building or lot that covers a square. */
export function siteAt(view: Pick<View, "buildings" | "lot">, cell: Cell): Site | undefined {
  if (lotCells(view.lot).some((covered) => sameCell(covered, cell))) return "lot";
  return Object.keys(view.buildings).find((id) =>
    view.buildings[id]?.cells.some((covered) => sameCell(covered, cell)),
  );
}

/** A shape's squares when the corner of its bounding box lies on `anchor`. */
export function shapeAt(shape: readonly Cell[], anchor: Cell): Cell[] {
  return shape.map(([row, column]) => [row + anchor[0], column + anchor[1]]);
}

/** The square of a shape by which it is held: the one nearest to its middle. */
export function grip(shape: readonly Cell[]): Cell {
  const [row, column] = middle(shape);
  const away = (cell: Cell) => (cell[0] - row) ** 2 + (cell[1] - column) ** 2;
  return shape.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

/** The middle of some squares, in squares; a single square's middle is the square itself. */
export function middle(cells: readonly Cell[]): [row: number, column: number] {
  const sum = cells.reduce(([r, c], [row, column]) => [r + row, c + column], [0, 0] as [number, number]);
  return [sum[0] / cells.length, sum[1] / cells.length];
}

/** Whether a way of a building may lie with its corner on `anchor` (`legal.build`). */
export function mayLie(rows: readonly number[] | undefined, anchor: Cell): boolean {
  // Not by shifting: a board may be wider than the 32 columns that bit operations know.
  return anchor[1] >= 0 && Math.floor((rows?.[anchor[0]] ?? 0) / 2 ** anchor[1]) % 2 === 1;
}

/** All corners on which a way may lie. */
export function anchors(rows: readonly number[] | undefined): Cell[] {
  const found: Cell[] = [];
  rows?.forEach((bits, row) => {
    for (let column = 0; 2 ** column <= bits; column++) {
      if (mayLie(rows, [row, column])) found.push([row, column]);
    }
  });
  return found;
}

/**
 * Where a building is put by somebody who points at `cell`: held there by its grip if that is legal, else
 * legally so that it covers `cell` with its middle as near as can be, else not at all.
 */
export function settle(
  shape: readonly Cell[],
  rows: readonly number[] | undefined,
  cell: Cell,
): Cell | undefined {
  const held = heldAt(shape, cell);
  if (mayLie(rows, held)) return held;
  const [row, column] = middle(shape);
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const part of shape) {
    const anchor: Cell = [cell[0] - part[0], cell[1] - part[1]];
    const away = (part[0] - row) ** 2 + (part[1] - column) ** 2;
    if (away < least && mayLie(rows, anchor)) {
      best = anchor;
      least = away;
    }
  }
  return best;
}

/** The corner of a shape whose grip is on `cell`. */
export function heldAt(shape: readonly Cell[], cell: Cell): Cell {
  const held = grip(shape);
  return [cell[0] - held[0], cell[1] - held[1]];
}

/** Every square that some legal placement of this way covers. */
export function reach(shape: readonly Cell[], rows: readonly number[] | undefined): Set<CellKey> {
  return new Set(anchors(rows).flatMap((anchor) => shapeAt(shape, anchor).map(keyOf)));
}

/** The outline of some squares as closed rings of corners, clockwise, `[x, y]` in squares. */
export function outline(cells: readonly Cell[]): [x: number, y: number][][] {
  const inside = new Set(cells.map(keyOf));
  const edges = new Map<string, [number, number][]>();
  const add = (from: [number, number], to: [number, number]) => {
    const starts = edges.get(from.join());
    if (starts) starts.push(to);
    else edges.set(from.join(), [to]);
  };
  for (const cell of cells) {
    const [row, column] = cell;
    const [top, right, bottom, left] = neighbours(cell).map((beside) => inside.has(keyOf(beside)));
    if (!top) add([column, row], [column + 1, row]);
    if (!right) add([column + 1, row], [column + 1, row + 1]);
    if (!bottom) add([column + 1, row + 1], [column, row + 1]);
    if (!left) add([column, row + 1], [column, row]);
  }
  const rings: [number, number][][] = [];
  while (edges.size > 0) {
    const ring: [number, number][] = [];
    let at = ([...edges.keys()][0] as string).split(",").map(Number) as [number, number];
    for (let next = edges.get(at.join()); next; next = edges.get(at.join())) {
      const to = next.pop() as [number, number];
      if (next.length === 0) edges.delete(at.join());
      ring.push(at);
      at = to;
    }
    rings.push(straightened(ring));
  }
  return rings;
}

/** A ring without the corners at which it goes straight on. */
function straightened(ring: readonly [number, number][]): [number, number][] {
  return ring.filter(([x, y], i) => {
    const [fromX, fromY] = ring[(i + ring.length - 1) % ring.length] as [number, number];
    const [toX, toY] = ring[(i + 1) % ring.length] as [number, number];
    return (x - fromX) * (toY - y) !== (y - fromY) * (toX - x);
  });
}
