/** One's own turn, alive: what is chosen, what the server says would follow, and sending it. */
import { useEffect, useRef, useState } from "preact/hooks";

import { errorText } from "../../../i18n";
import { usePreview } from "../../../play/usePreview";
import { ActError, type Action, type GameEvent, type GameProps } from "../../module";
import { type ArkView, type Cell, cellOf, type Features, type Legal, type SecondLegal, xyOf } from "../view";
import {
  actionsOf,
  beginTurn,
  type Choice,
  choose,
  isReady,
  placing,
  putArk,
  putTile,
  stepArk,
  type Turn,
  takeBack,
  turnTile,
} from "./turn";

export interface TurnControl {
  turn: Turn;
  /** Whether an action is due from the viewer. */
  mine: boolean;
  sending: boolean;
  ready: boolean;
  /** What may be done after placing the tile; undefined until the server has said. */
  second: SecondLegal | undefined;
  /** Every feature as it would be with the tile where it is now. */
  features: Features | undefined;
  /** What confirming would cause. */
  expected: readonly GameEvent[];
  /** The cell of the tile whose segments are chosen from, laid or about to be. */
  focusCell: Cell | undefined;
  canTakeBack: boolean;
  turnTile(by: 1 | -1): void;
  putTile(cell: Cell): void;
  choose(choice: Choice): void;
  stepArk(cell: Cell): void;
  putArk(cell: Cell): void;
  takeBack(): void;
  confirm(): void;
}

const NO_ACTIONS: readonly Action[] = [];

/** `refuse` is told, in words, why something cannot be done. */
export function useTurn(props: GameProps, view: ArkView, refuse: (text: string) => void): TurnControl {
  const { mySeat, preview, act } = props;
  const mine = mySeat !== undefined && view.to_act === mySeat && view.phase !== "over";
  const legal: Legal = (mine && view.legal) || {};
  const [turn, setTurn] = useTurnOf(view, mine, legal);
  // The version at which all of a turn that was sent will have arrived.
  const [sent, setSent] = useState<{ until: number } | undefined>(undefined);
  const sending = sent !== undefined && props.version < sent.until;
  const settled = useSettled(props.version);

  const laying = placing(turn, view.phase);
  const laid = usePreview(props, mine && !sending && laying.length > 0 ? laying : undefined);
  const base = usePreview(props, settled && !sending ? NO_ACTIONS : undefined);
  const wanted = mine ? actionsOf(turn, view.phase) : [];
  const outcome = usePreview(props, !sending && wanted.length > 0 ? wanted : undefined);

  const answers = useAnswers(!sending, {
    second: view.phase === "second_action" ? legal : (laid?.legal as SecondLegal | undefined),
    features: (laid ?? base)?.features as Features | undefined,
    expected: outcome?.events ?? [],
  });
  const { second } = answers;
  const board = turn.ghost ? { ...view.board, [turn.ghost]: true } : view.board;

  /** Tries an action that is not legal, so that the server tells why. */
  const explain = (actions: Action[]) => {
    preview(actions).catch((error: unknown) => refuse(inWords(error)));
  };
  const change = (next: Turn | undefined, otherwise: () => void) => {
    if (!mine || sending) return;
    if (next) setTurn(next);
    else otherwise();
  };

  return {
    turn,
    mine,
    sending,
    ready: mine && !sending && isReady(turn, view.phase),
    ...answers,
    focusCell:
      turn.ghost ??
      (view.placed && view.phase === "second_action" ? cellOf(view.placed.x, view.placed.y) : undefined),
    canTakeBack: mine && !sending && takeBack(turn) !== undefined,
    turnTile: (by) => legal.place_tile && change(turnTile(turn, legal.place_tile, by), () => undefined),
    putTile: (cell) => {
      const [x, y] = xyOf(cell);
      const action = { type: "place_tile", x, y, rotation: turn.rotation };
      change(putTile(turn, legal.place_tile ?? {}, cell), () => explain([action]));
    },
    choose: (choice) => {
      if (!second) return;
      const tried = actionsOf({ ...turn, choice }, view.phase);
      change(choose(turn, second, choice), () => explain(tried));
    },
    stepArk: (cell) => {
      if (!second || turn.choice.kind !== "ark") return;
      const path = [...turn.choice.path, cell];
      const tried = actionsOf({ ...turn, choice: { kind: "ark", path } }, view.phase);
      change(stepArk(turn, second, board, cell), () => explain(tried));
    },
    putArk: (cell) => {
      const [x, y] = xyOf(cell);
      change(putArk(turn, legal.place_ark ?? [], cell), () => explain([{ type: "place_ark", x, y }]));
    },
    takeBack: () => change(takeBack(turn), () => undefined),
    confirm: () => {
      if (!mine || sending || !isReady(turn, view.phase)) return;
      const actions = actionsOf(turn, view.phase);
      setSent({ until: props.version + actions.length });
      send(act, actions).catch((error: unknown) => {
        setSent(undefined);
        refuse(inWords(error));
      });
    },
  };
}

type Answers = Pick<TurnControl, "second" | "features" | "expected">;

/** The server's answers, kept as they were while a turn is on its way. */
function useAnswers(fresh: boolean, now: Answers): Answers {
  const kept = useRef(now);
  if (fresh) kept.current = now;
  return kept.current;
}

/** So long must nothing have happened before it is worth asking what everything is worth. */
const SETTLED_MS = 200;

/** Whether a version has been the present one for a moment. */
function useSettled(version: number): boolean {
  const [last, setLast] = useState(version);
  useEffect(() => {
    const timer = setTimeout(() => setLast(version), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [version]);
  return last === version;
}

async function send(act: GameProps["act"], actions: readonly Action[]): Promise<void> {
  for (const action of actions) await act(action);
}

function inWords(error: unknown): string {
  if (error instanceof ActError) return errorText(error, "ark");
  throw error;
}

/**
 * The turn as chosen so far. It begins anew with each step of the game, but a choice made before the tile was
 * saved outlives that saving, in case the second action has to be sent again.
 */
function useTurnOf(view: ArkView, mine: boolean, legal: Legal): [Turn, (turn: Turn) => void] {
  const step = mine ? `${view.turn}/${view.phase}/${view.tile ?? ""}` : "";
  const [state, setState] = useState(() => ({ step, turn: beginTurn(legal) }));
  let { turn } = state;
  if (state.step !== step) {
    const saved = view.phase === "second_action" && view.placed && cellOf(view.placed.x, view.placed.y);
    turn =
      saved !== undefined && turn.ghost === saved
        ? { ...turn, ...beginTurn(legal), choice: turn.choice }
        : beginTurn(legal);
    setState({ step, turn });
  }
  return [turn, (next) => setState({ step, turn: next })];
}
