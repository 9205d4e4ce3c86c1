/** Where the cities of a tile lie: outlines that run from corner to corner, so that they meet across tiles. */
import type { Edge, Segment } from "../kinds";
import { type Curve, curve, curveData, line, type Point, sample, turnCurve } from "./curve";

export interface CityShape {
  /** Walls towards what is not the city, each from corner to corner. */
  walls: Curve[];
  outline: Point[];
  data: string;
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

/** A wall beside edge 0, bulging into the city so that something else has room on that edge. */
function besideOne(depth: number): Curve {
  return curve(
    [0, 0],
    [
      [15, depth * 0.42],
      [27, depth],
      [50, depth],
    ],
    [
      [73, depth],
      [85, depth * 0.42],
      [100, 0],
    ],
  );
}

/** A wall beside edges 0 and 1 of a city that fills the opposite corner. */
const besideTwo = curve(
  [0, 0],
  [
    [15, 28],
    [28, 46],
    [42, 58],
  ],
  [
    [54, 72],
    [72, 85],
    [100, 100],
  ],
);

/** A wall beside edges 0 to 2 of a city on edge 3 alone. */
function besideThree(depth: number): Curve {
  return curve(
    [0, 0],
    [
      [depth * 0.42, 14],
      [depth, 27],
      [depth, 50],
    ],
    [
      [depth, 73],
      [depth * 0.42, 86],
      [0, 100],
    ],
  );
}

/** The walls and outline of the city that is `segment`, among the other segments of its tile. */
export function cityShape(segment: Segment, all: readonly Segment[]): CityShape {
  const edges = new Set(segment.edges);
  const rivals = new Set(
    all.filter((other) => other.kind === "city" && other !== segment).flatMap((other) => other.edges),
  );
  const start = ([0, 1, 2, 3] as Edge[]).find((edge) => edges.has(edge) && !edges.has(before(edge)));
  const walls: Curve[] = [];
  const parts: Curve[] = [];
  if (start === undefined) {
    for (const edge of [0, 1, 2, 3]) parts.push(alongEdge(edge));
  } else {
    for (let step = 0; step < 4; ) {
      const edge = ((start + step) % 4) as Edge;
      if (edges.has(edge)) {
        parts.push(alongEdge(edge));
        step += 1;
        continue;
      }
      const gap: Edge[] = [];
      while (step < 4 && !edges.has(((start + step) % 4) as Edge)) {
        gap.push(((start + step) % 4) as Edge);
        step += 1;
      }
      const wall = wallBeside(gap, rivals);
      walls.push(wall);
      parts.push(wall);
    }
  }
  return {
    walls,
    outline: parts.flatMap((part) => sample(part).slice(1)),
    data: `${parts.map((part, i) => curveData(part, i > 0)).join("")}Z`,
  };
}

function wallBeside(gap: readonly Edge[], rivals: ReadonlySet<Edge>): Curve {
  const crowded = gap.length === 1 && rivals.has(gap[0] as Edge);
  const back = gap.length === 2 && gap.every((edge) => rivals.has(edge));
  const squeezed = gap.length === 3 && rivals.size > 1;
  const shape =
    gap.length === 1
      ? besideOne(crowded ? 36 : 26)
      : gap.length === 2
        ? back
          ? line(CORNERS[0] as Point, CORNERS[2] as Point)
          : besideTwo
        : besideThree(squeezed ? 25 : 31);
  return turnCurve(shape, gap[0] as Edge);
}

function before(edge: Edge): Edge {
  return ((edge + 3) % 4) as Edge;
}

function alongEdge(edge: number): Curve {
  return line(CORNERS[edge] as Point, CORNERS[(edge + 1) % 4] as Point);
}
