import { Scene } from "./Scene";

/** A corner of a game, for the lobby. */
export function Picture() {
  return (
    <Scene
      tiles={[
        {
          cell: "0,0",
          tile: "cityCorner",
          rotation: 1,
          piece: { kind: "prophet", colour: "blue", segment: 0 },
        },
        { cell: "1,0", tile: "temple" },
        { cell: "2,0", tile: "bend", piece: { kind: "follower", colour: "red", segment: 1 } },
        { cell: "0,1", tile: "cityRoad" },
        { cell: "1,1", tile: "oasis", piece: { kind: "follower", colour: "yellow", segment: 0 } },
        { cell: "2,1", tile: "crossing", rotation: 1 },
      ]}
      ark="1,1"
    />
  );
}
