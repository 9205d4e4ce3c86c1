/** Things that fly across the page, such as points from the board to a score; purely to look at. */
import { stillness } from "./motion";

export interface Place {
  x: number;
  y: number;
}

/** The middle of an element on the page, if it is shown. */
export function middleOfElement(element: Element | null | undefined): Place | undefined {
  const frame = element?.getBoundingClientRect();
  if (!frame || (frame.width === 0 && frame.height === 0)) return undefined;
  return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
}

/**
 * Lets `traveller`, which is given to the page for the time, fly from one place of the page to another.
 * `onArrival` is called in any case, at once where nothing may move.
 */
export function fly(
  traveller: HTMLElement,
  from: Place,
  to: Place,
  { delay = 0, ms = 950, onArrival }: { delay?: number; ms?: number; onArrival?: () => void } = {},
): void {
  if (stillness()) {
    onArrival?.();
    return;
  }
  traveller.classList.add("flight");
  traveller.setAttribute("aria-hidden", "true");
  document.body.append(traveller);
  const at = ({ x, y }: Place, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
  const flight = traveller.animate(
    [
      { transform: at(from, 0.4), opacity: 0, offset: 0 },
      { transform: at(from, 1.3), opacity: 1, offset: 0.18 },
      { transform: at(from, 1.15), opacity: 1, offset: 0.4, easing: "ease-in" },
      { transform: at(high, 1), opacity: 1, offset: 0.7, easing: "ease-out" },
      { transform: at(to, 0.7), opacity: 0.9, offset: 1 },
    ],
    { duration: ms, delay, fill: "backwards" },
  );
  const done = () => {
    traveller.remove();
    onArrival?.();
  };
  flight.onfinish = done;
  flight.oncancel = done;
}
