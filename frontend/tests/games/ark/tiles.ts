/** The built-in tile set, and tiles written down shortly for tests. */
import builtIn from "../../../../backend/arkaden/rules/ark/tiles.json";
import { readKind, readTileSet, type TileKind } from "../../../src/games/ark/tile/kinds";

export const tileSet = readTileSet(builtIn);

/** Tiles that no built-in set has, but that a host's own may have. */
export const strangeTiles: TileKind[] = [
  {
    id: "two cities around a field",
    features: [
      { kind: "city", edges: ["N", "S"], scrolls: 2 },
      { kind: "city", edges: ["E"] },
      { kind: "field", edges: ["W"], half_edges: ["Ws", "Wn"], sheep: 1, wolves: 1 },
    ],
  },
  {
    id: "four cities",
    features: ["N", "E", "S", "W"].map((edge) => ({ kind: "city", edges: [edge] })),
  },
  {
    id: "two bends",
    features: [
      { kind: "road", edges: ["N", "E"], oases: 1 },
      { kind: "road", edges: ["S", "W"], oases: 1 },
      { kind: "field", half_edges: ["Nw", "Wn", "Es", "Se"], sheep: 2 },
      { kind: "field", half_edges: ["Ne", "En"], sheep: 1 },
      { kind: "field", half_edges: ["Sw", "Ws"], wolves: 1 },
    ],
  },
  {
    id: "gates on both sides",
    features: [
      { kind: "city", edges: ["N", "S"] },
      { kind: "road", edges: ["E"], end: "city" },
      { kind: "road", edges: ["W"], end: "city" },
      { kind: "field", half_edges: ["En"] },
      { kind: "field", half_edges: ["Es"], sheep: 1 },
      { kind: "field", half_edges: ["Ws"] },
      { kind: "field", half_edges: ["Wn"] },
    ],
  },
].map((tile) => readKind({ count: 1, ...tile } as Parameters<typeof readKind>[0]));

export function kindOf(id: string): TileKind {
  const kind = tileSet.get(id);
  if (!kind) throw new Error(`no tile ${id}`);
  return kind;
}
