import { t } from "../../../i18n";
import { squareName } from "../board/place";
import type { Draft } from "../turn/draft";
import type { TurnControl } from "../turn/useTurn";
import { left } from "../turn/workers";
import type { View } from "../types";
import { buildingName, cardName, familyName } from "../words";

/** What the game is waiting for. */
export function statusText(
  view: View,
  { draft, mine, sending }: Pick<TurnControl, "draft" | "mine" | "sending">,
  names: (seat: number) => string,
): string {
  if (view.phase === "over" || view.to_act === undefined) return t("arkadia.status.over");
  if (!mine) return t("arkadia.status.other", { name: names(view.to_act), phase: view.phase });
  if (sending) return t("arkadia.status.sending");
  return mineText(view, draft);
}

function mineText(view: View, draft: Draft): string {
  const { legal } = view;
  switch (draft.mode) {
    case "build":
      return t("arkadia.status.build", { card: cardName(draft.card), put: draft.held ? "yes" : "no" });
    case "workers": {
      const choice = legal?.place_workers ?? { own: 0, neutral: 0, at: {} };
      const rest = { own: left(draft, choice, "own"), neutral: left(draft, choice, "neutral") };
      const site = draft.site === undefined ? undefined : view.buildings[draft.site];
      const beside = site
        ? buildingName(site.type)
        : t(`arkadia.site.${draft.site === "lot" ? "lot" : "any"}`);
      return t("arkadia.status.workers", { beside, ...rest });
    }
    case "castle": {
      const params = { due: view.due ?? 1, floor: view.floor };
      if (!draft.family) return t("arkadia.status.castle", params);
      const family = familyName(draft.family);
      return draft.cell
        ? t("arkadia.status.castle.put", { ...params, family, square: squareName(draft.cell) })
        : t("arkadia.status.castle.square", { ...params, family });
    }
    case "draw":
      return t("arkadia.status.draw");
    case "banner":
      return t(legal?.use_banner ? "arkadia.status.banner" : "arkadia.status.end_turn");
    default:
      if (legal?.skip) return t("arkadia.status.skip");
      return t("arkadia.status.main", {
        build: legal?.build ? "yes" : "no",
        workers: legal?.place_workers ? "yes" : "no",
      });
  }
}
