/** Places on the board that can be chosen: for the drawn tile, or for the Ark when it enters the game. */
import type { ComponentChildren } from "preact";

import { originOf } from "../tile/places";
import { type Cell, xyOf } from "../view";
import type { useRoving } from "./useRoving";

interface PlacesProps {
  cells: readonly Cell[];
  roving: ReturnType<typeof useRoving>;
  /** Whether the cell can be chosen as things are; the others are shown faintly. */
  isNow(cell: Cell): boolean;
  label(x: number, y: number, now: boolean): string;
  onChoose(cell: Cell, byKey: boolean): void;
  look: "tile" | "ark";
  /** Shown in a cell under the pointer. */
  promise?(cell: Cell): ComponentChildren;
}

export function Places({ cells, roving, isNow, label, onChoose, look, promise }: PlacesProps) {
  return (
    <g>
      {cells.map((cell) => {
        const { x, y } = originOf(cell);
        const now = isNow(cell);
        const { onKeyDown, ...rove } = roving.propsOf(cell);
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an <svg>
          <g
            key={cell}
            {...rove}
            role="button"
            aria-label={label(...xyOf(cell), now)}
            class={`ark-place ark-place-${look} ${now ? "" : "ark-place-turned"}`}
            transform={`translate(${x} ${y})`}
            data-cell={cell}
            data-legal={now ? "now" : "turned"}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(cell, event.detail === 0);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") {
                event.preventDefault();
                event.stopPropagation();
                onChoose(cell, true);
              } else onKeyDown(event);
            }}
          >
            <rect x="4" y="4" width="92" height="92" rx="7" />
            {promise && now && <g class="ark-promise">{promise(cell)}</g>}
          </g>
        );
      })}
    </g>
  );
}
