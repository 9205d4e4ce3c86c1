import type { GameModule } from "../module";
import { colourOf } from "./colours";
import { Help } from "./help/Help";
import { Picture } from "./help/Picture";
import { Play } from "./Play";

/** The Ark of the Covenant in the browser. */
export const game: GameModule = {
  kind: "ark",
  nameKey: "ark.name",
  Picture,
  Play,
  Help,
  optionKeys: { draw_ahead: "ark.option.draw_ahead" },
  colourOf,
};
