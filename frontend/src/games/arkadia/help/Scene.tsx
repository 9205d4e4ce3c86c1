/** A cut out of a board, drawn from the same pieces as the game. */
import { BuildingArt } from "../art/Building";
import { CastleSquareArt, CourtArt } from "../art/Castle";
import { Figure, type WorkerLook } from "../art/figures";
import { Tent, tufts } from "../art/ground";
import { plan, UNIT } from "../art/roof";
import { Drawing } from "../art/sheet";
import { CampMark } from "../board/Marks";
import { toMiddle, toStand } from "../board/place";
import { outline, sameCell } from "../geometry";
import type { CastleSquare, Cell, Family } from "../types";

export interface SceneBuilding {
  type: string;
  family: Family;
  cells: readonly Cell[];
  completed?: boolean;
}

/** A place for a building, good or bad. */
export interface SceneTry extends SceneBuilding {
  good: boolean;
}

export interface SceneData {
  rows: number;
  cols: number;
  buildings?: readonly SceneBuilding[];
  workers?: readonly (readonly [Cell, WorkerLook])[];
  camps?: readonly Cell[];
  castle?: readonly (readonly [Cell, CastleSquare])[];
  courtyard?: readonly Cell[];
  tries?: readonly SceneTry[];
}

export function Scene({ scene, label }: { scene: SceneData; label: string }) {
  const {
    rows,
    cols,
    buildings = [],
    workers = [],
    camps = [],
    castle = [],
    courtyard = [],
    tries = [],
  } = scene;
  const isCovered = (camp: Cell) => tries.some(({ cells }) => cells.some((cell) => sameCell(cell, camp)));
  const [width, height] = [cols * UNIT, rows * UNIT];
  return (
    <Drawing viewBox={`-4 -4 ${width + 8} ${height + 8}`} class="arkadia-scene" label={label}>
      <rect width={width} height={height} rx="6" class="arkadia-land" />
      <path d={tufts(rows, cols)} class="arkadia-tufts" />
      <path d={grid(rows, cols)} class="arkadia-grid" />
      {camps.map((cell) => (
        <g key={String(cell)} transform={toMiddle(cell)}>
          <Tent />
        </g>
      ))}
      {buildings.map(({ completed = false, ...building }) => (
        <BuildingArt key={String(building.cells[0])} {...building} completed={completed} />
      ))}
      {courtyard.map((cell) => (
        <g key={String(cell)} transform={toMiddle(cell)}>
          <CourtArt />
        </g>
      ))}
      {castle.map(([cell, square]) => (
        <g key={String(cell)} transform={toMiddle(cell)}>
          <CastleSquareArt square={square} />
        </g>
      ))}
      {workers.map(([cell, look]) => (
        <g key={String(cell)} transform={toStand(cell)}>
          <Figure look={look} />
        </g>
      ))}
      {tries.map(({ good, ...building }) => (
        <g key={String(building.cells[0])} class={good ? "arkadia-try" : "arkadia-try arkadia-try-bad"}>
          <BuildingArt {...building} completed={false} />
          <path d={plan(outline(building.cells), 1)} class="arkadia-try-edge" />
          <g transform={toMiddle(building.cells.at(-1) as Cell)}>
            <circle r="15" class="arkadia-try-mark" />
            <path d={good ? "M-7 0L-2 6L8-6" : "M-6-6L6 6M6-6L-6 6"} class="arkadia-try-sign" />
          </g>
        </g>
      ))}
      {camps.filter(isCovered).map((cell) => (
        <CampMark key={String(cell)} cell={cell} paid />
      ))}
    </Drawing>
  );
}

function grid(rows: number, cols: number): string {
  const down = Array.from({ length: cols - 1 }, (_, i) => `M${(i + 1) * UNIT} 0V${rows * UNIT}`);
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * UNIT}H${cols * UNIT}`);
  return [...down, ...across].join("");
}
