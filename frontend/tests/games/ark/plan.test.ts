import { describe, expect, it } from "vitest";

import { type Plan, type Point, planOf, segmentAt } from "../../../src/games/ark/tile/geometry";
import { distance, inside } from "../../../src/games/ark/tile/geometry/curve";
import { type Half, type Rotation, turnedSegments } from "../../../src/games/ark/tile/kinds";
import { kindOf, strangeTiles, tileSet } from "./tiles";

const ROTATIONS: Rotation[] = [0, 1, 2, 3];
const KINDS = [...tileSet.values(), ...strangeTiles];
const ALL = KINDS.flatMap((kind) => ROTATIONS.map((rotation) => ({ kind, rotation, name: kind.id })));

const EDGE_MIDDLES: Point[] = [
  [50, 1],
  [99, 50],
  [50, 99],
  [1, 50],
];
const HALF_MIDDLES: Point[] = [
  [25, 1],
  [75, 1],
  [99, 25],
  [99, 75],
  [75, 99],
  [25, 99],
  [1, 75],
  [1, 25],
];

/** Whether a point lies inside the outlines of a plot, holes left out. */
function holds(plan: Plan, segment: number, point: Point): boolean {
  const outlines = plan.plots[segment]?.outlines ?? [];
  return outlines.filter((outline) => inside(point, outline)).length % 2 === 1;
}

describe("the plan of a tile", () => {
  it.each(ALL)(
    "gives every edge and half-edge to its segment: $name turned $rotation",
    ({ kind, rotation }) => {
      const plan = planOf(kind, rotation);
      turnedSegments(kind, rotation).forEach((segment, index) => {
        for (const half of segment.halves)
          expect(segmentAt(plan, HALF_MIDDLES[half as Half] as Point)).toBe(index);
        if (segment.kind !== "field") {
          for (const edge of segment.edges) expect(segmentAt(plan, EDGE_MIDDLES[edge] as Point)).toBe(index);
        }
      });
    },
  );

  it.each(ALL)(
    "never gives the same ground to two segments: $name turned $rotation",
    ({ kind, rotation }) => {
      const plan = planOf(kind, rotation);
      for (let x = 3.5; x < 100; x += 8) {
        for (let y = 3.5; y < 100; y += 8) {
          const owners = plan.plots.flatMap((_, segment) => (holds(plan, segment, [x, y]) ? [segment] : []));
          // Outlines are drawn smoother than the ground is known; on a border both neighbours may claim a point.
          const near = [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy): Point => [x + dx, y + dy]));
          const border = new Set(near.map((point) => segmentAt(plan, point))).size > 1;
          if (!border) expect(owners).toEqual([segmentAt(plan, [x, y])].filter((one) => one !== undefined));
        }
      }
    },
  );

  it.each(ALL)("lets a piece stand on its own segment: $name turned $rotation", ({ kind, rotation }) => {
    const plan = planOf(kind, rotation);
    plan.plots.forEach((plot, index) => {
      if (plot.segment.kind !== "temple") expect(segmentAt(plan, plot.anchor)).toBe(index);
    });
  });

  it.each(ALL)("keeps places of pieces apart: $name turned $rotation", ({ kind, rotation }) => {
    const { plots } = planOf(kind, rotation);
    plots.forEach((plot, i) => {
      plots.slice(i + 1).forEach((other) => {
        expect(distance(plot.anchor, other.anchor)).toBeGreaterThan(11);
      });
    });
  });

  it.each(ALL)(
    "shows all that lies on a segment, on its ground: $name turned $rotation",
    ({ kind, rotation }) => {
      const plan = planOf(kind, rotation);
      plan.plots.forEach((plot, index) => {
        const { segment, scrolls, oases, sheep, wolves } = plot;
        const counts = [scrolls.length, oases.length, sheep.length, wolves.length];
        expect(counts).toEqual([segment.scrolls, segment.oases, segment.sheep, segment.wolves]);
        for (const place of [...scrolls, ...sheep, ...wolves]) expect(segmentAt(plan, place)).toBe(index);
      });
    },
  );

  it("puts oases beside their road", () => {
    const plan = planOf(kindOf("B11"), 0);
    const [road] = plan.roads;
    const line = plan.plots[road?.index ?? 0]?.outlines[0] ?? [];
    for (const oasis of plan.plots[0]?.oases ?? []) {
      const far = Math.min(...line.map((point) => distance(point, oasis)));
      expect(far).toBeGreaterThan(3);
      expect(far).toBeLessThan(9);
    }
  });

  it("leaves the same ground at every edge, so that tiles join", () => {
    // A road comes in at the middle of an edge and a wall at its corners, whatever else is on the tile.
    for (const { kind, rotation } of ALL) {
      const plan = planOf(kind, rotation);
      for (const { index } of plan.roads) {
        for (const edge of turnedSegments(kind, rotation)[index]?.edges ?? []) {
          const [x, y] = EDGE_MIDDLES[edge] as Point;
          const across = (by: number): Point => (edge % 2 === 0 ? [x + by, y] : [x, y + by]);
          expect([-4, 4].map((by) => segmentAt(plan, across(by)))).toEqual([index, index]);
          expect([-8, 8].map((by) => segmentAt(plan, across(by)))).not.toContain(index);
        }
      }
    }
  });

  it("is made once for each rotation", () => {
    expect(planOf(kindOf("A27"), 1)).toBe(planOf(kindOf("A27"), 1));
  });
});
