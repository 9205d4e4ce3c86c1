import { memo } from "../../../play/memo";
import type { Rotation, TileKind } from "../tile/kinds";
import { originOf } from "../tile/places";
import { Tile } from "../tile/Tile";
import { type Cell, xyOf } from "../view";

interface BoardTileProps {
  kind: TileKind;
  rotation: Rotation;
  cell: Cell;
  /** Just laid: it drops onto the board. */
  fresh: boolean;
}

/** A tile where it lies. Drawn once, for laid tiles never change. */
export const BoardTile = memo(({ kind, rotation, cell, fresh }: BoardTileProps) => {
  const { x, y } = originOf(cell);
  const [column, row] = xyOf(cell);
  return (
    <g transform={`translate(${x} ${y})`} data-tile={cell}>
      <g class={fresh ? "ark-drop" : undefined}>
        <Tile kind={kind} rotation={rotation} x={column} y={row} />
      </g>
    </g>
  );
});
