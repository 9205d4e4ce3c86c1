/** Tiles of the help page's examples, in the form of a component file. */
import { readTileSet, type TileKind } from "../tile/kinds";

const field = (half_edges: string[], sheep = 0, wolves = 0) => ({
  kind: "field",
  edges: [],
  half_edges,
  sheep,
  wolves,
});
const city = (edges: string[], scrolls = 0) => ({ kind: "city", edges, scrolls });
const road = (edges: string[], oases = 0, end?: string) => ({
  kind: "road",
  edges,
  oases,
  ...(end && { end }),
});

const definitions: Record<string, object[]> = {
  crossing: [
    road(["N"], 0, "junction"),
    road(["E"], 0, "junction"),
    road(["S"], 0, "junction"),
    field(["Nw", "Wn", "Ws", "Sw"], 1),
    field(["Ne", "En"]),
    field(["Es", "Se"]),
  ],
  straight: [road(["E", "W"]), field(["Nw", "Ne", "En", "Wn"], 1), field(["Es", "Se", "Sw", "Ws"])],
  oasis: [road(["E", "W"], 1), field(["Nw", "Ne", "En", "Wn"]), field(["Es", "Se", "Sw", "Ws"])],
  cityRoad: [city(["N"]), road(["E", "W"]), field(["En", "Wn"]), field(["Es", "Se", "Sw", "Ws"], 2)],
  cityCap: [city(["N"]), field(["En", "Es", "Se", "Sw", "Ws", "Wn"], 1)],
  cityBand: [city(["N", "S"], 1), field(["En", "Es"], 1), field(["Wn", "Ws"])],
  cityCorner: [city(["N", "E"]), field(["Se", "Sw", "Ws", "Wn"], 0, 1)],
  temple: [
    { kind: "temple" },
    road(["E"], 0, "temple"),
    road(["W"], 0, "temple"),
    field(["Nw", "Ne", "En", "Wn"]),
    field(["Es", "Se", "Sw", "Ws"], 1),
  ],
  bend: [road(["S", "W"]), field(["Nw", "Ne", "En", "Es", "Se", "Wn"], 1), field(["Sw", "Ws"])],
  flock: [field(["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"], 2)],
  wolf: [city(["N"]), field(["En", "Es", "Se", "Sw", "Ws", "Wn"], 1, 1)],
};

const set = readTileSet({
  tiles: Object.entries(definitions).map(([id, features]) => ({ id, count: 1, features })),
});

export function exampleTile(name: string): TileKind {
  return set.get(name) as TileKind;
}
