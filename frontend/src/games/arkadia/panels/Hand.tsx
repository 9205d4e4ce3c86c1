/** The viewer's cards. A card is picked by a press, or dragged straight onto the board. */
import { t } from "../../../i18n";
import { testids } from "../testids";
import { waysOf } from "../turn/draft";
import type { TurnControl } from "../turn/useTurn";
import { type Card, cardParts, type View } from "../types";
import { cardName } from "../words";
import { CardFace } from "./CardFace";

interface HandProps {
  view: View;
  control: TurnControl;
  onDragStart(index: number, event: PointerEvent): void;
}

export function Hand({ view, control, onDragStart }: HandProps) {
  const { draft, mine } = control;
  const choosing = mine && view.phase === "main";
  const picked = draft.mode === "build" ? draft : undefined;
  return (
    <ul class="arkadia-hand" aria-label={t("arkadia.hand")}>
      {view.hand?.map((card, index) => {
        const { type } = cardParts(card);
        const playable = mine && view.legal?.build?.[type] !== undefined;
        const chosen = picked?.index === index;
        const shape = chosen ? waysOf(picked, view).ways[picked.way] : firstShape(card, view);
        return (
          // Two equal cards differ by nothing but their place.
          <li key={`${card}/${index}`}>
            <button
              type="button"
              class={`arkadia-card ${chosen ? "arkadia-card-chosen" : ""} ${choosing && !playable ? "arkadia-card-useless" : ""}`}
              data-testid={testids.handCard}
              data-card={card}
              data-index={index}
              aria-pressed={chosen}
              aria-disabled={!playable}
              aria-label={t("arkadia.hand.card", {
                card: cardName(card),
                number: index + 1,
                can: playable || !mine ? "yes" : "no",
              })}
              title={cardName(card)}
              onPointerDown={(event) => playable && onDragStart(index, event)}
              onClick={() => control.input({ do: "card", index })}
            >
              {shape && <CardFace card={card} shape={shape} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function firstShape(card: Card, view: Pick<View, "shapes">) {
  return view.shapes[cardParts(card).type]?.[0];
}
