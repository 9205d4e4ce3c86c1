import { describe, expect, test } from "vitest";

import { actionOf, refusedAction } from "../../../src/games/arkadia/turn/action";
import {
  begin,
  canMirror,
  canTakeBack,
  coveredBy,
  type Draft,
  type Input,
  renew,
  step,
} from "../../../src/games/arkadia/turn/draft";
import { hasMirrored, mirroredWay, turnedWay } from "../../../src/games/arkadia/turn/ways";
import type { View } from "../../../src/games/arkadia/types";
import { cells, position, rowsOf } from "./view";

/** What comes of several inputs, one after the other. */
function having(view: View, ...inputs: Input[]): Draft {
  return inputs.reduce((draft, input) => step(draft, view, input), begin(view));
}

const across = rowsOf(`
  ........
  ........
  ........
  ....#...
  #####...`);
const down = rowsOf(`
  ........
  ........
  ...#####`);
const building = position({ build: { farm: [across, down], tavern: [[], [], [0, 0, 0, 16], []] } });

describe("laying out a building", () => {
  test("begins with nothing chosen", () => {
    expect(begin(building)).toEqual({ mode: "main" });
  });

  test("a card is picked, and put back by picking it again", () => {
    expect(having(building, { do: "card", index: 0 })).toMatchObject({
      mode: "build",
      card: "farm:red",
      way: 0,
    });
    expect(having(building, { do: "card", index: 0 }, { do: "card", index: 0 })).toEqual({ mode: "main" });
  });

  test("of two equal cards one is picked", () => {
    expect(having(building, { do: "card", index: 2 })).toMatchObject({ index: 2, card: "farm:red" });
  });

  test("a card that fits nowhere cannot be picked, nor can one that is not there", () => {
    const view = position({ build: { farm: [across, down] } });
    expect(having(view, { do: "card", index: 1 })).toEqual({ mode: "main" });
    expect(having(view, { do: "card", index: 9 })).toEqual({ mode: "main" });
  });

  test("a picked building lies the first way in which it fits", () => {
    expect(having(building, { do: "card", index: 1 })).toMatchObject({ way: 2 });
  });

  test("a square that is pointed out puts it there, and the action has its squares", () => {
    const draft = having(building, { do: "card", index: 0 }, { do: "square", cell: [4, 2] });
    expect(actionOf(draft, building)).toEqual({
      type: "build",
      card: "farm:red",
      cells: [
        [4, 1],
        [4, 2],
        [4, 3],
      ],
    });
  });

  test("a square that it covers only when turned turns it", () => {
    const put = having(building, { do: "card", index: 0 }, { do: "square", cell: [2, 5] });
    expect(put).toMatchObject({ way: 1, held: { cell: [2, 5], anchor: [2, 5] } });
  });

  test("carried along it keeps the way it lies", () => {
    const put = having(building, { do: "card", index: 0 }, { do: "square", cell: [4, 2] });
    expect(step(put, building, { do: "carry", cell: [2, 5] })).toBe(put);
  });

  test("where it may not lie it stays where it was", () => {
    const put = having(building, { do: "card", index: 0 }, { do: "square", cell: [4, 2] });
    expect(step(put, building, { do: "square", cell: [1, 6] })).toBe(put);
    expect(step(put, building, { do: "carry", cell: [1, 6] })).toBe(put);
  });

  test("what it would have been there can be asked about", () => {
    const draft = having(building, { do: "card", index: 0 });
    expect(refusedAction(draft, building, [0, 6])).toEqual({
      type: "build",
      card: "farm:red",
      cells: [
        [0, 5],
        [0, 6],
        [0, 7],
      ],
    });
  });

  test("it turns freely in the hand, and both ways round", () => {
    const turned = having(building, { do: "card", index: 1 }, { do: "turn", by: 1 });
    expect(turned).toMatchObject({ way: 3 });
    expect(step(turned, building, { do: "turn", by: -1 })).toMatchObject({ way: 2 });
  });

  test("on the board it turns only where it fits so", () => {
    const put = having(building, { do: "card", index: 0 }, { do: "square", cell: [3, 5] });
    expect(put).toMatchObject({ way: 0 });
    const turned = step(put, building, { do: "turn", by: 1 });
    expect(turned).toMatchObject({ way: 1 });
    expect(turned.mode === "build" && coveredBy(turned, building)).toEqual([
      [2, 5],
      [3, 5],
      [4, 5],
    ]);
    const stuck = having(building, { do: "card", index: 0 }, { do: "square", cell: [4, 1] });
    expect(step(stuck, building, { do: "turn", by: 1 })).toMatchObject({ way: 0 });
  });

  test("another card goes where the last one was, if it fits", () => {
    const view = position({ build: { farm: [across, down], tavern: [across, [], [], []] } });
    const draft = having(
      view,
      { do: "card", index: 0 },
      { do: "square", cell: [4, 2] },
      { do: "card", index: 1 },
    );
    expect(draft).toMatchObject({ card: "tavern:olive", held: { cell: [4, 2] } });
  });

  test("is taken back step by step", () => {
    const put = having(building, { do: "card", index: 0 }, { do: "square", cell: [4, 2] });
    const lifted = step(put, building, { do: "back" });
    expect(lifted).toEqual({ mode: "build", index: 0, card: "farm:red", way: 0 });
    expect(step(lifted, building, { do: "back" })).toEqual({ mode: "main" });
    expect(canTakeBack(put, building)).toBe(true);
    expect(canTakeBack(begin(building), building)).toBe(false);
  });
});

