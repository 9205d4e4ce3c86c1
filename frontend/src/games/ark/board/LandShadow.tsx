import { memo } from "../../../play/memo";
import { originOf } from "../tile/places";
import type { ArkView } from "../view";

/** One shadow under all tiles; a filter would be drawn anew with every frame that the board moves. */
export const LandShadow = memo(({ board }: { board: ArkView["board"] }) => {
  const squares = Object.keys(board).map((cell) => {
    const { x, y } = originOf(cell);
    return `M${x - 2} ${y - 1}h105v106h-105Z`;
  });
  return <path class="ark-land-shadow" d={squares.join("")} />;
});
