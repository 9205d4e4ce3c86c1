/** The readable names of what `docs/protocol.md` sends; absent means absent, there are no nulls. */

export interface Identity {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
  language?: string;
}

export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

export interface Seat {
  /** Absent for a bot of the server's own. */
  identity?: string;
  name: string;
  colour: string;
  connected: boolean;
  resigned?: boolean;
  /** A bot account: a program acts for the identity. */
  program?: boolean;
  /** A bot of this level acts for the seat. */
  bot?: Level;
  /** Until the present turn is over, or until its owner is back; for good if absent. */
  bot_until?: "turn" | "return";
}

export type ClockKind = { kind: "live"; minutes: number; increment: number } | { kind: "days"; days: number };
export type WhenOut = "bot_turn" | "bot_seat" | "resign";
export type ClockTerms = ClockKind & { when_out: WhenOut; bot: Level };

export interface Terms {
  /** Seconds that a bot waits before it acts. */
  bot_pace: number;
  clock?: ClockTerms;
}

export type TableStatus = "open" | "running" | "finished" | "closed";
export type Visibility = "public" | "link";
export type Options = Record<string, unknown>;

/** The clock of a running game, as it stood at the server's time `now`. */
export interface Clock {
  now: string;
  /** When the time of the seat to act is up; absent while a bot acts. */
  out?: string;
  /** Milliseconds that each seat had left when the turn began; absent where every turn has its days. */
  banks?: Record<string, number>;
}

export interface Table {
  id: string;
  kind: string;
  status: TableStatus;
  visibility: Visibility;
  options: Options;
  terms: Terms;
  seat_count: number;
  /** The identity of whoever opened it. */
  host: string;
  /** SHA-256 of the server's seed of the shuffle, 64 hex digits. */
  commitment: string;
  created_at: string;
  started_at?: string;
  finished_at?: string;
  /** The number of actions so far. */
  version: number;
  to_act?: number;
  /** The table of the rematch. */
  next?: string;
  custom_components?: boolean;
  /** By seat number; empty seats are absent. */
  seats: Record<string, Seat>;
  watchers: number;
  clock?: Clock;
  you: { seat?: number; host: boolean; admitted: boolean };
}

export interface GameOffer {
  kind: string;
  rules: number;
  players: { min: number; max: number };
  minutes: { min: number; max: number };
  colours: string[];
  /** JSON Schema (2020-12) of the table options. */
  options_schema: Record<string, unknown>;
}

export type { Entry } from "../games/module";

export interface NewTable {
  kind: string;
  seats: number;
  options: Options;
  visibility: Visibility;
  terms?: Terms;
  /** Bots, which get the last seats. */
  bots?: Level[];
  /** A component file in place of the built-in one. */
  components?: Record<string, unknown>;
}

/** A game against bots that starts at once. */
export interface NewGame {
  kind: string;
  bots: Level[];
}
