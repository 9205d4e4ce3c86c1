/** The Ark's view, legal actions, features and events as `docs/protocol.md` has them. */
import type { GameEvent } from "../module";
import type { Rotation, SegmentKind } from "./tile/kinds";

/** A place on the board, "x,y": x grows to the east, y to the south. */
export type Cell = string;
export type PieceKind = "follower" | "prophet";
export type Phase = "place_tile" | "second_action" | "place_ark" | "over";

export interface Placed {
  tile: string;
  rotation: Rotation;
}

export interface Piece {
  seat: number;
  kind: PieceKind;
  segment: number;
}

export interface PlayerState {
  points: number;
  followers: number;
  /** Whether the prophet is still in supply. */
  prophet?: boolean;
  resigned?: boolean;
}

export interface SecondLegal {
  follower?: number[];
  prophet?: number[];
  move_ark?: { x: number; y: number; steps: number };
  pass?: boolean;
}

export interface Legal extends SecondLegal {
  place_tile?: Record<Cell, Rotation[]>;
  place_ark?: Cell[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: "finished" | "stalled" | "resigned";
  breakdown: Record<string, number>[];
}

export interface ArkView {
  game: "ark";
  phase: Phase;
  to_act?: number;
  turn: number;
  board: Record<Cell, Placed>;
  pieces: Record<Cell, Piece>;
  ark?: { x: number; y: number };
  players: Record<string, PlayerState>;
  /** The tile to be placed by `to_act`. */
  tile?: string;
  /** Under `draw_ahead`: the viewer's own next tile. */
  hand?: string;
  holding?: Record<string, true>;
  placed?: { x: number; y: number };
  stack: number;
  /** How many tiles of each kind the viewer has not seen yet. */
  kinds: Record<string, number>;
  removed: Record<string, number>;
  legal?: Legal;
  outcome?: Outcome;
}

/** A whole road, city, field or temple as a preview tells it. */
export interface Feature {
  kind: SegmentKind;
  /** "x,y:segment" of each part. */
  cells: string[];
  open: number;
  complete: boolean;
  worth: number;
  pieces: Record<string, { followers: number; prophets: number }>;
  owners: number[];
  sheep?: number;
  wolves?: number;
  scrolls?: number;
  oases?: number;
}

export type Features = Record<string, Feature>;

export interface PointsEvent extends GameEvent {
  type: "points";
  reason: string;
  seat: number;
  points: number;
  tiles: [number, number][];
}

export function isPoints(event: GameEvent): event is PointsEvent {
  return event.type === "points";
}

/** In the order in which they are scored; the reasons of points. */
export const REASONS = [
  "ark",
  "road",
  "city",
  "temple",
  "unfinished_temple",
  "unfinished_road",
  "unfinished_city",
  "field",
] as const;

export function cellOf(x: number, y: number): Cell {
  return `${x},${y}`;
}

export function xyOf(cell: Cell): [number, number] {
  const [x, y] = cell.split(",").map(Number);
  return [x as number, y as number];
}

/** The four cells around a cell, clockwise from the north. */
export function around(cell: Cell): Cell[] {
  const [x, y] = xyOf(cell);
  return [cellOf(x, y - 1), cellOf(x + 1, y), cellOf(x, y + 1), cellOf(x - 1, y)];
}

/** The feature that a part of the board belongs to. */
export function featureAt(features: Features | undefined, cell: Cell, segment: number): Feature | undefined {
  const part = `${cell}:${segment}`;
  return Object.values(features ?? {}).find((feature) => feature.cells.includes(part));
}

/** The cell and segment of one part of a feature. */
export function partOf(part: string): { cell: Cell; segment: number } {
  const [cell, segment] = part.split(":");
  return { cell: cell as Cell, segment: Number(segment) };
}
