/** Arrow keys among places on the board, of which only one is in the page's tab order. */
import { useRef, useState } from "preact/hooks";

import { type Cell, xyOf } from "../view";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest cell in the direction of an arrow key, one straight ahead before one aside. */
export function nextCell(cells: readonly Cell[], from: Cell, key: string): Cell | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [fromX, fromY] = xyOf(from);
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const [x, y] = xyOf(cell);
    const ahead = (x - fromX) * direction[0] + (y - fromY) * direction[1];
    const aside = Math.abs((x - fromX) * direction[1]) + Math.abs((y - fromY) * direction[0]);
    if (ahead <= 0) continue;
    const far = ahead + aside * 2.1;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Props for each cell's element; `onFocus` is told of cells reached by keyboard. The first cell is in the tab order until another was focused. */
export function useRoving(cells: readonly Cell[], onFocus: (cell: Cell) => void) {
  const [last, setLast] = useState<Cell | undefined>(undefined);
  const elements = useRef(new Map<Cell, SVGElement>());
  const present = last !== undefined && cells.includes(last) ? last : cells[0];
  const focus = (cell: Cell) => elements.current.get(cell)?.focus({ preventScroll: true });
  const propsOf = (cell: Cell) => ({
    ref: (element: SVGElement | null) => {
      if (element) elements.current.set(cell, element);
      else elements.current.delete(cell);
    },
    // In lower case: an SVG element's attributes keep theirs, and another is no tab stop.
    tabindex: cell === present ? 0 : -1,
    onFocus: (event: FocusEvent) => {
      setLast(cell);
      // A finger or mouse that pressed it sees it already, and must not have it moved away.
      if ((event.currentTarget as Element).matches(":focus-visible")) onFocus(cell);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextCell(cells, cell, event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      focus(next);
    },
  });
  return { propsOf, focus, present };
}
