/** The examples of the help page. */
import type { CastleSquare, Cell } from "../types";
import type { SceneData } from "./Scene";

/** A trade centre in four places, two of them good: beside a worker, and between monastery and mill. */
const place: SceneData = {
  rows: 6,
  cols: 8,
  buildings: [
    { type: "monastery", family: "olive", cells: row(0, 0, 4) },
    { type: "mill", family: "silver", cells: [...row(2, 5, 3), [3, 6]] },
  ],
  workers: [[[4, 2], "orange"]],
  tries: [
    { type: "trade_centre", family: "red", good: true, cells: [...column(2, 0, 3), [4, 1]] },
    { type: "trade_centre", family: "red", good: true, cells: [...row(1, 3, 3), [2, 3]] },
    { type: "trade_centre", family: "red", good: false, cells: [[3, 3], ...column(3, 4, 3)] },
    { type: "trade_centre", family: "red", good: false, cells: [...column(3, 6, 3), [5, 7]] },
  ],
};

/** A farm over one of two camps, a worker on neither. */
const camp: SceneData = {
  rows: 3,
  cols: 6,
  buildings: [
    {
      type: "tavern",
      family: "black",
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
  ],
  camps: [
    [1, 2],
    [0, 5],
  ],
  workers: [[[0, 1], "green"]],
  tries: [{ type: "farm", family: "silver", good: true, cells: row(1, 2, 3) }],
};

/** Violet has closed the last three squares around a trade centre and a monastery at once (ARD-10.2). */
const payout: SceneData = {
  rows: 4,
  cols: 8,
  buildings: [
    { type: "trade_centre", family: "red", cells: [...column(0, 2, 3), [2, 3]] },
    { type: "monastery", family: "olive", cells: row(1, 4, 4) },
    { type: "residential_house", family: "black", cells: row(3, 2, 2) },
    { type: "residential_house", family: "silver", cells: column(2, 7, 2) },
  ],
  workers: [
    [[0, 1], "neutral"],
    [[1, 1], "orange"],
    [[2, 1], "neutral"],
    [[0, 3], "violet"],
    [[1, 3], "violet"],
    [[2, 4], "neutral"],
    [[0, 4], "neutral"],
    [[0, 5], "yellow"],
    [[0, 6], "neutral"],
    [[0, 7], "green"],
    [[2, 5], "green"],
    [[2, 6], "yellow"],
  ],
};

const on = (
  printed: CastleSquare["printed"],
  ...pieces: NonNullable<CastleSquare["printed"]>[]
): CastleSquare => ({
  ...(printed ? { printed } : {}),
  floors: Object.fromEntries(pieces.map((family, i) => [i + 1, family])),
});

/** A castle on which the first floor is finished and the second begun. */
const castle: SceneData = {
  rows: 3,
  cols: 4,
  courtyard: [
    [1, 1],
    [1, 2],
  ],
  castle: [
    [[0, 0], on("red", "black")],
    [[0, 1], on("olive", "red", "silver")],
    [[0, 2], on("black", "red")],
    [[0, 3], on("silver", "olive")],
    [[1, 0], on(undefined, "silver", "red")],
    [[1, 3], on(undefined, "black")],
    [[2, 0], on("silver", "red", "silver")],
    [[2, 1], on("black", "olive")],
    [[2, 2], on("olive", "silver")],
    [[2, 3], on("red", "black", "red")],
  ],
};

export const scenes = { place, camp, payout, castle };

function row(at: number, from: number, length: number): Cell[] {
  return Array.from({ length }, (_, i): Cell => [at, from + i]);
}

function column(from: number, at: number, length: number): Cell[] {
  return Array.from({ length }, (_, i): Cell => [from + i, at]);
}
