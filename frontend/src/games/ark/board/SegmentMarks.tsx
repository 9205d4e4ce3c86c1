/** The segments of a tile that a piece can be put on. */
import { Figure } from "../pieces/Figure";
import { planOf } from "../tile/geometry";
import type { Rotation, TileKind } from "../tile/kinds";
import { FOOT } from "../tile/places";
import type { Choice } from "../turn/turn";

interface SegmentMarksProps {
  kind: TileKind;
  rotation: Rotation;
  choice: Choice;
  colour: string;
  /** How large marks and the piece are drawn beside the tile. */
  scale: number;
  /** The number of a segment's choice, undefined where nothing can be put. */
  numberOf(segment: number): number | undefined;
  onChoose(segment: number): void;
  onHover(segment: number | undefined): void;
}

/** A numbered mark on each segment that is free, or the piece chosen for it; about a tile's own origin. */
export function SegmentMarks(props: SegmentMarksProps) {
  const { kind, rotation, choice, colour, scale, numberOf, onChoose, onHover } = props;
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
              <g transform={`translate(${x} ${y + FOOT}) scale(${scale})`} class="ark-arrive-mark">
                <Figure kind={chosen.kind} colour={colour} />
              </g>
            ) : (
              <g transform={`translate(${x} ${y}) scale(${scale})`}>
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
