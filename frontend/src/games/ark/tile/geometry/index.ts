/**
 * The plan of a tile, worked out from its data alone: which ground belongs to which segment, where pieces
 * stand, and where what it shows (scrolls, oases, animals) has its place.
 */
import { type Half, type Rotation, type Segment, type TileKind, turnedSegments } from "../kinds";
import { type CityShape, cityShape } from "./cities";
import { contours } from "./contour";
import { along, band, distance, even, lengthOf, outlineData, type Point, sample } from "./curve";
import { cellAt, depths, emptyLabels, fillOutline, flood, type Labels, middleOf, NOBODY } from "./grid";
import { CROSSING_REACH, crossing, ROAD_HALF, type RoadShape, roadShape, TEMPLE_REACH } from "./roads";
import { spread } from "./spread";

export type { Point } from "./curve";

/** Everything drawn or clicked of one segment. */
export interface Plot {
  segment: Segment;
  /** Closed outlines of its ground. */
  outlines: Point[][];
  /** The same as SVG path data. */
  data: string;
  /** Where a piece stands, and where the segment's number is shown. */
  anchor: Point;
  /** Middles of its scrolls, oases, sheep and wolves, in this order of kinds. */
  scrolls: Point[];
  oases: Point[];
  sheep: Point[];
  wolves: Point[];
}

export interface Plan {
  plots: Plot[];
  cities: { index: number; shape: CityShape }[];
  roads: { index: number; shape: RoadShape }[];
  temple: Point | undefined;
  crossing: Point | undefined;
  labels: Labels;
}

const MIDDLE: Point = [50, 50];
/** The label of ground that is built upon and belongs to no segment: a crossing's paving. */
const PAVED = 100;
const plans = new WeakMap<TileKind, Map<Rotation, Plan>>();

/** The plan of a kind as it lies turned by `rotation`; made once. */
export function planOf(kind: TileKind, rotation: Rotation): Plan {
  let turned = plans.get(kind);
  if (!turned) {
    turned = new Map();
    plans.set(kind, turned);
  }
  let plan = turned.get(rotation);
  if (!plan) {
    plan = makePlan(turnedSegments(kind, rotation));
    turned.set(rotation, plan);
  }
  return plan;
}

function makePlan(segments: readonly Segment[]): Plan {
  const cities = pick(segments, "city").map((index) => ({
    index,
    shape: cityShape(segments[index] as Segment, segments),
  }));
  const walls = cities.map(({ shape }) => shape.outline);
  const roads = pick(segments, "road").map((index) => ({
    index,
    shape: roadShape(segments[index] as Segment, segments, walls),
  }));
  const temple = segments.some((one) => one.kind === "temple") ? MIDDLE : undefined;
  const meeting = !temple && crossing(segments) ? MIDDLE : undefined;

  const labels = emptyLabels();
  for (const { index, shape } of roads) {
    for (const one of shape.lines) fillOutline(labels, band(sample(one), ROAD_HALF), index);
  }
  for (const { index, shape } of cities) fillOutline(labels, shape.outline, index);
  if (meeting) fillOutline(labels, circle(meeting, CROSSING_REACH + 1.5), PAVED);
  if (temple) fillOutline(labels, circle(temple, TEMPLE_REACH), pick(segments, "temple")[0] as number);
  flood(labels, fieldOwners(segments));

  const oases = new Map(roads.map(({ index, shape }) => [index, oasesOf(segments, index, shape, labels)]));
  const plots = segments.map((segment, index): Plot => {
    const road = roads.find((one) => one.index === index);
    const city = cities.find((one) => one.index === index);
    const outlines = road
      ? road.shape.lines.map((one) => band(sample(one), ROAD_HALF))
      : city
        ? [city.shape.outline]
        : contours(labels, index);
    const data = city ? city.shape.data : outlines.map(outlineData).join("");
    const plot: Plot = {
      segment,
      outlines,
      data,
      anchor: MIDDLE,
      scrolls: [],
      oases: [],
      sheep: [],
      wolves: [],
    };
    if (road) {
      plot.oases = oases.get(index) ?? [];
      plot.anchor = roadAnchor(road.shape, plot.oases, meeting !== undefined || temple !== undefined);
    } else if (segment.kind !== "temple") {
      furnish(plot, labels, index, [...oases.values()].flat());
    }
    return plot;
  });
  return { plots, cities, roads, temple, crossing: meeting, labels };
}

