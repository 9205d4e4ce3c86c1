/** The tile where it is to be laid, not yet saved. */
import { useRef } from "preact/hooks";

import type { Rotation, TileKind } from "../tile/kinds";
import { originOf } from "../tile/places";
import { Tile } from "../tile/Tile";
import { type Cell, xyOf } from "../view";

interface GhostProps {
  cell: Cell;
  kind: TileKind;
  rotation: Rotation;
  canTurn: boolean;
  onTurn(by: 1 | -1): void;
}

/** So far must a wheel turn before the tile does, so that a touchpad does not spin it. */
const NOTCH = 50;

export function Ghost({ cell, kind, rotation, canTurn, onTurn }: GhostProps) {
  const { x, y } = originOf(cell);
  const [column, row] = xyOf(cell);
  const turned = useRef(0);
  return (
    <g
      class={`ark-ghost ${canTurn ? "ark-ghost-turns" : ""}`}
      transform={`translate(${x} ${y})`}
      data-ghost={cell}
      data-rotation={rotation}
      {...(canTurn && { "data-own-wheel": "" })}
      onWheel={(event) => {
        if (!canTurn) return;
        event.preventDefault();
        turned.current += event.deltaY;
        if (Math.abs(turned.current) < NOTCH) return;
        onTurn(turned.current > 0 ? 1 : -1);
        turned.current = 0;
      }}
    >
      <rect class="ark-ghost-shadow" x="-3" y="-3" width="106" height="106" rx="6" />
      <g key={rotation} class="ark-turning">
        <Tile kind={kind} rotation={rotation} x={column} y={row} />
      </g>
      <rect class="ark-ghost-edge" x="0" y="0" width="100" height="100" rx="3" />
    </g>
  );
}
