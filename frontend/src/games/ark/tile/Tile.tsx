/** A tile inside an <svg>, its top left corner at the origin of its parent, 100 units wide. */
import type { ComponentChildren } from "preact";

import type { Rotation, TileKind } from "./kinds";
import { groundSymbol, tileSymbol } from "./sheet";

export interface TileProps {
  kind: TileKind;
  rotation: Rotation;
  /** Its place on the board, which chooses the ground it lies on. */
  x?: number;
  y?: number;
}

export function Tile({ kind, rotation, x = 0, y = 0 }: TileProps) {
  return (
    <>
      <use href={`#${groundSymbol(x, y)}`} width="100" height="100" />
      <use href={`#${tileSymbol(kind, rotation)}`} width="100" height="100" />
    </>
  );
}

/** A tile as a picture of its own; decorative without a label. */
export function TilePicture({
  kind,
  rotation,
  label,
  children,
}: TileProps & { label?: string; children?: ComponentChildren }) {
  return (
    <svg
      class="ark-tile-picture"
      viewBox="0 0 100 100"
      role="img"
      aria-hidden={label === undefined}
      aria-label={label ?? ""}
    >
      <Tile kind={kind} rotation={rotation} />
      {children}
    </svg>
  );
}
