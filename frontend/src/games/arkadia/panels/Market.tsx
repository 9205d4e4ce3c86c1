/** The face-up cards and the deck, to look at and, when one is due, to draw from. */
import { t } from "../../../i18n";
import { testids } from "../testids";
import type { TurnControl } from "../turn/useTurn";
import type { DrawSource, View } from "../types";
import { cardName } from "../words";
import { CardFace } from "./CardFace";
import { firstShape } from "./Hand";

export function Market({ view, control }: { view: View; control: TurnControl }) {
  const { draft } = control;
  const chosen = draft.mode === "draw" ? draft.from : undefined;
  const props = (from: DrawSource, label: string, can: boolean) => ({
    type: "button" as const,
    "data-from": from,
    "aria-pressed": chosen === from,
    "aria-disabled": !can,
    "aria-label": label,
    title: label,
    onClick: () => {
      if (chosen === from) control.confirm();
      else control.input({ do: "source", from });
    },
  });
  const look = (from: DrawSource, can: boolean) =>
    `arkadia-card ${chosen === from ? "arkadia-card-chosen" : ""} ${can ? "arkadia-card-due" : ""}`;
  const sources = view.legal?.draw;
  return (
    <ul class="arkadia-market" aria-label={t("arkadia.market")}>
      {Object.entries(view.face_up).map(([key, card]) => {
        const index = Number(key);
        const shape = firstShape(card, view);
        const can = sources?.face_up.includes(index) ?? false;
        return (
          <li key={`${key} ${card}`}>
            <button
              {...props(index, t("arkadia.market.card", { card: cardName(card) }), can)}
              class={look(index, can)}
              data-testid={testids.faceUp}
              data-card={card}
            >
              {shape && <CardFace card={card} shape={shape} />}
            </button>
          </li>
        );
      })}
      <li>
        <button
          {...props("deck", t("arkadia.deck", { count: view.deck }), sources?.deck ?? false)}
          class={`${look("deck", sources?.deck ?? false)} arkadia-deck ${view.deck === 0 ? "arkadia-deck-empty" : ""}`}
          data-testid={testids.deck}
          data-count={view.deck}
        >
          <span class="arkadia-deck-back" aria-hidden="true">
            <span class="arkadia-deck-count">{view.deck}</span>
          </span>
        </button>
      </li>
    </ul>
  );
}
