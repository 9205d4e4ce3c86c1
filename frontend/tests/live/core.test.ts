import { beforeEach, describe, expect, test } from "vitest";

import type { Table } from "../../src/api/types";
import type { Action, Entry } from "../../src/games/module";
import { type Answer, type GameState, LiveCore, type Surroundings } from "../../src/live/core";
import type { ClientMessage, PatchMessage, PendingAct } from "../../src/live/messages";

const pass: Action = { type: "pass" };

function table(id: string, more: Partial<Table> = {}): Table {
  return {
    id,
    kind: "ark",
    status: "running",
    visibility: "public",
    options: {},
    terms: { bot_pace: 1 },
    seat_count: 2,
    host: "h",
    commitment: "00",
    created_at: "2026-12-01T10:00:00Z",
    version: 0,
    seats: {},
    watchers: 0,
    you: { host: false, admitted: true },
    ...more,
  };
}

function patch(version: number, change: Record<string, unknown>, from = version - 1): PatchMessage {
  return { t: "patch", game: "g", from, version, patch: change, events: [], seat: 0, action: pass };
}

const entry = (n: number): Entry => ({ n, seat: 0, action: pass, events: [] });

/** Records what the core does to its surroundings. */
class Recorder implements Surroundings {
  sent: ClientMessage[] = [];
  game: GameState | undefined;
  lobby: Readonly<Record<string, Table>> | undefined;
  pending: readonly PendingAct[] = [];
  answers: Record<string, Answer> = {};
  later = 0;
  identity: string | undefined;
  needed: { id: string; since: number }[] = [];

  send = (message: ClientMessage) => {
    this.sent.push(message);
  };
  gameChanged = (_id: string, state: GameState) => {
    this.game = state;
  };
  lobbyChanged = (tables: Readonly<Record<string, Table>> | undefined) => {
    this.lobby = tables;
  };
  pendingChanged = (pending: readonly PendingAct[]) => {
    this.pending = pending;
  };
  answered = (key: string, answer: Answer) => {
    this.answers[key] = answer;
  };
  greeted = (identity: string | undefined) => {
    this.identity = identity;
  };
  tryLater = () => {
    this.later += 1;
  };
  needEntries = (id: string, since: number) => {
    this.needed.push({ id, since });
  };

  take(): ClientMessage[] {
    return this.sent.splice(0);
  }
}

let out: Recorder;
let core: LiveCore;

beforeEach(() => {
  out = new Recorder();
  core = new LiveCore(out);
});

/** A core that is connected and shows game g at version 3. */
function watching(): void {
  core.watch("g");
  core.opened();
  core.received({ t: "view", game: "g", version: 3, view: { points: { "0": 1 } } });
  core.entriesArrived("g", [entry(1), entry(2), entry(3)]);
  out.take();
}

