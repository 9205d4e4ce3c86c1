import type { Action } from "../../module";
import { heldAt, shapeAt } from "../geometry";
import type { Cell, View } from "../types";
import { coveredBy, type Draft, waysOf } from "./draft";

/** The action a draft stands for; undefined while something is missing. */
export function actionOf(draft: Draft, view: View): Action | undefined {
  switch (draft.mode) {
    case "build": {
      const cells = coveredBy(draft, view);
      return cells && { type: "build", card: draft.card, cells };
    }
    case "workers":
      return draft.placed.length > 0 ? { type: "place_workers", ...byKind(draft.placed) } : undefined;
    case "castle":
      return draft.family && draft.cell
        ? { type: "place_castle", family: draft.family, cell: draft.cell }
        : undefined;
    case "draw":
      return draft.from === undefined ? undefined : { type: "draw", from: draft.from };
    default:
      return undefined;
  }
}

function byKind(placed: readonly { cell: Cell; kind: "own" | "neutral" }[]) {
  const of = (kind: "own" | "neutral") => placed.filter((one) => one.kind === kind).map(({ cell }) => cell);
  return { own: of("own"), neutral: of("neutral") };
}

/** What pointing out a square that is not allowed would have been: to ask the server why it is not. */
export function refusedAction(draft: Draft, view: View, cell: Cell): Action | undefined {
  switch (draft.mode) {
    case "build": {
      const shape = waysOf(draft, view).ways[draft.way];
      return shape && { type: "build", card: draft.card, cells: shapeAt(shape, heldAt(shape, cell)) };
    }
    case "workers": {
      const { own, neutral } = byKind([...draft.placed, { cell, kind: draft.kind }]);
      return { type: "place_workers", own, neutral };
    }
    case "castle":
      return draft.family && { type: "place_castle", family: draft.family, cell };
    default:
      return undefined;
  }
}
