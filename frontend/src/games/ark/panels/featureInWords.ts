/** A road, city, field or temple on the board in words. */
import { t } from "../../../i18n";
import { type Feature, partOf } from "../view";
import { thingsInWords } from "./tileInWords";

export interface FeatureWords {
  title: string;
  /** What it is made of. */
  size: string;
  /** What it is worth now, and whether it will grow. */
  worth: string;
  state: string;
  owners: string;
}

export function featureInWords(feature: Feature, names: (seat: number) => string): FeatureWords {
  const { kind, scrolls = 0, oases = 0, sheep = 0, wolves = 0 } = feature;
  const tiles = new Set(feature.cells.map((part) => partOf(part).cell)).size;
  const things = thingsInWords({ scrolls, oases, sheep, wolves });
  if (kind !== "temple") things.unshift(t("ark.tiles", { count: tiles }));
  return {
    title: t("ark.segment", { kind, ordinal: 0 }),
    size: things.join(", "),
    worth: t("ark.worth", { points: feature.worth }),
    state: stateText(feature),
    owners:
      feature.owners.length > 0
        ? t("ark.owned", { names: feature.owners.map(names).join(", "), count: feature.owners.length })
        : t("ark.unowned"),
  };
}

function stateText({ kind, complete, open }: Feature): string {
  if (kind === "field") return t("ark.state.field");
  if (complete) return t("ark.state.complete");
  return t("ark.state.open", { kind, open });
}
