import { describe, expect, test } from "vitest";

import { course } from "../../../src/games/arkadia/panels/course";

describe("the course of a value", () => {
  test("is in the order of the actions, not of their digits", () => {
    expect(course({ "9": 3, "0": 2, "17": 1 }, 17).map(({ n }) => n)).toEqual([0, 9, 17]);
  });

  test("goes on at its last value to the newest action", () => {
    expect(course({ "0": 2, "9": 3 }, 40).at(-1)).toEqual({ n: 40, value: 3 });
  });

  test("of a game that has not begun is one point", () => {
    expect(course({ "0": 2 }, 0)).toEqual([{ n: 0, value: 2 }]);
  });
});
