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

/**
 * A numbered mark on each segment that is free, or the piece chosen for it; about a tile's own origin. For the
 * pointer alone: the same choices are radio buttons below the board.
 */
export function SegmentMarks(props: SegmentMarksProps) {
  const { kind, rotation, choice, colour, scale, numberOf, onChoose, onHover } = props;
  const chosen = "segment" in choice ? choice : undefined;
  const free = planOf(kind, rotation).plots.flatMap((plot, segment) => {
    const number = numberOf(segment);
    return number === undefined ? [] : [{ plot, segment, number }];
  });
  const handlers = (segment: number) => ({
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      onChoose(segment);
    },
    onPointerEnter: () => onHover(segment),
    onPointerLeave: () => onHover(undefined),
  });
  return (
    <g class="ark-marks">
      {free.map(({ plot, segment }) => (
        <path key={segment} class="ark-mark-area" d={plot.data} {...handlers(segment)} />
      ))}
      {free.map(({ plot, segment, number }) => {
        const [x, y] = plot.anchor;
        return chosen?.segment === segment ? (
          <g key={segment} transform={`translate(${x} ${y + FOOT}) scale(${scale})`} class="ark-arrive-mark">
            <Figure kind={chosen.kind} colour={colour} />
          </g>
        ) : (
          <g
            key={segment}
            class="ark-mark"
            data-mark={segment}
            transform={`translate(${x} ${y}) scale(${scale})`}
            {...handlers(segment)}
          >
            <circle r="9.5" />
            <text y="4.2">{number}</text>
          </g>
        );
      })}
    </g>
  );
}
