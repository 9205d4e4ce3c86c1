import { describe, expect, test } from "vitest";
import { nextSquare } from "../../../src/games/arkadia/board/Squares";
import {
  anchors,
  grip,
  mayLie,
  outline,
  reach,
  rim,
  settle,
  shapeAt,
  siteAt,
} from "../../../src/games/arkadia/geometry";
import { cells, position, rowsOf } from "./view";

describe("a shape", () => {
  test("is held by the square nearest to its middle", () => {
    expect(grip(cells("###"))).toEqual([0, 1]);
    expect(grip(cells("###\n.#."))).toEqual([0, 1]);
  });

  test("is moved by the corner of its bounding box", () => {
    expect(shapeAt(cells("##.\n.##"), [2, 3])).toEqual([
      [2, 3],
      [2, 4],
      [3, 4],
      [3, 5],
    ]);
  });

  test("has every square around it in its rim once, those off the board too, and no corner", () => {
    const around = rim(cells("##\n#.")).map(String);
    expect(new Set(around).size).toBe(around.length);
    expect(around.sort()).toEqual(["-1,0", "-1,1", "0,-1", "0,2", "1,-1", "1,1", "2,0"].sort());
  });

  test("is outlined by its corners alone", () => {
    expect(outline(cells("###"))).toEqual([
      [
        [0, 0],
        [3, 0],
        [3, 1],
        [0, 1],
      ],
    ]);
    expect(outline(cells("##.\n.##"))[0]).toHaveLength(8);
  });

  test("with a hole has an outline inside as well", () => {
    expect(outline(cells("###\n#.#\n###"))).toHaveLength(2);
  });
});

describe("the places of a building", () => {
  const rows = rowsOf(`
    ....#...
    ........
    .##.....`);

  test("are read from rows of bits", () => {
    expect(mayLie(rows, [0, 4])).toBe(true);
    expect(mayLie(rows, [0, 3])).toBe(false);
    expect(mayLie(rows, [-1, 4])).toBe(false);
    expect(mayLie(rows, [0, -1])).toBe(false);
    expect(mayLie(undefined, [0, 0])).toBe(false);
    expect(anchors(rows)).toEqual([
      [0, 4],
      [2, 1],
      [2, 2],
    ]);
  });

  test("are read on boards wider than bit operations reach", () => {
    expect(mayLie([2 ** 40], [0, 40])).toBe(true);
    expect(mayLie([2 ** 40], [0, 8])).toBe(false);
  });

  test("cover the squares that glow", () => {
    expect([...reach(cells("###"), rows)].sort()).toEqual(
      ["0,4", "0,5", "0,6", "2,1", "2,2", "2,3", "2,4"].sort(),
    );
  });

  test("are found from the square pointed at: held by the grip if that is legal", () => {
    expect(settle(cells("###"), rows, [2, 2])).toEqual([2, 1]);
    expect(settle(cells("###"), rows, [2, 3])).toEqual([2, 2]);
  });

  test("are found from a square at the end of the building, too", () => {
    expect(settle(cells("###"), rows, [0, 6])).toEqual([0, 4]);
    expect(settle(cells("###"), rows, [0, 4])).toEqual([0, 4]);
  });

  test("do not reach beyond the squares they cover", () => {
    expect(settle(cells("###"), rows, [1, 5])).toBeUndefined();
  });
});

describe("a square", () => {
  test("belongs to the lot, to a building, or to none", () => {
    const view = position({});
    expect(siteAt(view, [1, 1])).toBe("lot");
    expect(siteAt(view, [3, 2])).toBe("1");
    expect(siteAt(view, [3, 3])).toBeUndefined();
  });
});

describe("arrow keys", () => {
  const { board } = position({});
  const legal = new Set(["1,6", "3,4", "5,1"]);

  test("go to the square beside, and stay on the board", () => {
    expect(nextSquare([2, 4], [0, 1], undefined, board)).toEqual([2, 5]);
    expect(nextSquare([0, 4], [-1, 0], undefined, board)).toEqual([0, 4]);
  });

  test("with Shift leap to the nearest square that can be chosen, straight ahead before aside", () => {
    expect(nextSquare([1, 4], [1, 0], legal, board)).toEqual([3, 4]);
    expect(nextSquare([1, 4], [0, 1], legal, board)).toEqual([1, 6]);
    expect(nextSquare([3, 4], [0, -1], legal, board)).toEqual([5, 1]);
    expect(nextSquare([5, 1], [0, -1], legal, board)).toEqual([5, 1]);
  });
});
