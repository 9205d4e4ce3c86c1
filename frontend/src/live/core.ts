/**
 * The client's side of the live protocol without a socket, a clock or a page: messages in, messages out.
 *
 * What it promises: the view of a watched game is always exactly one the server sent, or one reached from
 * it by an unbroken chain of patches; an act is sent again under its key after every reconnect until the
 * server answers it; the log has no holes.
 */
import type { Table } from "../api/types";
import type { Action, Entry, JsonObject } from "../games/module";
import { Log } from "./log";
import { mergePatch } from "./merge";
import type { ClientMessage, ErrorMessage, PatchMessage, PendingAct, ServerMessage } from "./messages";

/** What is known of a watched game; a new object with every change. */
export interface GameState {
  table?: Table;
  view?: JsonObject;
  /** Number of actions behind `view`. */
  version: number;
  entries: readonly Entry[];
  /** Why the server will not show this game. */
  error?: string;
}

export type Answer = { ok: true; version: number } | { ok: false; error: ErrorMessage };

/** What the core has done for it, or tells, from outside. */
export interface Surroundings {
  send(message: ClientMessage): void;
  gameChanged(id: string, state: GameState): void;
  lobbyChanged(tables: Readonly<Record<string, Table>> | undefined): void;
  /** Unanswered acts, to be kept where they survive a reload. */
  pendingChanged(pending: readonly PendingAct[]): void;
  answered(key: string, answer: Answer): void;
  /** Who the server takes us for on this connection, undefined for nobody it knows. */
  greeted(identity: string | undefined): void;
  /** The server could not do something just now: call `again` in a while. */
  tryLater(): void;
  /** Entries after number `since` are missing: fetch them and call `entriesArrived` or `entriesFailed`. */
  needEntries(id: string, since: number): void;
}

/** Refusals that do not judge what was asked: the same may succeed a little later. */
const PASSING: readonly string[] = ["rate_limited", "unavailable"];

class Watched {
  state: GameState = { version: 0, entries: [] };
  readonly log = new Log();
  /** A `watch` is on its way, patches out of order are not followed by another. */
  asking = false;
  fetching = false;
  /** The server could not show it just now. */
  failed = false;
  /** The highest version an `ack` told of; may run ahead of the view. */
  acked = 0;
}

export class LiveCore {
  readonly #out: Surroundings;
  readonly #games = new Map<string, Watched>();
  #pending: readonly PendingAct[];
  #lobby: Record<string, Table> | undefined;
  #lobbyWanted = false;
  #open = false;

  constructor(out: Surroundings, unanswered: readonly PendingAct[] = []) {
    this.#out = out;
    this.#pending = unanswered;
  }

  /** Whether there is any reason to be connected. */
  get wanted(): boolean {
    return this.#lobbyWanted || this.#games.size > 0 || this.#pending.length > 0;
  }

