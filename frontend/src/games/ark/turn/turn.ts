/**
 * One's own turn as it is made up before it is sent: a value and functions that give the next one. They know
 * no rules, only what the server said is legal, and give undefined for what is not.
 */
import type { Action } from "../../module";
import type { Rotation } from "../tile/kinds";
import {
  around,
  type Cell,
  cellOf,
  type Legal,
  type Phase,
  type PieceKind,
  type SecondLegal,
  xyOf,
} from "../view";

export type Choice =
  | { kind: "nothing" }
  | { kind: PieceKind; segment: number }
  | { kind: "ark"; path: readonly Cell[] };

export interface Turn {
  rotation: Rotation;
  /** Where the tile is to go, while that can be taken back. */
  ghost?: Cell;
  choice: Choice;
  /** Where the Ark is to enter the game. */
  arkCell?: Cell;
}

type Places = NonNullable<Legal["place_tile"]>;

export const NOTHING: Choice = { kind: "nothing" };

/** The beginning of a turn: nothing chosen, the tile turned so that it fits somewhere. */
export function beginTurn(legal: Legal | undefined): Turn {
  const places = legal?.place_tile ?? {};
  const rotation = ([0, 1, 2, 3] as Rotation[]).find((one) => fitsSomewhere(places, one));
  return { rotation: rotation ?? 0, choice: NOTHING };
}

function fitsSomewhere(places: Places, rotation: Rotation): boolean {
  return Object.values(places).some((rotations) => rotations.includes(rotation));
}

/** The tile turned clockwise (`by` 1) or back (-1) to the next rotation that fits where it is or anywhere. */
export function turnTile(turn: Turn, places: Places, by: 1 | -1): Turn {
  for (let step = 1; step < 4; step++) {
    const rotation = ((turn.rotation + by * step + 8) % 4) as Rotation;
    const fits = turn.ghost ? places[turn.ghost]?.includes(rotation) : fitsSomewhere(places, rotation);
    if (fits) return { ...turn, rotation, choice: NOTHING };
  }
  return turn;
}

/** How many rotations fit at the chosen place. */
export function rotationsHere(turn: Turn, places: Places): number {
  return turn.ghost ? (places[turn.ghost]?.length ?? 0) : 4;
}

/** The tile laid at a cell, turned on if it fits there only so; laid where it lies already, it turns. */
export function putTile(turn: Turn, places: Places, cell: Cell): Turn | undefined {
  const rotations = places[cell];
  if (!rotations) return undefined;
  if (cell === turn.ghost) return turnTile(turn, places, 1);
  const laid: Turn = { rotation: turn.rotation, ghost: cell, choice: NOTHING };
  return rotations.includes(turn.rotation) ? laid : turnTile(laid, places, 1);
}

/** A piece, the Ark or nothing as the second action. */
export function choose(turn: Turn, legal: SecondLegal, choice: Choice): Turn | undefined {
  switch (choice.kind) {
    case "nothing":
      return { ...turn, choice };
    case "ark":
      return legal.move_ark ? { ...turn, choice: { kind: "ark", path: [] } } : undefined;
    default:
      return legal[choice.kind]?.includes(choice.segment) ? { ...turn, choice } : undefined;
  }
}

/** The cells the Ark could enter next, having gone the way chosen so far over `board`. */
export function arkSteps(turn: Turn, legal: SecondLegal, board: Readonly<Record<Cell, unknown>>): Cell[] {
  if (turn.choice.kind !== "ark" || !legal.move_ark) return [];
  const start = cellOf(legal.move_ark.x, legal.move_ark.y);
  const path = turn.choice.path;
  if (path.length >= legal.move_ark.steps) return [];
  const entered = new Set([start, ...path]);
  return around(path.at(-1) ?? start).filter((cell) => cell in board && !entered.has(cell));
}

/** One step of the Ark on, or back if `cell` is where it was before. */
export function stepArk(
  turn: Turn,
  legal: SecondLegal,
  board: Readonly<Record<Cell, unknown>>,
  cell: Cell,
): Turn | undefined {
  if (turn.choice.kind !== "ark" || !legal.move_ark) return undefined;
  const path = turn.choice.path;
  const before = path.length > 1 ? path.at(-2) : cellOf(legal.move_ark.x, legal.move_ark.y);
  if (path.length > 0 && cell === before) {
    return { ...turn, choice: { kind: "ark", path: path.slice(0, -1) } };
  }
  if (!arkSteps(turn, legal, board).includes(cell)) return undefined;
  return { ...turn, choice: { kind: "ark", path: [...path, cell] } };
}

/** The Ark's first place. */
export function putArk(turn: Turn, cells: readonly Cell[], cell: Cell): Turn | undefined {
  return cells.includes(cell) ? { ...turn, arkCell: cell } : undefined;
}

/** The turn without what was chosen last; undefined if nothing was. */
export function takeBack({ ghost, arkCell, ...turn }: Turn): Turn | undefined {
  const kept = ghost === undefined ? {} : { ghost };
  if (arkCell !== undefined) return { ...turn, ...kept };
  const { choice } = turn;
  if (choice.kind === "ark" && choice.path.length > 0) {
    return { ...turn, ...kept, choice: { kind: "ark", path: choice.path.slice(0, -1) } };
  }
  if (choice.kind !== "nothing") return { ...turn, ...kept, choice: NOTHING };
  return ghost === undefined ? undefined : turn;
}

/** Whether the turn can be sent as it is. */
export function isReady(turn: Turn, phase: Phase): boolean {
  if (phase === "place_tile" && turn.ghost === undefined) return false;
  if (phase === "place_ark") return turn.arkCell !== undefined;
  return phase !== "over" && (turn.choice.kind !== "ark" || turn.choice.path.length > 0);
}

/** Laying the tile, if that is still to be done and a place is chosen. */
export function placing(turn: Turn, phase: Phase): Action[] {
  if (phase !== "place_tile" || turn.ghost === undefined) return [];
  const [x, y] = xyOf(turn.ghost);
  return [{ type: "place_tile", x, y, rotation: turn.rotation }];
}

/** The second action alone; walking the Ark no step yet counts as nothing. */
export function secondAction({ choice }: Turn): Action {
  switch (choice.kind) {
    case "follower":
      return { type: "place_follower", segment: choice.segment };
    case "prophet":
      return { type: "place_prophet", segment: choice.segment };
    case "ark":
      return choice.path.length > 0 ? { type: "move_ark", path: choice.path.map(xyOf) } : { type: "pass" };
    default:
      return { type: "pass" };
  }
}

/** Everything that confirming sends, in order. */
export function actionsOf(turn: Turn, phase: Phase): Action[] {
  if (phase === "place_ark") {
    if (turn.arkCell === undefined) return [];
    const [x, y] = xyOf(turn.arkCell);
    return [{ type: "place_ark", x, y }];
  }
  if (phase === "place_tile" && turn.ghost === undefined) return [];
  return phase === "over" ? [] : [...placing(turn, phase), secondAction(turn)];
}
