// biome-ignore-all lint/a11y/useSemanticElements: the squares of a drawing are no cells of a table
/** The squares of the board as a grid of buttons: what can be chosen glows, arrow keys go from one to the next. */
import { useRef, useState } from "preact/hooks";

import { memo } from "../../../play/memo";
import { UNIT } from "../art/roof";
import { cellOf, keyOf, onBoard } from "../geometry";
import { testids } from "../testids";
import type { BoardPlan, Cell, CellKey } from "../types";

export interface SquaresProps {
  board: BoardPlan;
  label: string;
  /** What is on each square, row by row. */
  names: readonly string[];
  /** The squares that glow. */
  legal: ReadonlySet<CellKey>;
  /** Those that do something when pressed. */
  able: ReadonlySet<CellKey>;
  /** How much higher than the land the squares to choose from lie, in units, if they are the castle's. */
  raised: number | undefined;
  /** The square that the keyboard comes to first. */
  first: Cell;
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
  const { board, label, names, legal, able, raised, first, onChoose, onKey, onFocus } = props;
  const grid = useRef<SVGGElement>(null);
  const [last, setLast] = useState<CellKey | undefined>(undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = (event.target as Element).getAttribute("data-cell");
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = cellOf(key);
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = nextSquare(cell, arrow, event.shiftKey ? legal : undefined, board);
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
      onFocusIn={(event) => {
        const key = (event.target as Element).getAttribute("data-cell");
        if (key === null) return;
        setLast(key);
        onFocus(cellOf(key));
      }}
      onFocusOut={() => onFocus(undefined)}
    >
      <Rows
        board={board}
        names={names}
        legal={legal}
        able={able}
        raised={raised}
        present={last ?? keyOf(first)}
      />
    </g>
  );
}

interface RowsProps extends Pick<SquaresProps, "board" | "names" | "legal" | "able" | "raised"> {
  /** The one square that is in the page's tab order. */
  present: CellKey;
}

/** Drawn anew only when something about the squares has changed, not with every move of the pointer. */
const Rows = memo(function Rows({ board, names, legal, able, raised, present }: RowsProps) {
  return (
    <>
      {Array.from({ length: board.rows }, (_, row) => (
        <g key={String(row)} role="row">
          {Array.from({ length: board.cols }, (_, column) => {
            const key = keyOf([row, column]);
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
                // In lower case: an SVG element's attributes keep theirs, and another is no tab stop.
                tabindex={key === present ? 0 : -1}
                aria-label={names[row * board.cols + column]}
                aria-disabled={!able.has(key)}
                transform={allowed && raised ? `translate(0 ${-raised})` : undefined}
                class={look(allowed, able.has(key), raised !== undefined)}
              />
            );
          })}
        </g>
      ))}
    </>
  );
});

function look(legal: boolean, able: boolean, raised: boolean): string {
  const legalLook = raised ? "arkadia-square-legal arkadia-square-raised" : "arkadia-square-legal";
  return `arkadia-square ${legal ? legalLook : ""} ${able ? "arkadia-square-able" : ""}`;
}

/** The next square in a direction; of those in `among` the nearest that way, straight ahead before aside. */
export function nextSquare(
  from: Cell,
  [down, right]: Cell,
  among: ReadonlySet<CellKey> | undefined,
  board: Pick<BoardPlan, "rows" | "cols">,
): Cell {
  if (!among) {
    const next: Cell = [from[0] + down, from[1] + right];
    return onBoard(next, board) ? next : from;
  }
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const key of among) {
    const cell = cellOf(key);
    const [rows, columns] = [cell[0] - from[0], cell[1] - from[1]];
    const ahead = rows * down + columns * right;
    const far = ahead + 2 * Math.abs(rows * right + columns * down);
    if (ahead > 0 && far < least) [best, least] = [cell, far];
  }
  return best;
}
