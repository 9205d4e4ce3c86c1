// biome-ignore-all lint/a11y/useSemanticElements: the squares of a drawing are no cells of a table
/** The squares of the board as a grid of buttons: what can be chosen glows, arrow keys go from one to the next. */
import { useRef, useState } from "preact/hooks";

import { UNIT } from "../art/roof";
import { cellOf, keyOf, onBoard } from "../geometry";
import { testids } from "../testids";
import type { Cell, CellKey, View } from "../types";

export interface SquaresProps {
  view: View;
  label: string;
  legal: ReadonlySet<CellKey>;
  /** How much higher than the land the squares to choose from lie, in units, if they are the castle's. */
  raised: number | undefined;
  /** The square that the keyboard comes to first, unless it was on another. */
  first: Cell | undefined;
  describe(cell: Cell): string;
  onChoose(cell: Cell): void;
  /** Enter or the space bar on a square. */
  onKey(cell: Cell, key: "Enter" | " "): void;
  onFocus(cell: Cell | undefined): void;
}

const ARROWS: Record<string, Cell> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

export function Squares(props: SquaresProps) {
  const { view, legal, raised, label, first, describe, onChoose, onKey, onFocus } = props;
  const { rows, cols } = view.board;
  const grid = useRef<SVGGElement>(null);
  const [last, setLast] = useState<CellKey | undefined>(undefined);
  const present = last ?? (first && keyOf(first)) ?? [...legal][0] ?? "0,0";

  const onKeyDown = (event: KeyboardEvent) => {
    const key = (event.target as Element).getAttribute("data-cell");
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = cellOf(key);
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = nextSquare(cell, arrow, event.shiftKey ? legal : undefined, view);
      grid.current?.querySelector<SVGElement>(`[data-cell="${keyOf(next)}"]`)?.focus({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") {
      onKey(cell, event.key);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <g
      ref={grid}
      role="grid"
      aria-label={label}
      class="arkadia-squares"
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const key = (event.target as Element).getAttribute("data-cell");
        if (key === null) return;
        event.stopPropagation();
        onChoose(cellOf(key));
      }}
      onFocusOut={() => onFocus(undefined)}
    >
      {Array.from({ length: rows }, (_, row) => (
        <g key={String(row)} role="row">
          {Array.from({ length: cols }, (_, column) => {
            const cell: Cell = [row, column];
            const key = keyOf(cell);
            const allowed = legal.has(key);
            return (
              <rect
                key={key}
                role="gridcell"
                data-testid={testids.square}
                data-cell={key}
                data-legal={allowed ? "" : undefined}
                x={column * UNIT}
                y={row * UNIT}
                width={UNIT}
                height={UNIT}
                tabIndex={key === present ? 0 : -1}
                aria-label={describe(cell)}
                aria-disabled={!allowed}
                transform={allowed && raised ? `translate(0 ${-raised})` : undefined}
                class={`arkadia-square ${allowed ? "arkadia-square-legal" : ""} ${allowed && raised !== undefined ? "arkadia-square-raised" : ""}`}
                onFocus={() => {
                  setLast(key);
                  onFocus(cell);
                }}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** The next square in a direction; of those in `among`, the next of them, if there is one. */
export function nextSquare(
  from: Cell,
  [down, right]: Cell,
  among: ReadonlySet<CellKey> | undefined,
  { board }: Pick<View, "board">,
): Cell {
  let next: Cell = [from[0] + down, from[1] + right];
  const beside = onBoard(next, board) ? next : from;
  while (among && onBoard(next, board) && !among.has(keyOf(next))) next = [next[0] + down, next[1] + right];
  return onBoard(next, board) ? next : beside;
}
