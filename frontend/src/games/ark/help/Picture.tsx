import { Scene } from "./Scene";
import { scenes } from "./scenes";

/** A corner of a game, for the lobby. */
export function Picture() {
  return <Scene tiles={scenes.picture} ark="2,1" />;
}
