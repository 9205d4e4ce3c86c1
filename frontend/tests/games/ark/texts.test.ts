import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";

import protocol from "../../../../docs/protocol.md?raw";
import { type LogContext, lastLaid, logLines } from "../../../src/games/ark/log";
import type { Entry } from "../../../src/games/module";
import english from "../../../src/i18n/en/ark.json";
import hungarian from "../../../src/i18n/hu/ark.json";
import { tileSet } from "./tiles";

function context(language: "en" | "hu"): LogContext {
  const messages: Record<string, string> = language === "en" ? english : hungarian;
  return {
    names: (seat) => ["Anna", "Béla"][seat] as string,
    board: { "1,0": { tile: "A27", rotation: 0 }, "0,1": { tile: "A21", rotation: 2 } },
    tiles: tileSet,
    say: (key, params) => String(new IntlMessageFormat(messages[key] as string, language).format(params)),
  };
}

const tile = (n: number, seat: number, x: number, y: number): Entry => ({
  n,
  seat,
  action: { type: "place_tile", x, y, rotation: 0 },
  events: [{ n, type: "tile_placed", tile: "A27" }],
});

const entries: Entry[] = [
  tile(1, 0, 1, 0),
  {
    n: 2,
    seat: 0,
    action: { type: "place_follower", segment: 1 },
    events: [
      {
        n: 2,
        type: "points",
        reason: "road",
        seat: 0,
        points: 4,
        tiles: [
          [0, 0],
          [1, 0],
        ],
      },
      { n: 2, type: "tile_removed", tile: "B07" },
    ],
  },
  tile(3, 1, 0, 1),
  { n: 4, seat: 1, action: { type: "place_prophet", segment: 0 }, events: [] },
  { n: 5, seat: 1, action: { type: "place_ark", x: 0, y: 1 }, events: [] },
  tile(6, 0, 2, 0),
  {
    n: 7,
    seat: 0,
    action: {
      type: "move_ark",
      path: [
        [0, 0],
        [1, 0],
      ],
    },
    events: [{ n: 7, type: "points", reason: "ark", seat: 1, points: 1, tiles: [[1, 0]] }],
  },
  tile(8, 1, 3, 0),
  { n: 9, seat: 1, action: { type: "pass" }, events: [] },
  { n: 10, seat: 0, action: { type: "resign" }, events: [] },
];

describe("the log", () => {
  it("tells in English what happened", () => {
    expect(logLines(entries, context("en")).map((line) => line.text)).toEqual([
      "Anna placed a tile at (1, 0) and a follower on the road.",
      "Anna: 4 points for a road.",
      "A tile that fits nowhere left the game; another was drawn.",
      "Béla placed a tile at (0, 1) and the prophet in the city.",
      "Béla brought the Ark to (0, 1).",
      "Anna placed a tile at (2, 0) and moved the Ark.",
      "Béla: 1 point from the Ark.",
      "Béla placed a tile at (3, 0).",
      "Anna resigned.",
    ]);
  });

  it("tells in Hungarian what happened", () => {
    expect(logLines(entries, context("hu")).map((line) => line.text)).toEqual([
      "Anna lapkát rakott ide: (1, 0), és egy követőt az útra.",
      "Anna: 4 pont egy útért.",
      "Egy sehova sem illő lapka kikerült a játékból; másikat húztunk.",
      "Béla lapkát rakott ide: (0, 1), és prófétáját a városba.",
      "Béla ide hozta a frigyládát: (0, 1).",
      "Anna lapkát rakott ide: (2, 0), és mozgatta a frigyládát.",
      "Béla: 1 pont a frigyládától.",
      "Béla lapkát rakott ide: (3, 0).",
      "Anna feladta a játékot.",
    ]);
  });

  it("knows the tiles each line is about, and whose it is", () => {
    const lines = logLines(entries, context("en"));
    expect(lines[1]).toMatchObject({ seat: 0, points: 4, cells: ["0,0", "1,0"] });
    expect(lines[5]).toMatchObject({ seat: 0, cells: ["2,0", "0,0", "1,0"] });
  });

  it("goes on with the line of a tile when the second action comes later", () => {
    const before = logLines(entries.slice(0, 1), context("en"))[0];
    const after = logLines(entries.slice(0, 2), context("en"))[0];
    expect(before).toMatchObject({ key: "1", n: 1, text: "Anna placed a tile at (1, 0)." });
    expect(after).toMatchObject({ key: "1", n: 2 });
  });

  it("knows where the last tile was laid", () => {
    expect(lastLaid(entries)).toBe("3,0");
    expect(lastLaid([])).toBeUndefined();
  });

  it("begins anywhere, for a page that came later", () => {
    const lines = logLines(entries.slice(9), context("en"));
    expect(lines.map((line) => line.text)).toEqual(["Anna resigned."]);
  });
});

describe("the reasons for which the rules refuse something", () => {
  const listed = /Reasons of `illegal_action` in the Ark: ([^#]*?)\.\n/.exec(protocol)?.[1] ?? "";
  const reasons = [...listed.matchAll(/`(\w+)`/g)].map((match) => match[1] as string);

  it.each(reasons)("%s is told in both languages", (reason) => {
    expect(english).toHaveProperty([`ark.reason.${reason}`]);
    expect(hungarian).toHaveProperty([`ark.reason.${reason}`]);
  });

  it("are all found in the protocol's description", () => {
    expect(reasons.length).toBeGreaterThan(15);
  });
});