describe("turning and mirroring", () => {
  const { shapes } = position({});
  const smithy = shapes.smithy ?? [];

  test("a quarter turn leads to the next way, a turn back to the one before", () => {
    expect(turnedWay(smithy, 0, 1)).toBe(1);
    expect(turnedWay(smithy, 1, -1)).toBe(0);
    expect(turnedWay(shapes.tavern ?? [], 3, 1)).toBe(0);
  });

  test("a building that may not be mirrored has no mirrored way", () => {
    expect(mirroredWay(smithy.slice(0, 2), 0)).toBeUndefined();
  });

  test("one that may be mirrored does so and comes back", () => {
    const mirrored = mirroredWay(smithy, 0);
    expect(smithy[mirrored as number]).toEqual(cells(".##\n##."));
    expect(mirroredWay(smithy, mirrored as number)).toBe(0);
  });

  test("only what no turning could show is worth a mirror", () => {
    expect(hasMirrored(smithy, 0)).toBe(true);
    expect(hasMirrored(shapes.tavern ?? [], 0)).toBe(false);
    expect(hasMirrored(smithy.slice(0, 2), 0)).toBe(false);
  });

  test("one that looks the same in a mirror has nothing to mirror", () => {
    const draft = having(building, { do: "card", index: 0 });
    expect(draft.mode === "build" && canMirror(draft, building)).toBe(false);
  });
});

describe("introducing workers", () => {
  const square = (row: number, column: number) => row * 8 + column;
  const view = position({
    place_workers: {
      own: 2,
      neutral: 1,
      at: {
        lot: [square(0, 4), square(1, 4)],
        "1": [square(4, 0), square(4, 1), square(4, 2), square(2, 4)],
      },
    },
  });

  test("a free square by a building takes one of the own", () => {
    const draft = having(view, { do: "square", cell: [4, 1] });
    expect(actionOf(draft, view)).toEqual({ type: "place_workers", own: [[4, 1]], neutral: [] });
  });

  test("a building that is pointed out is the one", () => {
    expect(having(view, { do: "square", cell: [3, 0] })).toMatchObject({
      mode: "workers",
      site: "1",
      placed: [],
    });
    expect(having(view, { do: "square", cell: [1, 1] })).toMatchObject({ mode: "workers", site: "lot" });
  });

  test("all stand beside the same building", () => {
    const draft = having(view, { do: "square", cell: [4, 1] }, { do: "square", cell: [0, 4] });
    expect(draft).toMatchObject({ placed: [{ cell: [4, 1], kind: "own" }] });
    expect(refusedAction(draft, view, [0, 4])).toMatchObject({
      own: [
        [4, 1],
        [0, 4],
      ],
    });
  });

  test("another building takes those back that do not stand beside it", () => {
    const draft = having(view, { do: "square", cell: [4, 1] }, { do: "site", site: "lot" });
    expect(draft).toMatchObject({ site: "lot", placed: [] });
  });

  test("neutral ones are set when chosen, or when no own one is left", () => {
    const chosen = having(view, { do: "kind", kind: "neutral" }, { do: "square", cell: [4, 0] });
    expect(chosen).toMatchObject({ placed: [{ kind: "neutral" }] });
    const all = having(
      view,
      { do: "square", cell: [4, 0] },
      { do: "square", cell: [4, 1] },
      { do: "square", cell: [4, 2] },
    );
    expect(actionOf(all, view)).toEqual({
      type: "place_workers",
      own: [
        [4, 0],
        [4, 1],
      ],
      neutral: [[4, 2]],
    });
  });

  test("no more are set than there are", () => {
    const all = having(
      view,
      { do: "square", cell: [4, 0] },
      { do: "square", cell: [4, 1] },
      { do: "square", cell: [4, 2] },
    );
    expect(step(all, view, { do: "square", cell: [2, 4] })).toBe(all);
  });

  test("one that is pressed again goes home, or makes way for the kind that is chosen", () => {
    const one = having(view, { do: "square", cell: [4, 0] });
    expect(step(one, view, { do: "square", cell: [4, 0] })).toMatchObject({ placed: [] });
    const other = step(step(one, view, { do: "kind", kind: "neutral" }), view, {
      do: "square",
      cell: [4, 0],
    });
    expect(other).toMatchObject({ placed: [{ cell: [4, 0], kind: "neutral" }] });
  });

  test("the last one set is taken back first", () => {
    const two = having(view, { do: "square", cell: [4, 0] }, { do: "square", cell: [4, 1] });
    expect(step(two, view, { do: "back" })).toMatchObject({ placed: [{ cell: [4, 0] }] });
  });

  test("with none placed there is nothing to confirm", () => {
    expect(actionOf(having(view, { do: "kind", kind: "own" }), view)).toBeUndefined();
  });
});

