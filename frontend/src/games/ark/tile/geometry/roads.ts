/** Where the roads of a tile run: in at the middle of an edge, at a right angle to it. */
import type { Edge, Segment } from "../kinds";
import { type Curve, curve, curveData, distance, inside, line, mix, type Point, sample } from "./curve";

/** Half the width of a road, in units. */
export const ROAD_HALF = 5.5;
/** From the middle of a temple to where a road meets its steps, and of a crossing to where its roads begin. */
export const TEMPLE_REACH = 15;
export const CROSSING_REACH = 6;

export interface RoadShape {
  lines: Curve[];
  /** Where a road ends at a city's gate, and the direction one walks in. */
  gates: { point: Point; heading: Point }[];
  data: string;
}

const MIDDLE: Point = [50, 50];
const ENDS: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];

/** The course of the road that is `segment`; `cities` are the outlines of the tile's cities. */
export function roadShape(
  segment: Segment,
  all: readonly Segment[],
  cities: readonly (readonly Point[])[],
): RoadShape {
  const [a, b] = segment.edges;
  if (segment.edges.length === 2 && a !== undefined && b !== undefined) {
    const through = Math.abs(a - b) === 2 ? straight(a, b, all) : bend(a, b);
    return { lines: [through], gates: [], data: curveData(through) };
  }
  const gated = segment.end === "city";
  const lines: Curve[] = [];
  const gates: RoadShape["gates"] = [];
  for (const edge of segment.edges) {
    const from = ENDS[edge] as Point;
    const gate = gated ? gateFrom(from, cities) : undefined;
    if (gate) {
      lines.push(gate.path);
      gates.push(gate);
    } else {
      const reach =
        segment.end === "temple" ? TEMPLE_REACH - 3 : segment.edges.length > 2 ? 0 : CROSSING_REACH - 2;
      lines.push(line(from, mix(MIDDLE, from, reach / 50)));
    }
  }
  return { lines, gates, data: lines.map((part) => curveData(part)).join("") };
}

/** Whether roads meet in the middle of the tile without a temple. */
export function crossing(all: readonly Segment[]): boolean {
  return all.some((one) => one.end === "junction");
}

/** From edge to opposite edge, giving way a little to a city that lies on one side only. */
function straight(a: Edge, b: Edge, all: readonly Segment[]): Curve {
  const cityOn = (edge: number) =>
    all.some((one) => one.kind === "city" && one.edges.includes((edge % 4) as Edge)) ? 1 : 0;
  const push = 6 * (cityOn(a + 3) - cityOn(a + 1));
  const [from, to] = [ENDS[a] as Point, ENDS[b] as Point];
  // Coming in over edge a one has edge a + 1 on the left; a positive push goes to the left.
  const [dx, dy] = [(to[0] - from[0]) / 100, (to[1] - from[1]) / 100];
  const side = ([x, y]: Point): Point => [x + dy * push, y - dx * push];
  const middle = side(MIDDLE);
  return curve(
    from,
    [mix(from, to, 0.2), side(mix(from, to, 0.3)), middle],
    [side(mix(from, to, 0.7)), mix(from, to, 0.8), to],
  );
}

function bend(a: Edge, b: Edge): Curve {
  const [from, to] = [ENDS[a] as Point, ENDS[b] as Point];
  return curve(from, [mix(from, MIDDLE, 0.56), mix(to, MIDDLE, 0.56), to]);
}

/** From an edge straight on until a city's wall; towards the nearest wall from the middle if none is met. */
function gateFrom(from: Point, cities: readonly (readonly Point[])[]) {
  const ahead = mix(from, MIDDLE, 1.5);
  for (let i = 1; i <= 75; i++) {
    const point = mix(from, ahead, i / 75);
    if (cities.some((outline) => inside(point, outline))) {
      return { path: line(from, point), point, heading: direction(from, point) };
    }
  }
  const walls = cities.flat();
  if (walls.length === 0) return undefined;
  const target = walls.reduce((best, p) => (distance(p, MIDDLE) < distance(best, MIDDLE) ? p : best));
  const path = curve(from, [mix(from, MIDDLE, 0.7), mix(target, MIDDLE, 0.7), target]);
  return { path, point: target, heading: direction(sample(path).at(-2) as Point, target) };
}

function direction(from: Point, to: Point): Point {
  const size = distance(from, to) || 1;
  return [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
}
