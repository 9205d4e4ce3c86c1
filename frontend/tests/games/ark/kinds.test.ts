import { describe, expect, it } from "vitest";

import { turnedSegments } from "../../../src/games/ark/tile/kinds";
import { kindOf, tileSet } from "./tiles";

describe("tile kinds", () => {
  it("are those of the component file, 72 tiles and one start tile", () => {
    const kinds = [...tileSet.values()];
    expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(72);
    expect(kinds.filter((kind) => kind.start).map((kind) => kind.id)).toEqual(["A27"]);
  });

  it("turn clockwise by quarters", () => {
    // The start tile: city in the north, road from west to east.
    const [city, road, upper] = turnedSegments(kindOf("A27"), 1);
    expect(city?.edges).toEqual([1]);
    expect(road?.edges).toEqual([2, 0]);
    // En and Wn become Se and Ne.
    expect(upper?.halves).toEqual([4, 1]);
  });

  it("are the same again after four quarters", () => {
    for (const kind of tileSet.values()) {
      const turned = turnedSegments({ ...kind, segments: turnedSegments(kind, 3) }, 1);
      expect(turned).toEqual(kind.segments);
    }
  });
});
