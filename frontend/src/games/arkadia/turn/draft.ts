/**
 * A step of the own turn in the making: what has been chosen and not yet confirmed. What may be chosen is
 * the server's to say (`legal` of the view); nothing here knows a rule.
 */
import { keyOf, sameCell, settle, shapeAt, siteAt } from "../geometry";
import {
  type Card,
  type Cell,
  type CellKey,
  cardParts,
  type DrawSource,
  type Family,
  type Site,
  type SomeByFamily,
  type View,
} from "../types";
import { hasMirrored, mirroredWay, turnedWay } from "./ways";
import { type PlacedWorker, setKind, setSite, setWorker, type WorkerKind, type Workers } from "./workers";

export type { PlacedWorker, WorkerKind };

export interface Build {
  mode: "build";
  /** Place in the hand, which tells two equal cards apart. */
  index: number;
  card: Card;
  way: number;
  /** The square pointed at, and the corner on which the building then lies. */
  held?: { cell: Cell; anchor: Cell };
}

export type Draft =
  | { mode: "nothing" }
  | { mode: "main" }
  | Build
  | Workers
  | { mode: "castle"; family?: Family; cell?: Cell }
  | { mode: "draw"; from?: DrawSource }
  | { mode: "banner"; seals: SomeByFamily };

export type Input =
  | { do: "card"; index: number }
  | { do: "turn"; by: 1 | -1 }
  | { do: "mirror" }
  /** A square of the board is pointed out; a building that does not fit there as it lies turns so that it does. */
  | { do: "square"; cell: Cell }
  /** The building in hand is carried over a square; where it does not fit it stays where it was. */
  | { do: "carry"; cell: Cell }
  | { do: "site"; site: Site }
  | { do: "kind"; kind: WorkerKind }
  | { do: "family"; family: Family }
  | { do: "source"; from: DrawSource }
  | { do: "seals"; family: Family; count: number }
  | { do: "back" };

/** Nothing chosen yet in the present phase. */
export function begin(view: View): Draft {
  const legal = view.legal ?? {};
  if (legal.build || legal.place_workers || legal.skip) return { mode: "main" };
  if (legal.place_castle) {
    const [only, ...more] = legal.place_castle.families;
    return only && more.length === 0 ? { mode: "castle", family: only } : { mode: "castle" };
  }
  if (legal.draw) return { mode: "draw" };
  if (legal.end_turn) return { mode: "banner", seals: {} };
  return { mode: "nothing" };
}

/** What is chosen after an input; the same draft if it means nothing here or is not allowed. */
export function step(draft: Draft, view: View, input: Input): Draft {
  switch (input.do) {
    case "card":
      return pickCard(draft, view, input.index);
    case "turn":
      return draft.mode === "build" ? turn(draft, view, input.by) : draft;
    case "mirror":
      return draft.mode === "build" ? mirror(draft, view) : draft;
    case "square":
      return pointOut(draft, view, input.cell);
    case "carry":
      return draft.mode === "build" ? (putAt(draft, view, input.cell) ?? draft) : draft;
    case "site":
      return isMain(draft)
        ? (setSite(draft.mode === "workers" ? draft : undefined, view, input.site) ?? draft)
        : draft;
    case "kind":
      return isMain(draft)
        ? (setKind(draft.mode === "workers" ? draft : undefined, view, input.kind) ?? draft)
        : draft;
    case "family":
      return draft.mode === "castle" && view.legal?.place_castle?.families.includes(input.family)
        ? { ...draft, family: input.family }
        : draft;
    case "source":
      return draft.mode === "draw" && isSource(view, input.from) ? { mode: "draw", from: input.from } : draft;
    case "seals":
      return draft.mode === "banner" ? handIn(draft.seals, view, input.family, input.count) : draft;
    case "back":
      return takeBack(draft, view);
  }
}

type Main = { mode: "main" } | Build | Workers;

/** Whether the obligatory part of the turn is being chosen. */
export function isMain(draft: Draft): draft is Main {
  return draft.mode === "main" || draft.mode === "build" || draft.mode === "workers";
}

/** The ways of the building in hand, and where the present one may lie. */
export function waysOf(draft: Build, view: View): { ways: Cell[][]; rows: number[][] } {
  const { type } = cardParts(draft.card);
  return { ways: view.shapes[type] ?? [], rows: view.legal?.build?.[type] ?? [] };
}

/** The squares the building in hand would cover, once it is put somewhere. */
export function coveredBy(draft: Build, view: View): Cell[] | undefined {
  const shape = waysOf(draft, view).ways[draft.way];
  return shape && draft.held && shapeAt(shape, draft.held.anchor);
}

function pickCard(draft: Draft, view: View, index: number): Draft {
  const card = view.hand?.[index];
  if (!isMain(draft) || card === undefined) return draft;
  if (draft.mode === "build" && draft.index === index) return { mode: "main" };
  const { type } = cardParts(card);
  const rows = view.legal?.build?.[type];
  if (!rows) return draft;
  const first = rows.findIndex((way) => way.some(Boolean));
  const picked: Build = { mode: "build", index, card, way: Math.max(0, first) };
  return draft.mode === "build" && draft.held ? (putAt(picked, view, draft.held.cell) ?? picked) : picked;
}

