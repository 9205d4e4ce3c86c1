/** The readable names of what `docs/protocol.md` sends; absent means absent, there are no nulls. */

export interface Identity {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
  language?: string;
}

export interface Seat {
  identity: string;
  name: string;
  colour: string;
  connected: boolean;
  resigned?: boolean;
  /** A bot account: a program acts for the identity. */
  program?: boolean;
}

export type TableStatus = "open" | "running" | "finished" | "closed";
export type Visibility = "public" | "link";
export type Options = Record<string, unknown>;

export interface Table {
  id: string;
  kind: string;
  status: TableStatus;
  visibility: Visibility;
  options: Options;
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
  /** A component file in place of the built-in one. */
  components?: Record<string, unknown>;
}
