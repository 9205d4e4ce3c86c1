import { colourOfSeat, nameOfSeat, type Seating } from "../../../play/seating";
import type { Attention } from "../board/spot";
import { shownSpot } from "../board/spot";
import { colourOf } from "../colours";
import { testids } from "../testids";
import { featureInWords } from "./featureInWords";

/** Tells about the feature that is lit up on the board. */
export function FeatureCard({ attention, seating }: { attention: Attention; seating: Seating }) {
  const spot = shownSpot(attention);
  if (!spot || !("feature" in spot)) return null;
  const { feature } = spot;
  const words = featureInWords(feature, (seat) => nameOfSeat(seating, seat));
  return (
    <div class="ark-card" data-testid={testids.featureCard}>
      <p class="ark-card-title">
        {words.title}
        <b>{words.worth}</b>
      </p>
      {words.size && <p>{words.size}</p>}
      <p>{words.state}</p>
      <p class="ark-card-owners">
        {feature.owners.map((seat) => (
          <span key={seat} class="ark-dot" style={{ background: colourOf(colourOfSeat(seating, seat)) }} />
        ))}
        {words.owners}
      </p>
    </div>
  );
}
