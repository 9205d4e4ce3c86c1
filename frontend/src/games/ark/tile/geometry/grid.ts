/** The tile as 100 x 100 cells, each labelled with the segment it belongs to: who has which ground. */
import type { Half } from "../kinds";
import type { Point } from "./curve";

export const SIZE = 100;
export const NOBODY = -1;

export type Labels = Int8Array;

export function emptyLabels(): Labels {
  return new Int8Array(SIZE * SIZE).fill(NOBODY);
}

export function cellAt([x, y]: Point): number {
  const clamp = (value: number) => Math.min(SIZE - 1, Math.max(0, Math.floor(value)));
  return clamp(y) * SIZE + clamp(x);
}

export function middleOf(cell: number): Point {
  return [(cell % SIZE) + 0.5, Math.floor(cell / SIZE) + 0.5];
}

/** Labels every cell whose middle lies inside a closed outline. */
export function fillOutline(labels: Labels, outline: readonly Point[], label: number): void {
  for (let row = 0; row < SIZE; row++) {
    const y = row + 0.5;
    const cuts: number[] = [];
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [ax, ay] = outline[i] as Point;
      const [bx, by] = outline[j] as Point;
      if (ay > y !== by > y) cuts.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const first = Math.max(0, Math.ceil((cuts[i] as number) - 0.5));
      const last = Math.min(SIZE - 1, Math.ceil((cuts[i + 1] as number) - 0.5) - 1);
      for (let column = first; column <= last; column++) labels[row * SIZE + column] = label;
    }
  }
}

/** The cells along a half-edge. */
function cellsOnHalf(half: Half): number[] {
  const edge = half >> 1;
  const from = (half & 1) * (SIZE / 2);
  return Array.from({ length: SIZE / 2 }, (_, i) => {
    const at = from + i;
    const last = SIZE - 1;
    if (edge === 0) return at;
    if (edge === 1) return at * SIZE + last;
    if (edge === 2) return last * SIZE + (last - at);
    return (last - at) * SIZE;
  });
}

/**
 * Gives all ground that nobody has to the nearest half-edge's owner, going round whatever is in the way.
 * Ground that cannot be reached from any edge stays nobody's.
 */
export function flood(labels: Labels, owners: ReadonlyMap<Half, number>): void {
  const queue = new Int32Array(SIZE * SIZE);
  let end = 0;
  const claim = (cell: number, owner: number) => {
    if (labels[cell] !== NOBODY) return;
    labels[cell] = owner;
    queue[end++] = cell;
  };
  for (const [half, owner] of owners) {
    for (const cell of cellsOnHalf(half)) claim(cell, owner);
  }
  for (let next = 0; next < end; next++) {
    const cell = queue[next] as number;
    const owner = labels[cell] as number;
    const column = cell % SIZE;
    if (column > 0) claim(cell - 1, owner);
    if (column < SIZE - 1) claim(cell + 1, owner);
    if (cell >= SIZE) claim(cell - SIZE, owner);
    if (cell < SIZE * (SIZE - 1)) claim(cell + SIZE, owner);
  }
}

/** How far each cell of `label` is from ground of others and from the tile's edge, in units; 0 elsewhere. */
export function depths(labels: Labels, label: number): Float32Array {
  const depth = new Float32Array(SIZE * SIZE);
  const diagonal = Math.SQRT2;
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= SIZE || y >= SIZE ? 0 : (depth[y * SIZE + x] as number);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (labels[y * SIZE + x] !== label) continue;
      depth[y * SIZE + x] = Math.min(
        at(x - 1, y) + 1,
        at(x, y - 1) + 1,
        at(x - 1, y - 1) + diagonal,
        at(x + 1, y - 1) + diagonal,
      );
    }
  }
  for (let y = SIZE - 1; y >= 0; y--) {
    for (let x = SIZE - 1; x >= 0; x--) {
      const cell = y * SIZE + x;
      if (labels[cell] !== label) continue;
      depth[cell] = Math.min(
        depth[cell] as number,
        at(x + 1, y) + 1,
        at(x, y + 1) + 1,
        at(x + 1, y + 1) + diagonal,
        at(x - 1, y + 1) + diagonal,
      );
    }
  }
  return depth;
}
