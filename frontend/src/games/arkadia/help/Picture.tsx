/** The lobby's picture of the game: a corner of the town with the castle rising. */
import { BuildingArt } from "../art/Building";
import { CastleSquareArt } from "../art/Castle";
import { Figure } from "../art/figures";
import { Tent, tufts } from "../art/ground";
import { UNIT } from "../art/roof";
import { Drawing } from "../art/sheet";
import { toMiddle, toStand } from "../board/place";
import type { CastleSquare, Cell, Family } from "../types";

const ROWS = 4;
const COLS = 6;

const town: { type: string; family: Family; cells: Cell[]; completed: boolean }[] = [
  {
    type: "mill",
    family: "silver",
    completed: true,
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
    ],
  },
  {
    type: "monastery",
    family: "olive",
    completed: false,
    cells: [
      [3, 0],
      [3, 1],
      [3, 2],
      [3, 3],
    ],
  },
  {
    type: "farm",
    family: "red",
    completed: true,
    cells: [
      [1, 5],
      [2, 5],
      [3, 5],
    ],
  },
];
const castle: [Cell, CastleSquare][] = [
  [[0, 3], { floors: { "1": "black", "2": "red" } }],
  [[0, 4], { floors: { "1": "silver" } }],
  [[1, 3], { printed: "olive", floors: {} }],
  [[1, 4], { floors: { "1": "red", "2": "silver", "3": "olive" } }],
];
const workers: [Cell, "yellow" | "orange" | "green" | "violet" | "neutral"][] = [
  [[2, 1], "violet"],
  [[2, 2], "yellow"],
  [[2, 3], "neutral"],
  [[2, 4], "green"],
  [[2, 0], "orange"],
];

export function Picture() {
  return (
    <Drawing
      viewBox={`0 0 ${COLS * UNIT} ${ROWS * UNIT}`}
      preserveAspectRatio="xMidYMid slice"
      class="arkadia-picture"
    >
      <rect width={COLS * UNIT} height={ROWS * UNIT} class="arkadia-land" />
      <path d={tufts(ROWS, COLS)} class="arkadia-tufts" />
      <g transform={toMiddle([1, 0])}>
        <Tent />
      </g>
      {castle.map(([cell, square]) => (
        <g key={cell.join()} transform={toMiddle(cell)}>
          <CastleSquareArt square={square} />
        </g>
      ))}
      {town.slice(0, 1).map((building) => (
        <BuildingArt key={building.type} {...building} />
      ))}
      {workers.map(([cell, look]) => (
        <g key={cell.join()} transform={toStand(cell)}>
          <Figure look={look} />
        </g>
      ))}
      {town.slice(1).map((building) => (
        <BuildingArt key={building.type} {...building} />
      ))}
    </Drawing>
  );
}
