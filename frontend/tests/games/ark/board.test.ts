import { describe, expect, it } from "vitest";

import { boundsOf, pointOn, segmentUnder } from "../../../src/games/ark/board/ground";
import { partsOf } from "../../../src/games/ark/board/spot";
import { nextCell } from "../../../src/games/ark/board/useRoving";
import type { Feature } from "../../../src/games/ark/view";
import { featureAt } from "../../../src/games/ark/view";
import { tileSet } from "./tiles";

describe("the board", () => {
  it("reaches one place beyond its tiles on every side", () => {
    expect(boundsOf(["0,0", "2,-1"])).toEqual({ x0: -100, y0: -200, x1: 400, y1: 200 });
  });

  it("knows the segment under a point, also left of and above the first tile", () => {
    const board = { "-1,-1": { tile: "A27", rotation: 0 as const } };
    // The start tile: a city in the north, a road from west to east.
    expect(segmentUnder(board, tileSet, "-1,-1", pointOn(-50, -95))).toBe(0);
    expect(segmentUnder(board, tileSet, "-1,-1", pointOn(-95, -50))).toBe(1);
    expect(segmentUnder(board, tileSet, "0,0", pointOn(50, 50))).toBeUndefined();
  });

  it("finds the feature of a segment", () => {
    const road = { kind: "road", cells: ["0,0:1", "1,0:0"] } as Feature;
    expect(featureAt({ f1: road }, "1,0", 0)).toBe(road);
    expect(featureAt({ f1: road }, "1,0", 1)).toBeUndefined();
    expect(partsOf({ feature: road })).toEqual([
      { cell: "0,0", segment: 1 },
      { cell: "1,0", segment: 0 },
    ]);
  });
});

describe("arrow keys on the board", () => {
  const cells = ["0,0", "3,0", "1,2", "-2,0", "0,-1"];

  it("go to the nearest place in their direction", () => {
    expect(nextCell(cells, "0,0", "ArrowRight")).toBe("3,0");
    expect(nextCell(cells, "0,0", "ArrowLeft")).toBe("-2,0");
    expect(nextCell(cells, "0,0", "ArrowUp")).toBe("0,-1");
    expect(nextCell(cells, "0,0", "ArrowDown")).toBe("1,2");
  });

  it("stay where nothing lies ahead", () => {
    expect(nextCell(cells, "3,0", "ArrowRight")).toBeUndefined();
    expect(nextCell(cells, "0,0", "Enter")).toBeUndefined();
  });
});
