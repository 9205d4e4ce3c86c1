/** What stands beside the board, or comes up as sheets on a phone. */
import { t } from "../../../i18n";
import { LogList } from "../../../play/LogList";
import type { PanelTab } from "../../../play/Panels";
import { colourOfSeat, type Seating } from "../../../play/seating";
import type { Attention } from "../board/spot";
import { colourOf } from "../colours";
import type { LogLine } from "../log";
import type { TileSet } from "../tile/kinds";
import { type ArkView, type Cell, type Features, partOf } from "../view";
import { FeatureList } from "./FeatureList";
import { TilesToCome } from "./TilesToCome";

interface TabsOf {
  view: ArkView;
  tiles: TileSet;
  seating: Seating;
  lines: readonly LogLine[];
  features: Features | undefined;
  attention: Attention;
  /** Brings a part of the board into view. */
  goTo(cell: Cell | undefined): void;
}

export function panelTabs({ view, tiles, seating, lines, features, attention, goTo }: TabsOf): PanelTab[] {
  const items = lines.map((line) => ({
    key: line.key,
    text: line.text,
    strong: line.points !== undefined,
    colour: line.seat === undefined ? undefined : colourOf(colourOfSeat(seating, line.seat)),
    ...(line.cells.length > 0 && {
      onLook: () => {
        attention.hovered.value = { cells: line.cells };
      },
      onPress: () => {
        attention.held.value = { cells: line.cells };
        goTo(line.cells[0]);
      },
    }),
  }));
  const lookAway = () => {
    attention.hovered.value = undefined;
  };
  return [
    {
      id: "log",
      title: t("play.log"),
      icon: "log",
      content: () => <LogList items={items} onLookAway={lookAway} />,
    },
    {
      id: "features",
      title: t("ark.features"),
      icon: "flag",
      content: () => (
        <FeatureList
          features={features}
          seating={seating}
          attention={attention}
          onPress={(feature) => {
            attention.held.value = { feature };
            goTo(feature.cells[0] && partOf(feature.cells[0]).cell);
          }}
        />
      ),
    },
    {
      id: "tiles",
      title: t("ark.tiles_to_come"),
      icon: "tiles",
      count: view.stack,
      content: () => <TilesToCome view={view} tiles={tiles} />,
    },
  ];
}
