/** Looking at features: what lies under a point, and lighting it up. */
import type { TileSet } from "../tile/kinds";
import { type ArkView, type Cell, cellOf, type Feature, type Features, featureAt } from "../view";
import { pointOn, segmentUnder } from "./ground";
import type { Attention, Spot } from "./spot";

/** The feature at a place of the board. */
export function lookAt(
  features: Features | undefined,
  board: ArkView["board"],
  tiles: TileSet,
  x: number,
  y: number,
): Feature | undefined {
  const cell = cellOf(Math.floor(x / 100), Math.floor(y / 100));
  const segment = segmentUnder(board, tiles, cell, pointOn(x, y));
  return segment === undefined ? undefined : featureAt(features, cell, segment);
}

/** The feature of a segment as something to look at; nothing without a segment. */
export function spotOf(
  features: Features | undefined,
  cell: Cell | undefined,
  segment: number | undefined,
): Spot | undefined {
  if (cell === undefined || segment === undefined) return undefined;
  const feature = featureAt(features, cell, segment);
  return feature && { feature };
}

/** Lights up what the pointer is over. */
export function hover(attention: Attention, feature: Feature | undefined): void {
  const before = attention.hovered.value;
  if (feature === (before && "feature" in before ? before.feature : undefined)) return;
  attention.hovered.value = feature && { feature };
}

/** Holds what was pressed, or lets go what was held already. */
export function hold(attention: Attention, feature: Feature | undefined): void {
  const held = attention.held.value;
  const same = held && feature && "feature" in held && held.feature.cells[0] === feature.cells[0];
  attention.held.value = feature && !same ? { feature } : undefined;
  if (same) attention.hovered.value = undefined;
}
