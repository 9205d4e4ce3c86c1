/** The building in hand where it would lie. It can be dragged on; pressed without moving it turns. */
import { useRef } from "preact/hooks";

import { BuildingArt } from "../art/Building";
import { plan, UNIT } from "../art/roof";
import { outline, sameCell } from "../geometry";
import { testids } from "../testids";
import { type Card, type Cell, cardParts } from "../types";

export interface GhostProps {
  card: Card;
  cells: readonly Cell[];
  /** Whether it may lie there. */
  legal: boolean;
  /** Put down rather than following the pointer. */
  held: boolean;
  /** From a place on the page to the square there. */
  squareUnder(clientX: number, clientY: number): Cell;
  onDrag(cell: Cell): void;
  onTurn(): void;
}

export function Ghost({ card, cells, legal, held, squareUnder, onDrag, onTurn }: GhostProps) {
  const { type, family } = cardParts(card);
  const drag = useRef<{ from: Cell; moved: boolean } | undefined>(undefined);
  const start = (event: PointerEvent) => {
    drag.current = { from: squareUnder(event.clientX, event.clientY), moved: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const cell = squareUnder(event.clientX, event.clientY);
    if (sameCell(cell, now.from)) return;
    drag.current = { from: cell, moved: true };
    onDrag(cell);
  };
  const end = () => {
    const pressed = drag.current && !drag.current.moved;
    drag.current = undefined;
    if (pressed) onTurn();
  };
  const keep = (event: Event) => event.stopPropagation();
  return (
    <g
      data-testid={testids.ghost}
      data-cells={cells.map(String).join(" ")}
      data-legal={legal ? "" : undefined}
      class={`arkadia-ghost ${legal ? "" : "arkadia-ghost-illegal"} ${held ? "arkadia-ghost-held" : ""}`}
    >
      <BuildingArt type={type} cells={cells} family={family} completed={false} />
      <path d={plan(outline(cells), 1)} class="arkadia-ghost-edge" />
      {held &&
        cells.map(([row, column]) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the squares below do the same by keyboard
          <rect
            key={`${row},${column}`}
            x={column * UNIT}
            y={row * UNIT}
            width={UNIT}
            height={UNIT}
            class="arkadia-ghost-hold"
            onPointerDown={start}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={() => {
              drag.current = undefined;
            }}
            onMouseDown={keep}
            onTouchStart={keep}
            onClick={keep}
          />
        ))}
    </g>
  );
}
