import { beforeAll, describe, expect, test, vi } from "vitest";

import { type LogContext, lastCells, logLines } from "../../../src/games/arkadia/log";
import { statusText } from "../../../src/games/arkadia/panels/status";
import { foreseen } from "../../../src/games/arkadia/turn/foresee";
import type { Action, Entry, GameEvent } from "../../../src/games/module";
import { chooseLanguage } from "../../../src/i18n";
import { position } from "./view";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

const names = (seat: number) => ["Anna", "Bence"][seat] ?? "?";
const context: LogContext = { view: position({}), names };

let count = 0;
function entry(seat: number, action: Action, events: Omit<GameEvent, "n">[] = [], n = ++count): Entry {
  return { n, seat, action, events: events.map((event) => ({ ...event, n }) as GameEvent) };
}

const texts = (entries: readonly Entry[], where: LogContext = context) =>
  logLines(entries, where).map(({ text }) => text);

const build = entry(
  0,
  {
    type: "build",
    card: "farm:red",
    cells: [
      [4, 4],
      [4, 5],
      [4, 6],
    ],
  },
  [{ type: "neutral_workers", seat: 0, count: 1 }],
);
const workers = entry(
  1,
  {
    type: "place_workers",
    own: [
      [2, 4],
      [2, 5],
    ],
    neutral: [[2, 6]],
  },
  [
    { type: "completed", building: 1, cells: [[3, 0]], family: "olive" },
    { type: "seals", seat: 0, family: "olive", count: 2, reason: "payout", building: 1 },
    { type: "seals", seat: 1, family: "olive", count: 1, reason: "building", building: 1 },
  ],
);
const banner = entry(1, { type: "use_banner", seals: { red: 7, silver: 5 } }, [
  { type: "gold", seat: 1, gold: 41, seals: { red: 7, silver: 5 }, reason: "banner" },
]);

