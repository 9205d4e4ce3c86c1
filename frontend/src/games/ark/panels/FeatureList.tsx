/** Everything somebody has a piece on, as a list that can be read and walked through. */
import { t } from "../../../i18n";
import { colourOfSeat, nameOfSeat, type Seating } from "../../../play/seating";
import type { Attention } from "../board/spot";
import { colourOf } from "../colours";
import type { Feature, Features } from "../view";
import { featureInWords } from "./featureInWords";

interface FeatureListProps {
  features: Features | undefined;
  seating: Seating;
  attention: Attention;
  onPress(feature: Feature): void;
}

const ORDER = ["city", "road", "temple", "field"];

export function FeatureList({ features, seating, attention, onPress }: FeatureListProps) {
  const held = Object.entries(features ?? {}).filter(([, feature]) => Object.keys(feature.pieces).length > 0);
  held.sort(([, a], [, b]) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.worth - a.worth);
  if (held.length === 0) return <p class="log-empty">{t("ark.features_none")}</p>;
  const away = () => {
    attention.hovered.value = undefined;
  };
  return (
    <ul class="ark-features" onPointerLeave={away}>
      {held.map(([key, feature]) => {
        const words = featureInWords(feature, (seat) => nameOfSeat(seating, seat));
        const look = () => {
          attention.hovered.value = { feature };
        };
        return (
          <li key={key}>
            <button
              type="button"
              class="ark-feature"
              onPointerEnter={(event) => event.pointerType === "mouse" && look()}
              onFocus={look}
              onBlur={away}
              onClick={() => onPress(feature)}
            >
              <span class="ark-feature-owners">
                {feature.owners.map((seat) => (
                  <span
                    key={seat}
                    class="ark-dot"
                    style={{ background: colourOf(colourOfSeat(seating, seat)) }}
                  />
                ))}
              </span>
              <span class="ark-feature-text">
                <b>{words.title}</b> {words.size}
                <small>
                  {words.owners} · {words.state}
                </small>
              </span>
              <span class="ark-feature-worth">{words.worth}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
