/**
 * Tile kinds as the component file tells them, in the form the drawing works on: edges and half-edges as
 * numbers in clockwise order from the north, so that turning a tile is adding.
 */
import type { JsonObject } from "../../module";

/** 0 north, 1 east, 2 south, 3 west. */
export type Edge = 0 | 1 | 2 | 3;
/** 0 to 7, clockwise from the west half of the north edge; half-edge `h` lies on edge `h >> 1`. */
export type Half = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
export type SegmentKind = "road" | "city" | "field" | "temple";

/** One entry of a tile's `features`, at the same index. */
export interface Segment {
  kind: SegmentKind;
  edges: readonly Edge[];
  halves: readonly Half[];
  scrolls: number;
  oases: number;
  sheep: number;
  wolves: number;
  /** What closes a road that reaches one edge only. */
  end?: "junction" | "city" | "temple";
}

export interface TileKind {
  id: string;
  count: number;
  start: boolean;
  segments: readonly Segment[];
}

export type TileSet = ReadonlyMap<string, TileKind>;

const EDGES = ["N", "E", "S", "W"];
const HALVES = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"];

interface RawFeature {
  kind: SegmentKind;
  edges?: string[];
  half_edges?: string[];
  scrolls?: number;
  oases?: number;
  sheep?: number;
  wolves?: number;
  end?: "junction" | "city" | "temple";
}

interface RawTile {
  id: string;
  count: number;
  start?: boolean;
  features: RawFeature[];
}

/** A segment out of its entry in the file. */
function readSegment(raw: RawFeature): Segment {
  return {
    kind: raw.kind,
    edges: (raw.edges ?? []).map((name) => EDGES.indexOf(name) as Edge),
    halves: (raw.half_edges ?? []).map((name) => HALVES.indexOf(name) as Half),
    scrolls: raw.scrolls ?? 0,
    oases: raw.oases ?? 0,
    sheep: raw.sheep ?? 0,
    wolves: raw.wolves ?? 0,
    ...(raw.end && { end: raw.end }),
  };
}

/** A tile kind out of its entry in the file, which the server has checked. */
export function readKind(raw: RawTile): TileKind {
  return {
    id: raw.id,
    count: raw.count,
    start: raw.start === true,
    segments: raw.features.map(readSegment),
  };
}

const sets = new WeakMap<object, TileSet>();

/** All kinds of a component file by id; the same file gives the same set. */
export function readTileSet(components: JsonObject): TileSet {
  let set = sets.get(components);
  if (!set) {
    set = new Map((components.tiles as RawTile[]).map((raw) => [raw.id, readKind(raw)]));
    sets.set(components, set);
  }
  return set;
}

/** The segments as they lie after turning the tile. */
export function turnedSegments(kind: TileKind, rotation: Rotation): Segment[] {
  return kind.segments.map((segment) => ({
    ...segment,
    edges: segment.edges.map((edge) => ((edge + rotation) % 4) as Edge),
    halves: segment.halves.map((half) => ((half + 2 * rotation) % 8) as Half),
  }));
}
