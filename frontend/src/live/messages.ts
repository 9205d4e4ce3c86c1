/** The frames of the live protocol (`docs/protocol.md`, "Live"). */
import type { Clock, Table } from "../api/types";
import type { Action, GameEvent, JsonObject } from "../games/module";

/** An action on its way, sent again under the same key until it is answered. */
export interface PendingAct {
  key: string;
  game: string;
  version: number;
  action: Action;
}

export type ClientMessage =
  | { t: "watch"; game: string; since?: number }
  | { t: "watch"; lobby: true }
  | { t: "unwatch"; game: string }
  | { t: "unwatch"; lobby: true }
  | ({ t: "act" } & PendingAct)
  | { t: "ping" };

export interface PatchMessage {
  t: "patch";
  game: string;
  from: number;
  version: number;
  patch: JsonObject;
  events: GameEvent[];
  seat: number;
  action: Action;
  at?: string;
}

export interface ErrorMessage {
  t: "error";
  code: string;
  detail: string;
  reason?: string;
  key?: string;
  version?: number;
  game?: string;
}

export type ServerMessage =
  | { t: "hello"; identity?: string; server: string }
  | { t: "table"; game: string; table: Table }
  | { t: "view"; game: string; version: number; view: JsonObject }
  | PatchMessage
  | { t: "clock"; game: string; clock: Clock }
  | { t: "lobby"; tables: Record<string, Table> }
  | { t: "lobby_patch"; patch: JsonObject }
  | { t: "ack"; key: string; version: number }
  | ErrorMessage
  | { t: "pong" };
