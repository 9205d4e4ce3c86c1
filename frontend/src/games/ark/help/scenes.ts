/** The boards of the help page's examples; their captions count what lies here. */
import type { SceneTile } from "./Scene";

const follower = (colour: string, segment: number) => ({ kind: "follower" as const, colour, segment });
const prophet = (colour: string, segment: number) => ({ kind: "prophet" as const, colour, segment });

export const scenes = {
  place: [
    { cell: "0,-1", tile: "cityCap", rotation: 2 },
    { cell: "0,0", tile: "cityRoad" },
    { cell: "1,0", tile: "straight" },
  ],
  /** Three tiles of road, one oasis. */
  road: [
    { cell: "0,0", tile: "crossing" },
    { cell: "1,0", tile: "oasis", piece: follower("red", 0) },
    { cell: "2,0", tile: "temple" },
  ],
  /** Three tiles of city, one scroll. */
  city: [
    { cell: "0,0", tile: "cityCap", rotation: 1, piece: prophet("blue", 0) },
    { cell: "1,0", tile: "cityBand", rotation: 1 },
    { cell: "2,0", tile: "cityCap", rotation: 3, piece: follower("red", 0) },
  ],
  temple: [
    { cell: "1,0", tile: "cityCap", piece: follower("red", 1) },
    { cell: "0,1", tile: "straight", piece: follower("blue", 0) },
    { cell: "1,1", tile: "temple" },
    { cell: "2,1", tile: "bend", piece: follower("red", 2) },
    { cell: "1,2", tile: "flock" },
  ],
  /** Four sheep and a wolf in one field. */
  field: [
    { cell: "0,0", tile: "flock", piece: follower("green", 0) },
    { cell: "1,0", tile: "wolf" },
    { cell: "2,0", tile: "cityCap" },
  ],
  ark: [
    { cell: "0,0", tile: "crossing" },
    { cell: "1,0", tile: "oasis", piece: follower("red", 0) },
    { cell: "2,0", tile: "bend" },
    { cell: "2,1", tile: "straight", rotation: 1, piece: follower("blue", 1) },
  ],
  /** The lobby's picture. */
  picture: [
    { cell: "0,0", tile: "cityCap", rotation: 2 },
    { cell: "1,0", tile: "temple", rotation: 1 },
    { cell: "2,0", tile: "bend", rotation: 3, piece: follower("red", 1) },
    { cell: "0,1", tile: "cityRoad", piece: prophet("blue", 0) },
    { cell: "1,1", tile: "crossing", rotation: 3, piece: follower("yellow", 2) },
    { cell: "2,1", tile: "bend", rotation: 1 },
  ],
} satisfies Record<string, readonly SceneTile[]>;
