import { describe, expect, it } from "vitest";

import { exampleTile } from "../../../src/games/ark/help/exampleTiles";
import type { SceneTile } from "../../../src/games/ark/help/Scene";
import { scenes } from "../../../src/games/ark/help/scenes";
import { type Segment, turnedSegments } from "../../../src/games/ark/tile/kinds";
import { around } from "../../../src/games/ark/view";

const segmentsOf = (tile: SceneTile): Segment[] => turnedSegments(exampleTile(tile.tile), tile.rotation ?? 0);

/** What an edge of a tile shows. */
function edgeKind(tile: SceneTile, edge: number): string {
  const built = segmentsOf(tile).find(
    (one) => one.kind !== "field" && one.edges.some((mine) => mine === edge),
  );
  return built?.kind ?? "field";
}

const count = (
  tiles: readonly SceneTile[],
  kind: Segment["kind"],
  what: "sheep" | "wolves" | "oases" | "scrolls",
) =>
  tiles
    .flatMap(segmentsOf)
    .filter((segment) => segment.kind === kind)
    .reduce((sum, segment) => sum + segment[what], 0);

describe("the examples of the help page", () => {
  it.each(Object.entries(scenes))("lie by the rules: %s (ARK-3.2)", (_, tiles: readonly SceneTile[]) => {
    for (const tile of tiles) {
      around(tile.cell).forEach((cell, edge) => {
        const beside = tiles.find((other) => other.cell === cell);
        if (beside) expect(edgeKind(tile, edge)).toBe(edgeKind(beside, (edge + 2) % 4));
      });
    }
  });

  it("show what their captions count", () => {
    expect(count(scenes.road, "road", "oases")).toBe(1);
    expect(count(scenes.city, "city", "scrolls")).toBe(1);
    expect(count(scenes.field, "field", "sheep")).toBe(4);
    expect(count(scenes.field, "field", "wolves")).toBe(1);
  });

  it("put pieces only where pieces may stand (ARK-4.1)", () => {
    for (const tile of Object.values(scenes).flat() as SceneTile[]) {
      if (!tile.piece) continue;
      const kind = segmentsOf(tile)[tile.piece.segment]?.kind;
      expect(tile.piece.kind === "prophet" ? ["city"] : ["road", "city", "field"]).toContain(kind);
    }
  });
});
