import type { GameModule } from "../module";
import { colourOf } from "./colours";
import { Help } from "./help/Help";
import { Picture } from "./help/Picture";
import { Play } from "./Play";

export const game: GameModule = {
  kind: "arkadia",
  nameKey: "arkadia.name",
  Picture,
  Play,
  Help,
  optionKeys: {
    setup: "arkadia.options.setup",
    mirror: "arkadia.options.mirror",
    open_screens: "arkadia.options.open_screens",
  },
  colourOf,
};