describe("the log in English", () => {
  beforeAll(() => chooseLanguage("en"));

  test("tells what was built for whom and what the camps brought", () => {
    expect(texts([build])).toEqual([
      "Anna lays out a farm for the cloth merchants.",
      "Anna takes 1 neutral worker from the tent camps.",
    ]);
  });

  test("tells who was paid for a completed building, and who took its seal", () => {
    expect(texts([workers])).toEqual([
      "Bence introduces 2 own workers and 1 neutral worker.",
      "Completed: the farm.",
      "Anna is paid 2 olive seals.",
      "Bence takes 1 olive seal off the building.",
    ]);
  });

  test("tells what was handed in for how much gold", () => {
    expect(texts([banner])).toEqual([
      "Bence uses a banner and takes own workers for it.",
      "Bence hands in 7 red seals and 5 silver seals for 41 gold.",
    ]);
  });

  test("tells a card only where it is known", () => {
    const face = entry(0, { type: "draw", from: 0 }, [{ type: "card_drawn", card: "mill:black" }]);
    const own = entry(0, { type: "draw", from: "deck" }, [{ type: "card_drawn", card: "mill:black" }]);
    const hidden = entry(0, { type: "draw", from: "deck" }, [{ type: "card_drawn" }]);
    expect(texts([face, own, hidden])).toEqual([
      "Anna takes a face-up card: mill, black.",
      "Anna draws from the deck: mill, black.",
      "Anna draws from the deck.",
    ]);
  });

  test("tells how the values changed with a castle piece, and when the end begins", () => {
    const history = {
      ...context.view.history,
      red: { "0": 2, "3": 3, "104": 4 },
      olive: { "0": 2, "104": 1 },
    };
    // This castle has two squares: the fourth piece finishes the second floor.
    const pieces = [101, 102, 103, 104].map((n) =>
      entry(0, { type: "place_castle", family: "red", cell: [0, n % 2] }, [], n),
    );
    const lines = texts(pieces, { ...context, view: { ...context.view, history } });
    expect(lines).toEqual([
      "Anna adds a castle piece to floor 1: red.",
      "Anna adds a castle piece to floor 1: red.",
      "Anna adds a castle piece to floor 2: red.",
      "Anna adds a castle piece to floor 2: red.",
      "Seal values: red 3 → 4 and olive 2 → 1.",
      "The second floor is finished: everybody has one more turn.",
    ]);
  });

  test("says nothing of the mere end of a turn", () => {
    expect(texts([entry(0, { type: "end_turn" })])).toEqual([]);
  });

  test("knows the squares a line is about, and the last ones something was put on", () => {
    expect(logLines([build], context)[0]?.cells).toEqual([
      [4, 4],
      [4, 5],
      [4, 6],
    ]);
    expect(lastCells([build, workers, banner])).toEqual([
      [2, 4],
      [2, 5],
      [2, 6],
    ]);
    expect(lastCells([])).toEqual([]);
  });

  test("names each line so that it is drawn once", () => {
    const keys = logLines([build, workers, banner], context).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("what a step would bring", () => {
  const view = position({});
  const notes = {
    events: [],
    camps: [[4, 4]] as [number, number][],
    neutral_workers: 1,
    completed: { "1": { family: "olive" as const, pays: { "0": 2, "1": 1 }, seal: 0 } },
    due: 1,
  };

  test("adds the seal on the building to what its taker is paid", async () => {
    await chooseLanguage("en");
    expect(foreseen(notes, view, { mode: "main" }, names)).toEqual([
      "Covers 1 tent camp: 1 neutral worker for you.",
      "Completes the farm: Anna gets 3 olive seals and Bence gets 1 olive seal.",
      "Then you place a castle piece.",
    ]);
  });

  test("tells of values with a castle piece, also that they stay", async () => {
    await chooseLanguage("en");
    const castle = { mode: "castle" as const };
    expect(foreseen({ events: [], values: { red: 3 } }, view, castle, names)).toEqual([
      "Seal values: red 2 → 3.",
    ]);
    expect(foreseen({ events: [] }, view, castle, names)).toEqual(["The values stay as they are."]);
  });

  test("is said in Hungarian, too", async () => {
    await chooseLanguage("hu");
    expect(foreseen(notes, view, { mode: "main" }, names)).toEqual([
      "1 sátortábort takar le: 1 semleges munkást kapsz.",
      "Elkészül a farm: Anna kap 3 olajzöld pecsétet és Bence kap 1 olajzöld pecsétet.",
      "Utána egy kastélyelemet helyezel el.",
    ]);
  });
});

describe("the log in Hungarian", () => {
  beforeAll(() => chooseLanguage("hu"));

  test("declines what it tells", () => {
    expect(texts([build, workers, banner])).toEqual([
      "Anna lerak egy farmot a ruhakereskedők megbízásából.",
      "Anna 1 semleges munkást kap a sátortáborokból.",
      "Bence lerak 2 saját munkást és 1 semleges munkást.",
      "Elkészült a farm.",
      "Anna kap 2 olajzöld pecsétet.",
      "Bence elvesz 1 olajzöld pecsétet az épületről.",
      "Bence zászlót használ, és saját munkásokat kap érte.",
      "Bence bevált 7 piros pecsétet és 5 ezüst pecsétet, és 41 aranyat kap.",
    ]);
  });
});

describe("the line that says what is due", () => {
  const turn = (legal: Parameters<typeof position>[0]) =>
    statusText(position(legal), { draft: { mode: "main" }, mine: true, sending: false }, names);

  test("offers what is possible and nothing else", async () => {
    await chooseLanguage("en");
    const workersOnly = { place_workers: { own: 1, neutral: 0, at: { lot: [4] } } };
    expect(turn({ build: { farm: [[1]] }, ...workersOnly })).toBe(
      "Your turn: pick a card to build, or press a building to set workers.",
    );
    expect(turn({ build: { farm: [[1]] } })).toBe("Your turn: pick a card to build.");
    expect(turn(workersOnly)).toBe("Your turn: press a building to set workers beside it.");
    expect(turn({ skip: true })).toBe("You can neither build nor set a worker.");
  });

  test("tells what somebody else is doing", async () => {
    await chooseLanguage("en");
    const view = position({}, { to_act: 1, phase: "draw" });
    expect(statusText(view, { draft: { mode: "nothing" }, mine: false, sending: false }, names)).toBe(
      "Bence is drawing a card…",
    );
  });
});
