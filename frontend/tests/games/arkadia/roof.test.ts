import { describe, expect, test } from "vitest";

import { facings, plan, slopes, UNIT } from "../../../src/games/arkadia/art/roof";
import { spots } from "../../../src/games/arkadia/art/spots";
import { outline } from "../../../src/games/arkadia/geometry";
import type { Cell } from "../../../src/games/arkadia/types";
import { cells } from "./view";

/** The area of the polygons of a path that is made of M, L and Z alone. */
function area(path: string): number {
  return path
    .split("Z")
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number)),
    )
    .reduce((sum, points) => {
      const twice = points.reduce((total, [x = 0, y = 0], i) => {
        const [nextX = 0, nextY = 0] = points[(i + 1) % points.length] ?? [];
        return total + x * nextY - nextX * y;
      }, 0);
      return sum + Math.abs(twice) / 2;
    }, 0);
}

const forms: Record<string, Cell[]> = {
  house: cells("##"),
  tavern: cells("#.\n##"),
  mill: cells("###\n.#."),
  smithy: cells("##.\n.##"),
  monastery: cells("####"),
  square: cells("##\n##"),
};

describe("a roof", () => {
  test.each(Object.entries(forms))("covers the ground plan of a %s exactly once", (_name, form) => {
    const roof = slopes(form);
    const covered = facings.reduce((sum, facing) => sum + area(roof[facing]), 0);
    expect(covered).toBeCloseTo(area(plan(outline(form))), 6);
  });

  test("of a long house falls to both long sides alike", () => {
    const roof = slopes(forms.monastery as Cell[]);
    expect(area(roof.north)).toBeCloseTo(area(roof.south), 6);
    expect(area(roof.north)).toBeGreaterThan(area(roof.east));
  });

  test("stays inside its squares", () => {
    const [first] = outline(cells("#"));
    expect(plan(first ? [first] : [])).toBe(`M5 5L${UNIT - 5} 5L${UNIT - 5} ${UNIT - 5}L5 ${UNIT - 5}Z`);
  });
});

describe("what stands on a building", () => {
  test.each(Object.entries(forms))(
    "has the mark and the seal of a %s on squares of their own",
    (_name, form) => {
      for (const heart of [true, false]) {
        const { mark, seal } = spots(form, heart);
        expect(form).toContain(mark);
        expect(form).toContain(seal);
        expect(mark).not.toEqual(seal);
      }
    },
  );

  test("is in the middle where the parts meet, or at an end", () => {
    expect(spots(forms.mill as Cell[], true).mark).toEqual([0, 1]);
    expect(spots(forms.monastery as Cell[], false).mark).toEqual([0, 0]);
  });
});
