/** Lights up the feature or tiles that somebody looks at. */
import { planOf } from "../tile/geometry";
import type { TileSet } from "../tile/kinds";
import { originOf } from "../tile/places";
import type { ArkView } from "../view";
import { type Attention, partsOf, shownSpot } from "./spot";

interface HighlightProps {
  attention: Attention;
  /** What lies on the board, a tile about to be laid included. */
  board: ArkView["board"];
  tiles: TileSet;
}

export function Highlight({ attention, board, tiles }: HighlightProps) {
  return (
    <g class="ark-highlight">
      {partsOf(shownSpot(attention)).map(({ cell, segment }) => {
        const placed = board[cell];
        const kind = placed && tiles.get(placed.tile);
        if (!kind) return undefined;
        const plot = segment === undefined ? undefined : planOf(kind, placed.rotation).plots[segment];
        const { x, y } = originOf(cell);
        const data = plot ? plot.data : "M2 2H98V98H2Z";
        return <path key={`${cell}:${segment}`} d={data} transform={`translate(${x} ${y})`} />;
      })}
    </g>
  );
}
