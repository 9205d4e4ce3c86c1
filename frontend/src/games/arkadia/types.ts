/** What the server sends of a game of Arkadia, as `docs/arkadia-view.md` describes it. */
import type { GameEvent, JsonObject, Preview } from "../module";

export const families = ["red", "olive", "black", "silver"] as const;
export type Family = (typeof families)[number];
/** A number for every family. */
export type ByFamily = Record<Family, number>;
export type SomeByFamily = Partial<ByFamily>;

/** `[row, column]`, zero-based from the top left of the board. */
export type Cell = readonly [row: number, column: number];
/** A square as a key of maps: `"row,column"`. */
export type CellKey = string;
/** `"type:family"`. */
export type Card = string;
/** A building's number, or `lot`: what workers are set beside. */
export type Site = string;
export type Phase = "main" | "castle" | "draw" | "banner" | "over";
export type DrawSource = "deck" | number;

export interface BoardPlan {
  rows: number;
  cols: number;
  camps: Cell[];
  /** Squares that are no part of the board; absent if all are. */
  blocked?: Cell[];
}

export interface Lot {
  row: number;
  col: number;
  rows: number;
  cols: number;
  courtyard: Cell[];
}

export interface CastleSquare {
  printed?: Family;
  floors: Partial<Record<"1" | "2" | "3", Family>>;
  top?: Family;
}

export interface Building {
  type: string;
  family: Family;
  cells: Cell[];
  by?: number;
  completed?: number;
  seal?: number;
}

export interface Screen {
  own: number;
  neutral: number;
  seals: ByFamily;
  gold: number;
}

export interface Player {
  banners: number;
  hand_size: number;
  resigned?: boolean;
  screen?: Screen;
}

export interface WorkerChoice {
  own: number;
  neutral: number;
  /** Free squares at each site, as `row * cols + column`. */
  at: Record<Site, number[]>;
}

export interface Legal {
  /** By type and way, a number of bits a row (`docs/arkadia-view.md`). */
  build?: Record<string, number[][]>;
  place_workers?: WorkerChoice;
  skip?: boolean;
  place_castle?: { families: Family[]; squares: number[] };
  draw?: { deck?: boolean; face_up: number[] };
  use_banner?: SomeByFamily;
  end_turn?: boolean;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: "finished" | "stalled" | "resigned";
  breakdown: Partial<Record<"banner" | "final", number>>[];
}

export interface Evaluation {
  seat: number;
  gold: number;
  seals: SomeByFamily;
}

export interface View {
  game: "arkadia";
  phase: Phase;
  to_act?: number;
  turn: number;
  board: BoardPlan;
  /** Every way each type may lie, in the order a building turns. */
  shapes: Record<string, Cell[][]>;
  lot: Lot;
  castle: Record<CellKey, CastleSquare>;
  floor: number;
  pools: Record<string, ByFamily>;
  values: ByFamily;
  /** A family's value from the action with that number on. */
  history: Record<Family, Record<string, number>>;
  evaluations: Record<string, Evaluation>;
  buildings: Record<string, Building>;
  workers: Record<CellKey, number | "neutral">;
  players: Record<string, Player>;
  hand?: Card[];
  face_up: Record<string, Card>;
  deck: number;
  supply: { neutral: number; workers: Record<string, number>; buildings: Record<string, number> };
  due?: number;
  skipped?: number;
  end_turn?: number;
  last_turns?: Record<string, boolean>;
  legal?: Legal;
  outcome?: Outcome;
}

export interface Completion {
  family: Family;
  /** Seals for workers, by seat. */
  pays: Record<string, number>;
  /** Who takes the seal that lies on it. */
  seal: number;
}

/** The game's own notes in an answer to a preview; each absent where there is nothing to tell. */
export interface Notes {
  completed?: Record<string, Completion>;
  camps?: Cell[];
  neutral_workers?: number;
  due?: number;
  values?: SomeByFamily;
  gold?: number;
  events: GameEvent[];
}

/** The view as this game's own type: the server's contract is what vouches for it. */
export function viewOf(view: JsonObject): View {
  return view as unknown as View;
}

export function notesOf(preview: Preview): Notes {
  return preview as unknown as Notes;
}

export interface CardParts {
  type: string;
  family: Family;
}

export function cardParts(card: Card): CardParts {
  const [type = "", family = "red"] = card.split(":");
  return { type, family: family as Family };
}
