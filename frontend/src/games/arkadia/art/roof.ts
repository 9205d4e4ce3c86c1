/** Roofs over any squares: slopes that rise from the eaves to a ridge along the middle of the building. */
import { keyOf } from "../geometry";
import type { Cell } from "../types";

/** Units of drawing to a square's side. */
export const UNIT = 64;
/** How far walls stand back from the edges of their squares. */
export const INSET = 5;

type Point = readonly [x: number, y: number];
export const facings = ["north", "east", "south", "west"] as const;
export type Facing = (typeof facings)[number];

const steps: Record<Facing, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/**
 * The slopes of a roof as SVG paths by the side they face. A square is cut into eight parts, one on either
 * half of each side; a part next to a wall slopes to that wall, one next to another square of the building
 * slopes to the side that the ridge leaves free.
 */
export function slopes(cells: readonly Cell[]): Record<Facing, string> {
  const inside = new Set(cells.map(keyOf));
  const has = ([row, column]: Cell, [x, y]: Point) => inside.has(keyOf([row + y, column + x]));
  const paths: Record<Facing, string> = { north: "", east: "", south: "", west: "" };
  for (const cell of cells) {
    for (const side of facings) {
      for (const corner of cornersOf(side)) {
        const joined = has(cell, steps[side]);
        const beyond = has(cell, steps[corner]);
        const across: Point = [steps[side][0] + steps[corner][0], steps[side][1] + steps[corner][1]];
        const points = part(cell, side, corner, { joined, beyond, hollow: !has(cell, across) });
        paths[joined ? corner : side] += toPath(points);
      }
    }
  }
  return paths;
}

const cornersOf = (side: Facing): readonly Facing[] =>
  side === "north" || side === "south" ? ["east", "west"] : ["north", "south"];

interface Surroundings {
  /** The square beyond the side belongs to the building. */
  joined: boolean;
  /** So does the one beyond the side around the corner. */
  beyond: boolean;
  /** The one across the corner does not. */
  hollow: boolean;
}

/** One eighth of a square: its middle, the middle of the side, the corner. */
function part(
  [row, column]: Cell,
  side: Facing,
  corner: Facing,
  { joined, beyond, hollow }: Surroundings,
): Point[] {
  const half = UNIT / 2;
  const to = half - INSET;
  const at = (alongSide: number, alongCorner: number): Point => [
    column * UNIT + half + steps[side][0] * alongSide + steps[corner][0] * alongCorner,
    row * UNIT + half + steps[side][1] * alongSide + steps[corner][1] * alongCorner,
  ];
  const out = joined ? half : to;
  if (joined && beyond && hollow) return [at(0, 0), at(half, 0), at(half, to), at(to, to)];
  return [at(0, 0), at(out, 0), at(out, beyond ? half : to)];
}

const toPath = (points: readonly Point[]): string => `M${points.map((point) => point.join(" ")).join("L")}Z`;

/** The ground plan: the squares' outline, drawn in by `inset` all around, as an SVG path. */
export function plan(rings: readonly (readonly Point[])[], inset = INSET): string {
  return rings
    .map((ring) => {
      const corners = ring.map((point, i): Point => {
        const before = ring[(i + ring.length - 1) % ring.length] as Point;
        const after = ring[(i + 1) % ring.length] as Point;
        const [inX, inY] = [inward(before, point), inward(point, after)].reduce(
          ([x, y], [dx, dy]) => [x + dx, y + dy],
          [0, 0],
        ) as [number, number];
        return [point[0] * UNIT + inX * inset, point[1] * UNIT + inY * inset];
      });
      return toPath(corners);
    })
    .join("");
}

/** The direction to the right of an edge, which is inside for rings that run clockwise. */
function inward([fromX, fromY]: Point, [toX, toY]: Point): Point {
  return [-Math.sign(toY - fromY), Math.sign(toX - fromX)];
}
