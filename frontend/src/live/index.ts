/** What is live, as signals: the connection, the lobby, and every game somebody on this page looks at. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { fetchEntries } from "../api";
import type { Table } from "../api/types";
import { ActError, type Action } from "../games/module";
import { randomUuid } from "../random";
import { Connection, type ConnectionState } from "./connection";
import { type Answer, type GameState, LiveCore } from "./core";
import type { PendingAct, ServerMessage } from "./messages";

export type { GameState };

const TRY_LATER_MS = 2_000;
const UNANSWERED = "arkaden.unanswered";

const connectionState = signal<ConnectionState>("idle");
const seenAs = signal<string | null | undefined>(undefined);
const lobbyTables = signal<Readonly<Record<string, Table>> | undefined>(undefined);
const games = new Map<string, { state: Signal<GameState>; watchers: number }>();
const waiting = new Map<string, (answer: Answer) => void>();
let lobbyWatchers = 0;
let later: number | undefined;

/** Who the server takes this page for: an identity, null for nobody, undefined before its first greeting. */
export const greetedAs: ReadonlySignal<string | null | undefined> = seenAs;

/** Where the connection stands. */
export const connection: ReadonlySignal<ConnectionState> = connectionState;

const core = new LiveCore(
  {
    send: (message) => socket.send(JSON.stringify(message)),
    gameChanged: (id, state) => {
      const game = games.get(id);
      if (game) game.state.value = state;
    },
    lobbyChanged: (tables) => {
      lobbyTables.value = tables;
    },
    pendingChanged: keepUnanswered,
    answered: (key, answer) => {
      waiting.get(key)?.(answer);
      waiting.delete(key);
      settle();
    },
    greeted: (identity) => {
      seenAs.value = identity ?? null;
    },
    tryLater: () => {
      clearTimeout(later);
      later = setTimeout(() => core.again(), TRY_LATER_MS);
    },
    needEntries: (id, since) => {
      fetchEntries(id, since).then(
        (entries) => core.entriesArrived(id, entries),
        () => core.entriesFailed(id),
      );
    },
  },
  readUnanswered(),
);

const socket = new Connection(`${location.origin.replace(/^http/, "ws")}/api/v1/live`, {
  opened: () => core.opened(),
  closed: () => core.closed(),
  received: (frame) => core.received(JSON.parse(frame) as ServerMessage),
  stateChanged: (state) => {
    connectionState.value = state;
  },
});

/** Connects if there is a reason to, and lets go if there is none. */
function settle(): void {
  if (core.wanted) socket.start();
  else socket.stop();
}

/** The cookie says somebody else now: views made for the old identity are dropped and asked for again. */
export function identityChanged(): void {
  core.identityChanged();
  socket.restart();
}

/** A game's present state; watches it for as long as the component is shown. */
export function useGame(id: string): GameState {
  const entry = games.get(id) ?? { state: signal<GameState>({ version: 0, entries: [] }), watchers: 0 };
  games.set(id, entry);
  useEffect(() => {
    games.set(id, entry);
    entry.watchers += 1;
    core.watch(id);
    settle();
    return () => {
      entry.watchers -= 1;
      if (entry.watchers > 0) return;
      games.delete(id);
      core.unwatch(id);
      settle();
    };
  }, [id, entry]);
  return entry.state.value;
}

/** The lobby's tables by id, undefined until known; watches them for as long as the component is shown. */
export function useLobby(): Readonly<Record<string, Table>> | undefined {
  useEffect(() => {
    lobbyWatchers += 1;
    core.watchLobby();
    settle();
    return () => {
      lobbyWatchers -= 1;
      if (lobbyWatchers > 0) return;
      core.unwatchLobby();
      settle();
    };
  }, []);
  return lobbyTables.value;
}

/** Acts in a game: resolves once the server has saved it, however long the connection is down. */
export function act(id: string, action: Action): Promise<void> {
  const key = randomUuid();
  return new Promise((resolve, reject) => {
    waiting.set(key, (answer) => {
      if (answer.ok) resolve();
      else reject(new ActError(answer.error.code, answer.error.reason, answer.error.detail));
    });
    core.act(id, key, action);
  });
}

function keepUnanswered(pending: readonly PendingAct[]): void {
  try {
    sessionStorage.setItem(UNANSWERED, JSON.stringify(pending));
  } catch {
    // Storage is switched off: unanswered acts still survive a reconnect, not a reload.
  }
}

function readUnanswered(): readonly PendingAct[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(UNANSWERED) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
