/** Which of a building's squares shows what, for buildings of any form. */
import { keyOf, neighbours } from "../geometry";
import type { Cell } from "../types";

export interface Spots {
  /** Where the thing stands by which the type is known: sails, sign, tower. */
  mark: Cell;
  /** Where the seal lies, and later the family's pennant. */
  seal: Cell;
}

/** `heart`: the mark is on the square with the most neighbours, else at an end. */
export function spots(cells: readonly Cell[], heart: boolean): Spots {
  const inside = new Set(cells.map(keyOf));
  const degree = (cell: Cell) => neighbours(cell).filter((beside) => inside.has(keyOf(beside))).length;
  const rank = heart ? (cell: Cell) => -degree(cell) : degree;
  const mark = best(cells, rank);
  const others = cells.filter((cell) => cell !== mark);
  const seal = best(others.length > 0 ? others : cells, (cell) => (heart ? degree(cell) : -degree(cell)));
  return { mark, seal };
}

/** The first of the squares of lowest rank. */
function best(cells: readonly Cell[], rank: (cell: Cell) => number): Cell {
  return cells.reduce((low, cell) => (rank(cell) < rank(low) ? cell : low));
}