describe("watching a game", () => {
  test("asks for it once connected", () => {
    core.watch("g");
    expect(out.take()).toEqual([]);
    core.opened();
    expect(out.take()).toEqual([{ t: "watch", game: "g" }]);
  });

  test("shows the view and fetches the log behind it", () => {
    core.watch("g");
    core.opened();
    core.received({ t: "view", game: "g", version: 2, view: { a: 1 } });
    expect(out.game).toMatchObject({ version: 2, view: { a: 1 }, entries: [] });
    expect(out.needed).toEqual([{ id: "g", since: 0 }]);
    core.entriesArrived("g", [entry(1), entry(2)]);
    expect(out.game?.entries.map(({ n }) => n)).toEqual([1, 2]);
  });

  test("applies patches in order and appends their log entries", () => {
    watching();
    core.received(patch(4, { points: { "1": 5 } }));
    core.received(patch(5, { points: { "0": null } }));
    expect(out.game).toMatchObject({ version: 5, view: { points: { "1": 5 } } });
    expect(out.game?.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    expect(out.take()).toEqual([]);
  });

  test("a patch seen before changes nothing", () => {
    watching();
    core.received(patch(3, { points: { "0": 99 } }));
    expect(out.game?.view).toEqual({ points: { "0": 1 } });
    expect(out.take()).toEqual([]);
  });

  test("after a gap it asks again, once, with the version it has", () => {
    watching();
    core.received(patch(6, { points: { "0": 6 } }));
    core.received(patch(7, { points: { "0": 7 } }));
    expect(out.take()).toEqual([{ t: "watch", game: "g", since: 3 }]);
    expect(out.game).toMatchObject({ version: 3 });
    for (const version of [4, 5, 6, 7]) core.received(patch(version, { points: { "0": version } }));
    expect(out.game).toMatchObject({ version: 7, view: { points: { "0": 7 } } });
  });

  test("a whole view may answer the gap, and the log's hole is fetched", () => {
    watching();
    core.received(patch(9, {}));
    core.received({ t: "view", game: "g", version: 9, view: { points: { "0": 9 } } });
    expect(out.game).toMatchObject({ version: 9, view: { points: { "0": 9 } } });
    expect(out.needed.at(-1)).toEqual({ id: "g", since: 3 });
    core.received(patch(10, {}));
    core.entriesArrived("g", [4, 5, 6, 7, 8, 9].map(entry));
    expect(out.game?.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("a log that could not be fetched is asked for again with the next change", () => {
    core.watch("g");
    core.opened();
    core.received({ t: "view", game: "g", version: 2, view: {} });
    core.entriesFailed("g");
    core.received(patch(3, {}));
    expect(out.needed).toEqual([
      { id: "g", since: 0 },
      { id: "g", since: 0 },
    ]);
  });

  test("a view that is older than ours and was not asked for is ignored", () => {
    watching();
    core.received({ t: "view", game: "g", version: 2, view: {} });
    expect(out.game).toMatchObject({ version: 3 });
  });

  test("reconnecting asks for what happened since", () => {
    watching();
    core.closed();
    core.opened();
    expect(out.take()).toEqual([{ t: "watch", game: "g", since: 3 }]);
  });

  test("tables follow as they change, and an error tells why there is nothing", () => {
    watching();
    core.received({ t: "table", game: "g", table: table("g", { watchers: 2 }) });
    expect(out.game?.table?.watchers).toBe(2);
    core.received({ t: "error", game: "g", code: "not_found", detail: "no such table" });
    expect(out.game?.error).toBe("not_found");
  });

  test("what the server cannot show just now is asked for again in a while", () => {
    core.watch("g");
    core.watchLobby();
    core.opened();
    out.take();
    core.received({ t: "error", game: "g", code: "unavailable", detail: "" });
    expect(out.game?.error).toBeUndefined();
    core.again();
    expect(out.take()).toEqual([
      { t: "watch", lobby: true },
      { t: "watch", game: "g" },
    ]);
    core.received({ t: "lobby", tables: {} });
    core.received({ t: "view", game: "g", version: 0, view: {} });
    core.again();
    expect(out.take()).toEqual([]);
  });

  test("another identity never sees the old one's view", () => {
    watching();
    core.closed();
    core.identityChanged();
    core.opened();
    expect(out.take()).toEqual([{ t: "watch", game: "g" }]);
    core.received({ t: "table", game: "g", table: table("g") });
    expect(out.game?.view).toBeUndefined();
  });

  test("what is no longer watched is no longer told", () => {
    watching();
    core.unwatch("g");
    expect(out.take()).toEqual([{ t: "unwatch", game: "g" }]);
    core.received(patch(4, { points: {} }));
    expect(out.game).toMatchObject({ version: 3 });
    expect(core.wanted).toBe(false);
  });
});

describe("acting", () => {
  test("sends the action with its key at the present version", () => {
    watching();
    core.act("g", "k1", pass);
    expect(out.take()).toEqual([{ t: "act", game: "g", key: "k1", version: 3, action: pass }]);
    core.received({ t: "ack", key: "k1", version: 4 });
    expect(out.answers.k1).toEqual({ ok: true, version: 4 });
    expect(out.pending).toEqual([]);
  });

  test("an act made offline is sent once connected", () => {
    watching();
    core.closed();
    core.act("g", "k1", pass);
    expect(out.take()).toEqual([]);
    core.opened();
    expect(out.take()).toContainEqual({ t: "act", game: "g", key: "k1", version: 3, action: pass });
  });

  test("an unanswered act is sent again with the same key after every reconnect", () => {
    watching();
    core.act("g", "k1", pass);
    const [first] = out.take();
    for (let loss = 0; loss < 3; loss++) {
      core.closed();
      core.opened();
      expect(out.take().filter(({ t }) => t === "act")).toEqual([first]);
    }
    core.received({ t: "ack", key: "k1", version: 4 });
    core.closed();
    core.opened();
    expect(out.take().filter(({ t }) => t === "act")).toEqual([]);
  });

  test("an act unanswered before a reload is sent by the next page", () => {
    watching();
    core.act("g", "k1", pass);
    const reloaded = new LiveCore(out, out.pending);
    out.take();
    expect(reloaded.wanted).toBe(true);
    reloaded.opened();
    expect(out.take()).toEqual([{ t: "act", game: "g", key: "k1", version: 3, action: pass }]);
  });

  test("an act right after an acknowledged one counts on it, though its patch is still to come", () => {
    watching();
    core.act("g", "k1", pass);
    core.received({ t: "ack", key: "k1", version: 4 });
    core.act("g", "k2", pass);
    expect(out.take().at(-1)).toMatchObject({ key: "k2", version: 4 });
  });

  test("an act counts on those on their way, whether or not their patch came before the answer", () => {
    watching();
    core.act("g", "k1", pass);
    core.act("g", "k2", pass);
    core.received(patch(4, {}));
    core.act("g", "k3", pass);
    expect(out.take().map((message) => "version" in message && message.version)).toEqual([3, 4, 5]);
  });

  test("a refusal is told to whoever acted and not repeated", () => {
    watching();
    core.act("g", "k1", pass);
    core.received({ t: "error", key: "k1", code: "illegal_action", reason: "does_not_fit", detail: "" });
    expect(out.answers.k1).toMatchObject({ ok: false, error: { reason: "does_not_fit" } });
    expect(out.pending).toEqual([]);
    expect(out.game?.error).toBeUndefined();
  });

  test.each(["unavailable", "rate_limited"])("%s is no answer: the act is sent again in a while", (code) => {
    watching();
    core.act("g", "k1", pass);
    const [first] = out.take();
    core.received({ t: "error", key: "k1", game: "g", code, detail: "" });
    expect(out.later).toBe(1);
    expect(out.answers).toEqual({});
    core.again();
    expect(out.take()).toEqual([first]);
  });

  test("an answer to somebody else's key is ignored", () => {
    watching();
    core.received({ t: "ack", key: "other tab", version: 9 });
    expect(out.answers).toEqual({});
  });
});

test("the greeting tells who the server takes us for", () => {
  core.received({ t: "hello", identity: "anna", server: "1" });
  expect(out.identity).toBe("anna");
  core.received({ t: "hello", server: "1" });
  expect(out.identity).toBeUndefined();
});

describe("the lobby", () => {
  test("comes whole and then in patches", () => {
    core.watchLobby();
    core.opened();
    expect(out.take()).toEqual([{ t: "watch", lobby: true }]);
    core.received({ t: "lobby", tables: { a: table("a") } });
    core.received({ t: "lobby_patch", patch: { a: { watchers: 3 }, b: table("b") } });
    expect(Object.keys(out.lobby ?? {})).toEqual(["a", "b"]);
    expect(out.lobby?.a?.watchers).toBe(3);
    core.received({ t: "lobby_patch", patch: { a: null } });
    expect(Object.keys(out.lobby ?? {})).toEqual(["b"]);
  });

  test("patches without a whole before them, and after leaving, are ignored", () => {
    core.watchLobby();
    core.opened();
    core.received({ t: "lobby_patch", patch: { b: table("b") } });
    expect(out.lobby).toBeUndefined();
    core.received({ t: "lobby", tables: {} });
    core.unwatchLobby();
    core.received({ t: "lobby", tables: { a: table("a") } });
    expect(out.lobby).toBeUndefined();
  });
});
