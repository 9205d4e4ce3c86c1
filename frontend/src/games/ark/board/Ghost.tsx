/** The tile where it is to be laid, not yet saved; and the segments a piece can be put on. */
import { useRef } from "preact/hooks";

import { Figure } from "../pieces/Figure";
import { planOf } from "../tile/geometry";
import type { Rotation, TileKind } from "../tile/kinds";
import { FOOT, originOf } from "../tile/places";
import { Tile } from "../tile/Tile";
import type { Choice } from "../turn/turn";
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

interface SegmentMarksProps {
  kind: TileKind;
  rotation: Rotation;
  choice: Choice;
  colour: string;
  /** The number of a segment's choice, undefined where nothing can be put. */
  numberOf(segment: number): number | undefined;
  onChoose(segment: number): void;
  onHover(segment: number | undefined): void;
}

/** A numbered mark on each segment that is free, or the piece chosen for it; about a tile's own origin. */
export function SegmentMarks(props: SegmentMarksProps) {
  const { kind, rotation, choice, colour, numberOf, onChoose, onHover } = props;
  const chosen = "segment" in choice ? choice : undefined;
  return (
    <g class="ark-marks">
      {planOf(kind, rotation).plots.map((plot, segment) => {
        const number = numberOf(segment);
        if (number === undefined) return undefined;
        const [x, y] = plot.anchor;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same choices are radio buttons below the board
          <g
            key={segment}
            class="ark-mark"
            data-mark={segment}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(segment);
            }}
            onPointerEnter={() => onHover(segment)}
            onPointerLeave={() => onHover(undefined)}
          >
            <path class="ark-mark-area" d={plot.data} />
            {chosen?.segment === segment ? (
              <g transform={`translate(${x} ${y + FOOT})`} class="ark-arrive-mark">
                <Figure kind={chosen.kind} colour={colour} />
              </g>
            ) : (
              <g transform={`translate(${x} ${y})`}>
                <circle r="9.5" />
                <text y="4.2">{number}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
