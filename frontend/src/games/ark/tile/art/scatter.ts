/** Where the loose things of a tile are: houses in cities, tufts and stones in fields. */
import type { Plan, Point } from "../geometry";
import { distance } from "../geometry/curve";
import { depths, middleOf, SIZE } from "../geometry/grid";

export interface Placed {
  at: Point;
  /** From 0 up to 1, to choose among looks. */
  pick: number;
}

interface Wish {
  tries: number;
  most: number;
  /** Least distance from the edge of the ground, from one another, and from what is there already. */
  margin: number;
  apart: number;
  clear: number;
}

/** Random places on the ground of segment `index`, from the back of the tile to its front. */
function scatter(
  plan: Plan,
  index: number,
  random: () => number,
  keep: readonly Point[],
  wish: Wish,
): Placed[] {
  const depth = depths(plan.labels, index);
  const placed: Placed[] = [];
  for (let i = 0; i < wish.tries && placed.length < wish.most; i++) {
    const cell = Math.floor(random() * SIZE * SIZE);
    const pick = random();
    if ((depth[cell] as number) < wish.margin) continue;
    const at = middleOf(cell);
    if (keep.some((other) => distance(other, at) < wish.clear)) continue;
    if (placed.some((other) => distance(other.at, at) < wish.apart)) continue;
    placed.push({ at, pick });
  }
  return placed.sort((a, b) => a.at[1] - b.at[1]);
}

/** Houses of the city that is segment `index`, leaving a square around the place of its piece. */
export function houses(plan: Plan, index: number, random: () => number): Placed[] {
  const plot = plan.plots[index];
  if (!plot) return [];
  const gates = plan.roads.flatMap(({ shape }) => shape.gates.map((gate) => gate.point));
  const low = ([x, y]: Point): Point => [x, y + 3];
  const keep = [...plot.scrolls, plot.anchor].map(low);
  const spots = scatter(plan, index, random, [...keep, ...gates], {
    tries: 2000,
    most: 22,
    margin: 7.5,
    apart: 13.5,
    clear: 13,
  });
  return spots;
}

/** Tufts, bushes, stones and flowers of the field that is segment `index`. */
export function growth(plan: Plan, index: number, random: () => number): Placed[] {
  const plot = plan.plots[index];
  if (!plot) return [];
  const oases = plan.plots.flatMap((one) => one.oases);
  return scatter(plan, index, random, [...plot.sheep, ...plot.wolves, ...oases], {
    tries: 160,
    most: 11,
    margin: 4.5,
    apart: 11,
    clear: 9.5,
  });
}
