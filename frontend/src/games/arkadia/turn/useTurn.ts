/** One's own turn, alive: what is chosen, what the server says would follow, and sending it. */
import { useState } from "preact/hooks";

import { errorText } from "../../../i18n";
import { usePreview } from "../../../play/usePreview";
import { ActError, type Action, type GameProps } from "../../module";
import { type Notes, notesOf, type View } from "../types";
import { actionOf, refusedAction } from "./action";
import { begin, canTakeBack, type Draft, type Input, isChosen, renew, step } from "./draft";

export interface TurnControl {
  draft: Draft;
  /** Whether an action is due from the viewer. */
  mine: boolean;
  sending: boolean;
  /** What confirming would do; undefined while something is to be chosen. */
  action: Action | undefined;
  /** What that would bring, once the server has said. */
  notes: Notes | undefined;
  canTakeBack: boolean;
  input(input: Input): void;
  confirm(): void;
  /** For what needs nothing to be chosen before: skipping, a banner, the end of the turn. */
  send(action: Action): void;
}

/** `refuse` is told, in words, why something cannot be done. */
export function useTurn(props: GameProps, view: View, refuse: (text: string) => void): TurnControl {
  const { mySeat, preview, act, version } = props;
  const mine = mySeat !== undefined && view.to_act === mySeat && view.phase !== "over";
  const [draft, setDraft] = useDraft(view);
  // Sent at this version, and on its way until the next is here.
  const [sentAt, setSentAt] = useState<number | undefined>(undefined);
  const sending = sentAt === version;
  const action = mine ? actionOf(draft, view) : undefined;
  // What a draw would bring is not known before it is drawn.
  const answer = usePreview(props, action && draft.mode !== "draw" ? [action] : undefined);

  /** Tries an action that is not legal, so that the server tells why. */
  const explain = (tried: Action) => {
    preview([tried]).catch((error: unknown) => refuse(inWords(error)));
  };
  const send = (sent: Action) => {
    if (!mine || sending) return;
    setSentAt(version);
    act(sent).catch((error: unknown) => {
      setSentAt(undefined);
      refuse(inWords(error));
    });
  };

  return {
    draft,
    mine,
    sending,
    action,
    notes: answer && notesOf(answer),
    canTakeBack: mine && !sending && canTakeBack(draft, view),
    input: (input) => {
      if (!mine || sending) return;
      const next = step(draft, view, input);
      if (next !== draft) setDraft(next);
      else if (input.do === "square" && !isChosen(draft, view, input.cell)) {
        const tried = refusedAction(draft, view, input.cell);
        if (tried) explain(tried);
      }
    },
    confirm: () => action && send(action),
    send,
  };
}

export function inWords(error: unknown): string {
  if (error instanceof ActError) return errorText(error, "arkadia");
  throw error;
}

/** The draft, which begins anew when what may be done has become something else. */
function useDraft(view: View): [Draft, (draft: Draft) => void] {
  const [state, setState] = useState(() => ({ view, draft: begin(view) }));
  let { draft } = state;
  if (state.view !== view) {
    draft = renew(draft, state.view, view);
    setState({ view, draft });
  }
  return [draft, (next) => setState({ view, draft: next })];
}
