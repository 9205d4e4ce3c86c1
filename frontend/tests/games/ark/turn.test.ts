import { describe, expect, it } from "vitest";

import {
  actionsOf,
  arkSteps,
  beginTurn,
  choose,
  isReady,
  putArk,
  putTile,
  stepArk,
  type Turn,
  takeBack,
  turnTile,
} from "../../../src/games/ark/turn/turn";
import type { Legal } from "../../../src/games/ark/view";

const legal: Legal = { place_tile: { "1,0": [1, 3], "0,1": [2], "-1,0": [1] } };
const places = legal.place_tile ?? {};
const second: Legal = { follower: [0, 2], prophet: [0], move_ark: { x: 0, y: 0, steps: 2 }, pass: true };
/** A row of four tiles from (0, 0) to the east and one south of the second. */
const board = { "0,0": 1, "1,0": 1, "2,0": 1, "3,0": 1, "1,1": 1 };

/** A value that must be there. */
function the<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("refused");
  return value;
}

describe("placing the tile", () => {
  it("begins with the tile turned so that it fits somewhere", () => {
    expect(beginTurn(legal)).toEqual({ rotation: 1, choice: { kind: "nothing" } });
  });

  it("skips rotations that fit nowhere", () => {
    const turned = turnTile(beginTurn(legal), places, 1);
    expect(turned.rotation).toBe(2);
    expect(turnTile(turned, { "1,0": [2] }, 1).rotation).toBe(2);
  });

  it("turns back as well", () => {
    expect(turnTile(beginTurn(legal), places, -1).rotation).toBe(3);
  });

  it("lays the tile, turned on where it fits only so", () => {
    expect(putTile(beginTurn(legal), places, "1,0")).toMatchObject({ ghost: "1,0", rotation: 1 });
    expect(putTile(beginTurn(legal), places, "0,1")).toMatchObject({ ghost: "0,1", rotation: 2 });
  });

  it("turns the tile that is pressed again, among what fits there", () => {
    const laid = the(putTile(beginTurn(legal), places, "1,0"));
    const again = the(putTile(laid, places, "1,0"));
    expect(again).toMatchObject({ ghost: "1,0", rotation: 3 });
    expect(the(putTile(again, places, "1,0")).rotation).toBe(1);
  });

  it("refuses a place that is not legal", () => {
    expect(putTile(beginTurn(legal), places, "5,5")).toBeUndefined();
  });

  it("forgets the piece when the tile is laid elsewhere or turned", () => {
    const laid = the(
      choose(the(putTile(beginTurn(legal), places, "1,0")), second, { kind: "follower", segment: 2 }),
    );
    expect(turnTile(laid, places, 1).choice).toEqual({ kind: "nothing" });
    expect(the(putTile(laid, places, "0,1")).choice).toEqual({ kind: "nothing" });
  });
});

describe("the second action", () => {
  const laid: Turn = { rotation: 1, ghost: "1,0", choice: { kind: "nothing" } };

  it("takes what the server allows and nothing else", () => {
    expect(choose(laid, second, { kind: "follower", segment: 2 })?.choice).toEqual({
      kind: "follower",
      segment: 2,
    });
    expect(choose(laid, second, { kind: "follower", segment: 1 })).toBeUndefined();
    expect(choose(laid, second, { kind: "prophet", segment: 2 })).toBeUndefined();
    expect(choose(laid, { pass: true }, { kind: "ark", path: [] })).toBeUndefined();
  });

  it("is sent after the tile", () => {
    const whole = the(choose(laid, second, { kind: "prophet", segment: 0 }));
    expect(actionsOf(whole, "place_tile")).toEqual([
      { type: "place_tile", x: 1, y: 0, rotation: 1 },
      { type: "place_prophet", segment: 0 },
    ]);
  });

  it("is sent alone when the tile lies already", () => {
    expect(actionsOf({ rotation: 0, choice: { kind: "nothing" } }, "second_action")).toEqual([
      { type: "pass" },
    ]);
  });

  it("cannot be sent before the tile has a place", () => {
    expect(isReady(beginTurn(legal), "place_tile")).toBe(false);
    expect(isReady(laid, "place_tile")).toBe(true);
    expect(actionsOf(beginTurn(legal), "place_tile")).toEqual([]);
  });
});

describe("walking the Ark", () => {
  const walking = the(
    choose({ rotation: 0, choice: { kind: "nothing" } }, second, { kind: "ark", path: [] }),
  );
  const step = (turn: Turn, cell: string) => stepArk(turn, second, board, cell);

  it("goes to neighbouring tiles", () => {
    expect(arkSteps(walking, second, board)).toEqual(["1,0"]);
    expect(step(walking, "2,0")).toBeUndefined();
  });

  it("enters no tile twice, its own included", () => {
    const there = the(step(walking, "1,0"));
    expect(arkSteps(there, second, board)).toEqual(["2,0", "1,1"]);
  });

  it("steps back when the tile before is pressed", () => {
    const there = the(step(walking, "1,0"));
    const further = the(step(there, "1,1"));
    expect(step(further, "1,0")).toEqual(there);
    expect(step(there, "0,0")).toEqual(walking);
  });

  it("stops after as many steps as it may", () => {
    const end = the(step(the(step(walking, "1,0")), "2,0"));
    expect(arkSteps(end, second, board)).toEqual([]);
    expect(step(end, "3,0")).toBeUndefined();
  });

  it("is sent as the tiles entered, and not before the first step", () => {
    expect(isReady(walking, "second_action")).toBe(false);
    const there = the(step(the(step(walking, "1,0")), "1,1"));
    const path = [
      [1, 0],
      [1, 1],
    ];
    expect(isReady(there, "second_action")).toBe(true);
    expect(actionsOf(there, "second_action")).toEqual([{ type: "move_ark", path }]);
  });
});

describe("taking back", () => {
  it("undoes step after step: the Ark's steps, the choice, the tile", () => {
    let turn: Turn | undefined = { rotation: 1, ghost: "4,0", choice: { kind: "ark", path: ["1,0", "2,0"] } };
    const seen: Turn[] = [];
    for (turn = takeBack(turn); turn; turn = takeBack(turn)) seen.push(turn);
    expect(seen.map(({ ghost, choice }) => [ghost, choice])).toEqual([
      ["4,0", { kind: "ark", path: ["1,0"] }],
      ["4,0", { kind: "ark", path: [] }],
      ["4,0", { kind: "nothing" }],
      [undefined, { kind: "nothing" }],
    ]);
  });

  it("gives up the place chosen for the Ark", () => {
    const put = the(putArk({ rotation: 0, choice: { kind: "nothing" } }, ["0,0", "0,-1"], "0,-1"));
    expect(actionsOf(put, "place_ark")).toEqual([{ type: "place_ark", x: 0, y: -1 }]);
    expect(takeBack(put)).toEqual({ rotation: 0, choice: { kind: "nothing" } });
    expect(putArk(put, ["0,0"], "3,3")).toBeUndefined();
  });
});
