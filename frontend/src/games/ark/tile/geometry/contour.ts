/** From labelled cells back to outlines. */
import type { Point } from "./curve";
import { type Labels, SIZE } from "./grid";

type Corner = number;
const WIDE = SIZE + 1;

/** The outlines of all ground with `label`, simplified to within `tolerance` units; holes are loops too. */
export function contours(labels: Labels, label: number, tolerance = 0.75): Point[][] {
  const next = new Map<Corner, Corner[]>();
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && labels[y * SIZE + x] === label;
  const add = (ax: number, ay: number, bx: number, by: number) => {
    const from = ay * WIDE + ax;
    const list = next.get(from);
    if (list) list.push(by * WIDE + bx);
    else next.set(from, [by * WIDE + bx]);
  };
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) add(x, y, x + 1, y);
      if (!has(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!has(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!has(x - 1, y)) add(x, y + 1, x, y);
    }
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    while ((next.get(start)?.length ?? 0) > 0) {
      const loop: Point[] = [];
      let corner = start;
      do {
        loop.push([corner % WIDE, Math.floor(corner / WIDE)]);
        corner = next.get(corner)?.pop() as Corner;
      } while (corner !== start);
      if (loop.length > 8) loops.push(simplify(loop, tolerance));
    }
  }
  return loops;
}

/** A closed line with the points left out that lie within `tolerance` of the line without them. */
function simplify(loop: readonly Point[], tolerance: number): Point[] {
  const first = loop[0] as Point;
  let far = 0;
  loop.forEach((point, i) => {
    if (gap(point, first) > gap(loop[far] as Point, first)) far = i;
  });
  const half = reduce(loop.slice(0, far + 1), tolerance);
  const rest = reduce([...loop.slice(far), first], tolerance);
  return [...half.slice(0, -1), ...rest.slice(0, -1)];
}

function gap([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Douglas and Peucker's simplification of an open line. */
function reduce(points: readonly Point[], tolerance: number): Point[] {
  const from = points[0] as Point;
  const to = points.at(-1) as Point;
  const size = gap(from, to) || 1;
  let worst = 0;
  let most = 0;
  points.forEach(([x, y], i) => {
    const off = Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / size;
    if (off > most) [most, worst] = [off, i];
  });
  if (most <= tolerance) return [from, to];
  return [
    ...reduce(points.slice(0, worst + 1), tolerance).slice(0, -1),
    ...reduce(points.slice(worst), tolerance),
  ];
}