function pick(segments: readonly Segment[], kind: Segment["kind"]): number[] {
  return segments.flatMap((segment, index) => (segment.kind === kind ? [index] : []));
}

function fieldOwners(segments: readonly Segment[]): Map<Half, number> {
  const owners = new Map<Half, number>();
  segments.forEach((segment, index) => {
    for (const half of segment.halves) owners.set(half, index);
  });
  return owners;
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i * Math.PI) / 12;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Beside the road, on the side with more room, at even distances. */
function oasesOf(segments: readonly Segment[], index: number, shape: RoadShape, labels: Labels): Point[] {
  const count = (segments[index] as Segment).oases;
  const points = shape.lines.flatMap((one) => sample(one));
  const total = lengthOf(points);
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 && total < 60 ? 0.5 : (i + 1) / (count + 1);
    const { point, heading } = along(points, total * (count === 1 && total >= 60 ? 0.42 : share));
    const off = ROAD_HALF + 5.5;
    const sides = [1, -1].map((sign): Point => {
      const turn = i % 2 === 0 ? sign : -sign;
      return [point[0] - heading[1] * off * turn, point[1] + heading[0] * off * turn];
    });
    return sides.reduce((best, side) => (roomAt(labels, side) > roomAt(labels, best) + 2 ? side : best));
  });
}

/** How far one can go from a point without leaving its ground, up to 16 units. */
function roomAt(labels: Labels, point: Point): number {
  const label = labels[cellAt(point)];
  for (let reach = 2; reach <= 16; reach += 2) {
    const ring = circle(point, reach);
    const out = ring.some(([x, y]) => x < 0 || y < 0 || x >= 100 || y >= 100);
    if (out || ring.some((p) => labels[cellAt(p)] !== label)) return reach;
  }
  return 18;
}

/** On the road's middle line, away from its oases, its ends and what it runs into. */
function roadAnchor(shape: RoadShape, oases: readonly Point[], meets: boolean): Point {
  const points = even(
    shape.lines.flatMap((one) => sample(one)),
    2,
  );
  const ends = [points[0] as Point, points.at(-1) as Point];
  const room = (point: Point) => {
    const fromEnds = Math.min(...ends.map((end) => distance(end, point)), 18);
    const fromOases = Math.min(22, ...oases.map((oasis) => distance(oasis, point) * 0.8));
    const fromMeeting = meets ? Math.min(20, distance(point, MIDDLE) * 0.7) : 20;
    return fromEnds + fromOases + fromMeeting - distance(point, MIDDLE) * 0.05;
  };
  return points.reduce((best, point) => (room(point) > room(best) ? point : best));
}

/** Finds places in a city or field for a piece and for everything the segment shows. */
function furnish(plot: Plot, labels: Labels, index: number, taken: readonly Point[]): void {
  const { segment } = plot;
  const depth = depths(labels, index);
  const free = (cell: number) => depth[cell] as number;
  plot.anchor = spread(free, 1, taken, 30)[0] ?? anyPoint(labels, index);
  const near = [...taken, plot.anchor];
  plot.scrolls = spread(free, segment.scrolls, near, 8);
  const animals = spread(free, segment.sheep + segment.wolves, near, 9);
  plot.sheep = animals.slice(0, segment.sheep);
  plot.wolves = animals.slice(segment.sheep);
}

function anyPoint(labels: Labels, index: number): Point {
  const cell = labels.indexOf(index);
  return cell === NOBODY ? MIDDLE : middleOf(cell);
}

/** The segment that has the ground at a point of the tile, if any. */
export function segmentAt(plan: Plan, point: Point): number | undefined {
  const label = plan.labels[cellAt(point)] as number;
  return label === NOBODY || label === PAVED ? undefined : label;
}
