/** A small board drawn for an example. */
import "../tile/tile.css";
import "../pieces/pieces.css";
import "./help.css";

import { ArkFigure, Figure } from "../pieces/Figure";
import type { Rotation, TileKind } from "../tile/kinds";
import { arkFoot, footOf, originOf } from "../tile/places";
import { Tile } from "../tile/Tile";
import { type Cell, type PieceKind, xyOf } from "../view";
import { exampleTile } from "./exampleTiles";

export interface SceneTile {
  cell: Cell;
  tile: string;
  rotation?: Rotation;
  piece?: { kind: PieceKind; colour: string; segment: number };
}

interface SceneProps {
  tiles: readonly SceneTile[];
  /** What it shows, in words; decorative without. */
  label?: string;
  ark?: Cell;
  /** The Ark's way on from where it stands. */
  trail?: readonly Cell[];
}

export function Scene({ tiles, label, ark, trail = [] }: SceneProps) {
  const places = tiles.map(({ cell }) => xyOf(cell));
  const columns = places.map(([x]) => x);
  const rows = places.map(([, y]) => y);
  const [left, top] = [Math.min(...columns) * 100, Math.min(...rows) * 100];
  const [right, bottom] = [Math.max(...columns) * 100 + 100, Math.max(...rows) * 100 + 100];
  const kinds: ReadonlyMap<string, TileKind> = new Map(tiles.map(({ tile }) => [tile, exampleTile(tile)]));
  const feet = tiles.flatMap((one) =>
    one.piece
      ? [
          {
            cell: one.cell,
            piece: one.piece,
            foot: footOf(kinds, one.cell, { tile: one.tile, rotation: one.rotation ?? 0 }, one.piece.segment),
          },
        ]
      : [],
  );
  const arkAt = ark && arkFoot(ark, feet.find(({ cell }) => cell === ark)?.foot);
  const way = [ark, ...trail].flatMap((cell) => (cell === undefined ? [] : [originOf(cell)]));
  return (
    <svg
      class="ark-scene"
      viewBox={`${left - 6} ${top - 26} ${right - left + 12} ${bottom - top + 34}`}
      style={{ maxWidth: `${(right - left) * 1.15}px` }}
      role="img"
      aria-hidden={label === undefined}
      aria-label={label ?? ""}
    >
      {tiles.map(({ cell, tile, rotation = 0 }) => {
        const { x, y } = originOf(cell);
        const [column, row] = xyOf(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <Tile kind={exampleTile(tile)} rotation={rotation} x={column} y={row} />
          </g>
        );
      })}
      {way.length > 1 && (
        <polyline class="ark-scene-trail" points={way.map(({ x, y }) => `${x + 50},${y + 50}`).join(" ")} />
      )}
      {feet
        .sort((a, b) => a.foot.y - b.foot.y)
        .map(({ cell, piece, foot }) => (
          <g key={cell} transform={`translate(${foot.x} ${foot.y})`}>
            <Figure kind={piece.kind} colour={piece.colour} />
          </g>
        ))}
      {arkAt && (
        <g transform={`translate(${arkAt.x} ${arkAt.y})`}>
          <ArkFigure />
        </g>
      )}
    </svg>
  );
}
