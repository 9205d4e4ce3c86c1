/**
 * The seam between the client's shell and a game: everything the shell needs of a game, and nothing else.
 * A game lives in `src/games/<kind>/` and exports one `GameModule`; `src/games/registry.ts` lists them.
 */
import type { ComponentType, FunctionComponent } from "preact";

import type { Table } from "../api/types";

export type Json = unknown;
export type JsonObject = { [key: string]: Json };
export type Action = JsonObject & { type: string };
export type GameEvent = JsonObject & { type: string; n: number };

/** One accepted action with what it caused, as this viewer may see it. */
export interface Entry {
  n: number;
  seat: number;
  action: Action;
  events: GameEvent[];
  at?: string;
}

/** What would follow if the viewer acted so (`POST /games/{id}/preview`). */
export interface Preview {
  version: number;
  legal?: JsonObject;
  events: GameEvent[];
  [notes: string]: Json;
}

/** Error code of the server, to be translated with `errorText`. */
export class ActError extends Error {
  constructor(
    readonly code: string,
    readonly reason: string | undefined,
    detail: string,
  ) {
    super(detail);
  }
}

/** What the shell hands to a game's play area. All of it changes by new props, never in place. */
export interface GameProps<View extends JsonObject = JsonObject> {
  table: Table;
  view: View;
  version: number;
  /** The viewer's seat, undefined for spectators. */
  mySeat: number | undefined;
  /** The whole log so far, oldest first. */
  entries: readonly Entry[];
  /** The component file of this game (`GET /games/{id}/components`). */
  components: JsonObject;
  /** False while the connection is down; acting is still allowed and sent once it is back. */
  online: boolean;
  /** Resolves once the server has saved it; rejects with ActError. Safe against resends. */
  act(action: Action): Promise<void>;
  /** Rejects with ActError. */
  preview(actions: readonly Action[]): Promise<Preview>;
}

export interface GameModule {
  kind: string;
  /** Message key of the game's name. */
  nameKey: string;
  /** A drawn picture for the lobby, decorative. */
  Picture: FunctionComponent;
  /** The play area: fills its container, handles its own panels below 700 px width. */
  Play: ComponentType<GameProps>;
  /** The rules in our own words with drawn examples, in the present language. */
  Help: FunctionComponent;
  /** Message keys of option titles by option name, for the new-table form. */
  optionKeys: Record<string, string>;
  /** CSS colour of a player colour name, in light and dark surroundings alike. */
  colourOf(colour: string): string;
}