/** Turned on to the next way that fits where it lies; freely while it lies nowhere. */
function turn(draft: Build, view: View, by: 1 | -1): Build {
  const { ways } = waysOf(draft, view);
  let way = draft.way;
  for (let tried = 0; tried < ways.length; tried++) {
    way = turnedWay(ways, way, by);
    const turned = withWay(draft, view, way);
    if (turned) return turned;
  }
  return draft;
}

function mirror(draft: Build, view: View): Build {
  const { ways } = waysOf(draft, view);
  const way = mirroredWay(ways, draft.way);
  if (way === undefined) return draft;
  const mirrored = withWay(draft, view, way);
  // Mirrored it may fit only when turned as well.
  return mirrored ?? turn({ ...draft, way }, view, 1);
}

function withWay(draft: Build, view: View, way: number): Build | undefined {
  const { held, ...free } = draft;
  return held ? putAt({ ...free, way }, view, held.cell) : { ...free, way };
}

function putAt(draft: Build, view: View, cell: Cell): Build | undefined {
  const { ways, rows } = waysOf(draft, view);
  const anchor = settle(ways[draft.way] ?? [], rows[draft.way], cell);
  return anchor && { ...draft, held: { cell, anchor } };
}

/** There in the first way that fits, after the present one. */
function putTurned(draft: Build, view: View, cell: Cell): Build | undefined {
  const count = waysOf(draft, view).ways.length;
  for (let on = 1; on < count; on++) {
    const turned = putAt({ ...draft, way: (draft.way + on) % count }, view, cell);
    if (turned) return turned;
  }
  return undefined;
}

function pointOut(draft: Draft, view: View, cell: Cell): Draft {
  switch (draft.mode) {
    case "build":
      return putAt(draft, view, cell) ?? putTurned(draft, view, cell) ?? draft;
    case "main":
    case "workers": {
      const workers = draft.mode === "workers" ? draft : undefined;
      const site = siteAt(view, cell);
      return (site === undefined ? setWorker(workers, view, cell) : setSite(workers, view, site)) ?? draft;
    }
    case "castle":
      return castleSquares(view).has(keyOf(cell)) ? { ...draft, cell } : draft;
    default:
      return draft;
  }
}

/** The castle squares on which a piece may be put now. */
export function castleSquares(view: View): Set<CellKey> {
  const squares = view.legal?.place_castle?.squares ?? [];
  return new Set(
    squares.map((square) => `${Math.floor(square / view.board.cols)},${square % view.board.cols}`),
  );
}

function isSource(view: View, from: DrawSource): boolean {
  const draw = view.legal?.draw;
  return from === "deck" ? draw?.deck === true : (draw?.face_up.includes(from) ?? false);
}

function handIn(seals: SomeByFamily, view: View, family: Family, count: number): Draft {
  const most = view.legal?.use_banner?.[family] ?? 0;
  const chosen = { ...seals, [family]: Math.max(0, Math.min(most, count)) };
  if (chosen[family] === 0) delete chosen[family];
  return { mode: "banner", seals: chosen };
}

/** One choice less; nothing more to take back where the draft stays what it is. */
function takeBack(draft: Draft, view: View): Draft {
  switch (draft.mode) {
    case "build": {
      const { held, ...free } = draft;
      return held ? free : { mode: "main" };
    }
    case "workers":
      return draft.placed.length > 0 ? { ...draft, placed: draft.placed.slice(0, -1) } : { mode: "main" };
    case "castle": {
      const { cell, ...free } = draft;
      return cell ? free : begin(view);
    }
    case "draw":
    case "banner":
      return begin(view);
    default:
      return draft;
  }
}

/** Whether there is a choice to take back. */
export function canTakeBack(draft: Draft, view: View): boolean {
  return JSON.stringify(takeBack(draft, view)) !== JSON.stringify(draft);
}

/** Whether the building in hand may be mirrored, and looks different then however it is turned. */
export function canMirror(draft: Build, view: View): boolean {
  return hasMirrored(waysOf(draft, view).ways, draft.way);
}

/** What is left of a draft when the position has changed under it: all of it if it can still be done. */
export function renew(draft: Draft, before: View, now: View): Draft {
  const unchanged =
    before.phase === now.phase &&
    before.turn === now.turn &&
    before.due === now.due &&
    JSON.stringify(before.legal) === JSON.stringify(now.legal);
  return unchanged ? draft : begin(now);
}

/** Whether a placed worker, the ghost of a building or a chosen castle square is on `cell`. */
export function isChosen(draft: Draft, view: View, cell: Cell): boolean {
  switch (draft.mode) {
    case "build":
      return coveredBy(draft, view)?.some((covered) => sameCell(covered, cell)) ?? false;
    case "workers":
      return draft.placed.some((worker) => sameCell(worker.cell, cell));
    case "castle":
      return draft.cell !== undefined && sameCell(draft.cell, cell);
    default:
      return false;
  }
}