describe("the castle", () => {
  const view = position(
    { place_castle: { families: ["red", "black"], squares: [1] } },
    { phase: "castle", due: 1 },
  );

  test("takes a piece and a square, in either order", () => {
    const action = { type: "place_castle", family: "black", cell: [0, 1] };
    const family: Input = { do: "family", family: "black" };
    const square: Input = { do: "square", cell: [0, 1] };
    expect(actionOf(having(view, family, square), view)).toEqual(action);
    expect(actionOf(having(view, square, family), view)).toEqual(action);
  });

  test("takes no piece that is not in the pool and no square that is not open", () => {
    expect(having(view, { do: "family", family: "silver" })).toEqual({ mode: "castle" });
    expect(having(view, { do: "square", cell: [0, 0] })).toEqual({ mode: "castle" });
  });

  test("has the piece chosen where only one family is left", () => {
    const last = position({ place_castle: { families: ["olive"], squares: [1] } }, { phase: "castle" });
    expect(begin(last)).toEqual({ mode: "castle", family: "olive" });
    expect(canTakeBack(begin(last), last)).toBe(false);
  });
});

describe("drawing and the banner", () => {
  test("a card is drawn from where there is one", () => {
    const view = position({ draw: { face_up: [0, 1] } }, { phase: "draw" });
    expect(actionOf(having(view, { do: "source", from: 1 }), view)).toEqual({ type: "draw", from: 1 });
    expect(having(view, { do: "source", from: "deck" })).toEqual({ mode: "draw" });
    expect(having(view, { do: "source", from: 2 })).toEqual({ mode: "draw" });
  });

  test("no more seals are handed in than there are, and none is left out of the action", () => {
    const view = position({ use_banner: { red: 3, black: 1 }, end_turn: true }, { phase: "banner" });
    const set = (count: number): Input => ({ do: "seals", family: "red", count });
    expect(having(view, set(9))).toEqual({ mode: "banner", seals: { red: 3 } });
    expect(having(view, set(2), set(-1))).toEqual({ mode: "banner", seals: {} });
    expect(having(view, { do: "seals", family: "silver", count: 1 })).toEqual({ mode: "banner", seals: {} });
  });
});

describe("when the position changes under a draft", () => {
  const draft = having(building, { do: "card", index: 0 }, { do: "square", cell: [4, 2] });

  test("it is kept while all the same is possible", () => {
    expect(renew(draft, building, { ...building, values: { ...building.values, red: 3 } })).toBe(draft);
  });

  test("it begins anew once that is not so", () => {
    const next = position({ draw: { deck: true, face_up: [0] } }, { phase: "draw" });
    expect(renew(draft, building, next)).toEqual({ mode: "draw" });
    expect(renew(draft, building, { ...building, turn: 3 })).toEqual({ mode: "main" });
  });

  test("nothing can be chosen while others play", () => {
    const { legal, ...others } = building;
    expect(legal).toBeDefined();
    expect(renew(draft, building, { ...others, to_act: 1 })).toEqual({ mode: "nothing" });
    expect(step({ mode: "nothing" }, others, { do: "card", index: 0 })).toEqual({ mode: "nothing" });
  });
});
