/** From squares to the drawing of the board and back. */
import type { Box } from "../../../play/camera";
import { UNIT } from "../art/roof";
import { middle } from "../geometry";
import type { BoardPlan, Cell } from "../types";

/** How wide the frame around the board is, in units. */
export const FRAME = 30;

export function boundsOf({ rows, cols }: BoardPlan): Box {
  return { x0: -FRAME, y0: -FRAME, x1: cols * UNIT + FRAME, y1: rows * UNIT + FRAME };
}

export function boxOf([row, column]: Cell): Box {
  return { x0: column * UNIT, y0: row * UNIT, x1: (column + 1) * UNIT, y1: (row + 1) * UNIT };
}

export function cellAt(x: number, y: number): Cell {
  return [Math.floor(y / UNIT), Math.floor(x / UNIT)];
}

/** The middle of some squares, in units. */
export function centreOf(cells: readonly Cell[]): { x: number; y: number } {
  const [row, column] = middle(cells);
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

export const toCorner = ([row, column]: Cell): string => `translate(${column * UNIT} ${row * UNIT})`;
export const toMiddle = ([row, column]: Cell): string =>
  `translate(${(column + 0.5) * UNIT} ${(row + 0.5) * UNIT})`;
/** Where feet stand on a square. */
export const toStand = ([row, column]: Cell): string =>
  `translate(${(column + 0.5) * UNIT} ${(row + 0.86) * UNIT})`;

/** A column as a letter, a row as a number, as they stand on the frame: `D5`. */
export function squareName([row, column]: Cell): string {
  return `${columnName(column)}${row + 1}`;
}

export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
