/** The land with its frame and rocks, which never change, and the tent camps. */
import { memo } from "../../../play/memo";
import { patches, Rock, Tent, tufts } from "../art/ground";
import { UNIT } from "../art/roof";
import { keyOf } from "../geometry";
import type { BoardPlan, Cell, View } from "../types";
import { columnName, FRAME, toMiddle } from "./place";

export const Ground = memo(function Ground({ board }: { board: BoardPlan }) {
  const { rows, cols } = board;
  const [width, height] = [cols * UNIT, rows * UNIT];
  return (
    <g>
      <rect
        x={-FRAME}
        y={-FRAME}
        width={width + 2 * FRAME}
        height={height + 2 * FRAME}
        rx="14"
        class="arkadia-frame"
      />
      <FrameLabels rows={rows} cols={cols} />
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect width={width} height={height} class="arkadia-land" />
        {patches(rows, cols).map(({ x, y, r, light }) => (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r={r}
            fill={`url(#arkadia-patch-${light ? "light" : "dark"})`}
          />
        ))}
        <path d={tufts(rows, cols)} class="arkadia-tufts" />
      </svg>
      <path d={gridLines(rows, cols)} class="arkadia-grid" />
      <Spread cells={board.blocked ?? []} Art={Rock} />
    </g>
  );
});

interface CampsProps {
  camps: readonly Cell[];
  workers: View["workers"];
}

/** The tent camps on which nobody stands; buildings and the lot are drawn over theirs. */
export const Camps = memo(function Camps({ camps, workers }: CampsProps) {
  return (
    <g>
      <Spread cells={camps.filter((cell) => workers[keyOf(cell)] === undefined)} Art={Tent} />
    </g>
  );
});

function Spread({ cells, Art }: { cells: readonly Cell[]; Art: () => preact.JSX.Element }) {
  return (
    <>
      {cells.map((cell) => (
        <g key={cell.join()} transform={toMiddle(cell)}>
          <Art />
        </g>
      ))}
    </>
  );
}

function FrameLabels({ rows, cols }: { rows: number; cols: number }) {
  return (
    <g class="arkadia-frame-labels">
      {Array.from({ length: cols }, (_, column) => (
        <text key={columnName(column)} x={(column + 0.5) * UNIT} y={-FRAME / 2} class="arkadia-frame-label">
          {columnName(column)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={String(row)} x={-FRAME / 2} y={(row + 0.5) * UNIT} class="arkadia-frame-label">
          {row + 1}
        </text>
      ))}
    </g>
  );
}

function gridLines(rows: number, cols: number): string {
  const down = Array.from({ length: cols - 1 }, (_, i) => `M${(i + 1) * UNIT} 0V${rows * UNIT}`);
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * UNIT}H${cols * UNIT}`);
  return [...down, ...across].join("");
}
