/** The Ark's way, step by step, with the points that each tile brings. */
import { t } from "../../../i18n";
import type { GameEvent } from "../../module";
import { originOf } from "../tile/places";
import { type Cell, cellOf, isPoints, xyOf } from "../view";
import type { useRoving } from "./useRoving";

interface ArkWalkProps {
  start: Cell;
  path: readonly Cell[];
  steps: readonly Cell[];
  expected: readonly GameEvent[];
  roving: ReturnType<typeof useRoving>;
  onStep(cell: Cell, byKey: boolean): void;
}

export function ArkWalk({ start, path, steps, expected, roving, onStep }: ArkWalkProps) {
  const trail = [start, ...path].map(middle);
  const met = metTiles(expected);
  const before = path.length > 1 ? path.at(-2) : start;
  return (
    <g class="ark-walk">
      <polyline class="ark-trail-edge" points={trail.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <polyline class="ark-trail" points={trail.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {path.map((cell, i) => {
        const { x, y } = middle(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`} class="ark-step">
            <circle class="ark-step-disc" r="8" />
            <text class="ark-step-number" y="4">
              {i + 1}
            </text>
            {met.has(cell) && (
              <g transform="translate(26 -30)">
                <rect class="ark-step-tag" x="-14" y="-10" width="28" height="20" rx="10" />
                <text class="ark-step-gain" y="4.5">
                  +1
                </text>
              </g>
            )}
          </g>
        );
      })}
      {steps.map((cell) => {
        const { x, y } = originOf(cell);
        const { onKeyDown, ...rove } = roving.propsOf(cell);
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an <svg>
          <g
            key={cell}
            {...rove}
            role="button"
            aria-label={t("ark.step_to", { x: xyOf(cell)[0], y: xyOf(cell)[1] })}
            class="ark-place ark-place-ark"
            transform={`translate(${x} ${y})`}
            data-step={cell}
            onClick={(event) => {
              event.stopPropagation();
              onStep(cell, event.detail === 0);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") {
                event.preventDefault();
                event.stopPropagation();
                onStep(cell, true);
              } else onKeyDown(event);
            }}
          >
            <rect x="4" y="4" width="92" height="92" rx="7" />
          </g>
        );
      })}
      {path.length > 0 && before !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button that takes back does the same
        <rect
          class="ark-step-back"
          {...originOf(before)}
          width="100"
          height="100"
          onClick={(event) => {
            event.stopPropagation();
            onStep(before, false);
          }}
        />
      )}
    </g>
  );
}

function middle(cell: Cell) {
  const { x, y } = originOf(cell);
  return { x: x + 50, y: y + 50 };
}

/** The tiles on which the Ark's move brings somebody a point. */
function metTiles(expected: readonly GameEvent[]): Set<Cell> {
  const tiles = expected.filter((event) => isPoints(event) && event.reason === "ark");
  return new Set(tiles.flatMap((event) => (event.tiles as [number, number][]).map(([x, y]) => cellOf(x, y))));
}
