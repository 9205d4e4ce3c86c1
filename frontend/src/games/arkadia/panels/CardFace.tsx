import "./cards.css";

import { BuildingArt } from "../art/Building";
import { Seal } from "../art/emblems";
import { UNIT } from "../art/roof";
import { Drawing } from "../art/sheet";
import { type Card, type Cell, cardParts } from "../types";
import { buildingName } from "../words";

interface CardFaceProps {
  card: Card;
  /** The building as it lies on the card, or as it has been turned. */
  shape: readonly Cell[];
}

/** The most squares a card shows side by side; all buildings are drawn to one scale up to this. */
const WIDE = 3.3;
const HIGH = 2.4;

/** A building card: its building, the seal of its family, its name. */
export function CardFace({ card, shape }: CardFaceProps) {
  const { type, family } = cardParts(card);
  return (
    <span class={`arkadia-card-face arkadia-of-${family}`}>
      <ShapePicture card={card} shape={shape} />
      <Drawing viewBox="-18 -18 36 36" class="arkadia-card-seal">
        <Seal family={family} />
      </Drawing>
      <span class="arkadia-card-name">{buildingName(type)}</span>
    </span>
  );
}

/** The building alone. */
export function ShapePicture({ card, shape }: CardFaceProps) {
  const { type, family } = cardParts(card);
  const width = 1 + Math.max(...shape.map(([, column]) => column));
  const height = 1 + Math.max(...shape.map(([row]) => row));
  const [across, down] = [Math.max(WIDE, width + 0.2) * UNIT, Math.max(HIGH, height + 0.5) * UNIT];
  const left = (width * UNIT - across) / 2;
  const top = (height * UNIT - down) / 2 - 6;
  return (
    <Drawing viewBox={`${left} ${top} ${across} ${down}`} class="arkadia-card-picture">
      <BuildingArt type={type} cells={shape} family={family} completed sealed={false} />
    </Drawing>
  );
}
