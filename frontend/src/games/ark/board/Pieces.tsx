/** All pieces on the board, those in front over those behind, and the Ark. */

import { colourOfSeat, type Seating } from "../../../play/seating";
import { ArkFigure, Figure } from "../pieces/Figure";
import type { TileSet } from "../tile/kinds";
import { arkFoot, footOf } from "../tile/places";
import { type ArkView, type Cell, cellOf } from "../view";

interface PiecesProps {
  view: ArkView;
  tiles: TileSet;
  seating: Seating;
  /** How large pieces are drawn beside their tiles. */
  scale: number;
  /** Where the Ark is shown instead of where it is, while it is being moved. */
  arkAt: Cell | undefined;
}

export function Pieces({ view, tiles, seating, scale, arkAt }: PiecesProps) {
  const feet = new Map(
    Object.entries(view.pieces).flatMap(([cell, piece]) => {
      const placed = view.board[cell];
      return placed ? [[cell, footOf(tiles, cell, placed, piece.segment)] as const] : [];
    }),
  );
  const inOrder = [...feet].sort((a, b) => a[1].y - b[1].y);
  const arkCell = arkAt ?? (view.ark && cellOf(view.ark.x, view.ark.y));
  const ark = arkCell === undefined ? undefined : arkFoot(arkCell, feet.get(arkCell));
  return (
    <g class="ark-pieces">
      {inOrder.map(([cell, foot]) => {
        const piece = view.pieces[cell];
        if (!piece) return undefined;
        return (
          <g key={cell} transform={`translate(${foot.x} ${foot.y}) scale(${scale})`}>
            <g class="ark-arrive">
              <Figure kind={piece.kind} colour={colourOfSeat(seating, piece.seat)} />
            </g>
          </g>
        );
      })}
      {ark && (
        <g class="ark-moving" style={{ transform: `translate(${ark.x}px, ${ark.y}px)` }}>
          <g transform={`scale(${scale})`}>
            <ArkFigure />
          </g>
        </g>
      )}
    </g>
  );
}