  /** The connection is up: ask for everything watched and send again what was never answered. */
  opened(): void {
    this.#open = true;
    if (this.#lobbyWanted) this.#out.send({ t: "watch", lobby: true });
    for (const [id, game] of this.#games) this.#ask(id, game);
    for (const act of this.#pending) this.#out.send({ t: "act", ...act });
  }

  closed(): void {
    this.#open = false;
    for (const game of this.#games.values()) game.asking = false;
  }

  /** Asks once more for what the server could not do when it was asked. */
  again(): void {
    if (!this.#open) return;
    if (this.#lobbyWanted && !this.#lobby) this.#out.send({ t: "watch", lobby: true });
    for (const [id, game] of this.#games) if (game.failed) this.#ask(id, game);
    for (const act of this.#pending) this.#out.send({ t: "act", ...act });
  }

  /** Forgets all views, for they were made for somebody else, and stays interested in the same games. */
  identityChanged(): void {
    for (const [id, old] of [...this.#games]) {
      const fresh = new Watched();
      if (old.state.table) fresh.state = { ...fresh.state, table: old.state.table };
      this.#games.set(id, fresh);
    }
  }

  watch(id: string): void {
    if (this.#games.has(id)) return;
    const game = new Watched();
    this.#games.set(id, game);
    if (this.#open) this.#ask(id, game);
  }

  unwatch(id: string): void {
    if (this.#games.delete(id) && this.#open) this.#out.send({ t: "unwatch", game: id });
  }

  watchLobby(): void {
    if (this.#lobbyWanted) return;
    this.#lobbyWanted = true;
    if (this.#open) this.#out.send({ t: "watch", lobby: true });
  }

  unwatchLobby(): void {
    this.#lobbyWanted = false;
    this.#setLobby(undefined);
    if (this.#open) this.#out.send({ t: "unwatch", lobby: true });
  }

  /**
   * Sends an action, now or once connected. Several may be on their way: each counts on those before it,
   * and is refused as stale if one of them is.
   */
  act(id: string, key: string, action: Action): void {
    const game = this.#games.get(id);
    const before = this.#pending.filter((act) => act.game === id).map((act) => act.version + 1);
    const version = Math.max(game?.state.version ?? 0, game?.acked ?? 0, ...before);
    const act: PendingAct = { key, game: id, version, action };
    this.#setPending([...this.#pending, act]);
    if (this.#open) this.#out.send({ t: "act", ...act });
  }

  received(message: ServerMessage): void {
    switch (message.t) {
      case "hello":
        this.#out.greeted(message.identity);
        return;
      case "table":
        this.#update(message.game, { table: message.table });
        this.#checkLog(message.game);
        return;
      case "view":
        this.#view(message.game, message.version, message.view);
        return;
      case "patch":
        this.#patch(message);
        return;
      case "clock": {
        const table = this.#games.get(message.game)?.state.table;
        if (table) this.#update(message.game, { table: { ...table, clock: message.clock } });
        return;
      }
      case "lobby":
        if (this.#lobbyWanted) this.#setLobby(message.tables);
        return;
      case "lobby_patch":
        if (this.#lobby) this.#setLobby(mergePatch(this.#lobby, message.patch) as Record<string, Table>);
        return;
      case "ack":
        this.#answer(message.key, { ok: true, version: message.version });
        return;
      case "error":
        this.#refused(message);
        return;
    }
  }

  entriesArrived(id: string, entries: readonly Entry[]): void {
    const game = this.#games.get(id);
    if (!game) return;
    game.fetching = false;
    const before = game.log.last;
    game.log.add(entries);
    this.#update(id, { entries: game.log.entries });
    if (game.log.last > before) this.#checkLog(id);
  }

  entriesFailed(id: string): void {
    const game = this.#games.get(id);
    if (game) game.fetching = false;
  }

  #refused(error: ErrorMessage): void {
    const { key, code } = error;
    const game = error.game === undefined ? undefined : this.#games.get(error.game);
    if (PASSING.includes(code)) {
      if (game && key === undefined) game.failed = true;
      this.#out.tryLater();
    } else if (key !== undefined) this.#answer(key, { ok: false, error });
    else if (error.game !== undefined) this.#update(error.game, { error: code });
  }

  #ask(id: string, game: Watched): void {
    game.asking = true;
    game.failed = false;
    this.#out.send({ t: "watch", game: id, ...(game.state.view ? { since: game.state.version } : {}) });
  }

  #view(id: string, version: number, view: JsonObject): void {
    const game = this.#games.get(id);
    if (!game || (version < game.state.version && !game.asking)) return;
    game.asking = false;
    this.#update(id, { view, version });
    this.#checkLog(id);
  }

  #patch({ game: id, from, version, patch, events, seat, action, at }: PatchMessage): void {
    const game = this.#games.get(id);
    if (!game || version <= game.state.version) return;
    if (!game.state.view || from !== game.state.version) {
      if (!game.asking) this.#ask(id, game);
      return;
    }
    game.asking = false;
    game.log.add([{ n: version, seat, action, events, ...(at === undefined ? {} : { at }) }]);
    const view = mergePatch(game.state.view, patch) as JsonObject;
    this.#update(id, { view, version, entries: game.log.entries });
    this.#checkLog(id);
  }

  #checkLog(id: string): void {
    const game = this.#games.get(id);
    if (!game || game.fetching || game.log.last >= game.state.version) return;
    game.fetching = true;
    this.#out.needEntries(id, game.log.last);
  }

  #update(id: string, change: Partial<GameState>): void {
    const game = this.#games.get(id);
    if (!game) return;
    const { error: _resolved, ...rest } = game.state;
    game.state = { ...rest, ...change };
    this.#out.gameChanged(id, game.state);
  }

  #answer(key: string, answer: Answer): void {
    const act = this.#pending.find((pending) => pending.key === key);
    if (!act) return;
    const game = this.#games.get(act.game);
    if (game && answer.ok) game.acked = Math.max(game.acked, answer.version);
    this.#setPending(this.#pending.filter((pending) => pending !== act));
    this.#out.answered(key, answer);
  }

  #setPending(pending: readonly PendingAct[]): void {
    this.#pending = pending;
    this.#out.pendingChanged(pending);
  }

  #setLobby(tables: Record<string, Table> | undefined): void {
    this.#lobby = tables;
    this.#out.lobbyChanged(tables);
  }
}
