/** Pieces inside an <svg>; their foot stands on the origin of their parent. */
import { pieceStyle } from "../colours";
import { needSprites } from "../tile/sheet";
import type { PieceKind } from "../view";

const BADGE: Record<PieceKind, string> = {
  follower: "translate(0 -5.3) scale(0.78)",
  prophet: "translate(0 -7.5) scale(1.05)",
};

export function Figure({ kind, colour }: { kind: PieceKind; colour: string }) {
  needSprites();
  return (
    <g style={pieceStyle(colour)}>
      <use href={`#ark-${kind}`} />
      <use href={`#ark-badge-${colour}`} class="ark-badge" transform={BADGE[kind]} />
    </g>
  );
}

export function ArkFigure() {
  needSprites();
  return <use href="#ark-ark" />;
}

const VIEWS: Record<PieceKind | "ark", string> = {
  follower: "-12 -26 24 30",
  prophet: "-15 -38 30 43",
  ark: "-22 -26 44 32",
};

/** A piece as a small picture of its own, decorative. */
export function PieceIcon({
  kind,
  colour = "red",
}: {
  kind: PieceKind | "ark";
  colour?: string | undefined;
}) {
  return (
    <svg class="ark-piece-icon" viewBox={VIEWS[kind]} aria-hidden="true">
      {kind === "ark" ? <ArkFigure /> : <Figure kind={kind} colour={colour} />}
    </svg>
  );
}
