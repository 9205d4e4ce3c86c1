/** Dragging a card from the hand onto the board: there it is the building, which follows until it is let go. */
import { useRef } from "preact/hooks";

import type { CameraControl } from "../../play/useCamera";
import { cellAt } from "./board/place";
import { onBoard } from "./geometry";
import type { TurnControl } from "./turn/useTurn";
import type { View } from "./types";

/** A press that moves less is a press, in CSS pixels. */
const STILL = 10;
/** How far above a finger the building is, so that it can be seen. */
const ABOVE_FINGER = 44;

/** What a card's pointer press is handed to. */
export function useCardDrag(control: TurnControl, view: View, camera: CameraControl | undefined) {
  const now = useRef({ control, view, camera });
  now.current = { control, view, camera };
  return (index: number, press: PointerEvent): void => {
    if (press.button !== 0) return;
    let dragging = false;
    const lift = press.pointerType === "mouse" ? 0 : ABOVE_FINGER;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== press.pointerId) return;
      const { control: turn, view: board, camera: seen } = now.current;
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      if (!dragging && far > STILL) {
        dragging = true;
        if (turn.draft.mode !== "build" || turn.draft.index !== index) turn.input({ do: "card", index });
        return;
      }
      if (!dragging || !seen) return;
      const { x, y } = seen.at(event.clientX, event.clientY - lift);
      const cell = cellAt(x, y);
      if (onBoard(cell, board.board)) turn.input({ do: "carry", cell });
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== press.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      // The click that follows on the card would put it back into the hand.
      if (dragging) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
