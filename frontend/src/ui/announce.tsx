/** One place that tells screen readers what happens. */
import { signal } from "@preact/signals";

const polite = signal({ text: "", turn: 0 });
const assertive = signal({ text: "", turn: 0 });

/** Has `text` read out; `urgent` interrupts what is being read. */
export function announce(text: string, urgent = false): void {
  const region = urgent ? assertive : polite;
  region.value = { text, turn: region.value.turn + 1 };
}

/** The live regions; rendered once, by the app. A text said twice is a new node, so it is read twice. */
export function Announcer() {
  return (
    <div class="visually-hidden">
      <div role="status" aria-live="polite">
        <p key={polite.value.turn}>{polite.value.text}</p>
      </div>
      <div role="alert" aria-live="assertive">
        <p key={assertive.value.turn}>{assertive.value.text}</p>
      </div>
    </div>
  );
}
