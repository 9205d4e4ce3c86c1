/** Setting workers beside one building or the lot, one by one. */
import { keyOf, numbered, sameCell } from "../geometry";
import type { Cell, CellKey, Site, View, WorkerChoice } from "../types";

export type WorkerKind = "own" | "neutral";

export interface PlacedWorker {
  cell: Cell;
  kind: WorkerKind;
}

export interface Workers {
  mode: "workers";
  /** The kind that is set next. */
  kind: WorkerKind;
  /** The building chosen, if one was; else the placed workers narrow down which it may be. */
  site?: Site;
  placed: readonly PlacedWorker[];
}

/** How many of a kind are still behind the screen. */
export function left(draft: Workers | undefined, choice: WorkerChoice, kind: WorkerKind): number {
  return choice[kind] - (draft?.placed.filter((worker) => worker.kind === kind).length ?? 0);
}

/** The buildings beside which everything placed so far stands. */
export function sitesFor(draft: Workers | undefined, view: View): Site[] {
  const at = view.legal?.place_workers?.at ?? {};
  return Object.keys(at).filter((site) => {
    if (draft?.site !== undefined && draft.site !== site) return false;
    const squares = squaresAt(view, site);
    return draft?.placed.every(({ cell }) => squares.has(keyOf(cell))) ?? true;
  });
}

function squaresAt(view: View, site: Site): Set<CellKey> {
  const squares = view.legal?.place_workers?.at[site] ?? [];
  return new Set(squares.map((square) => keyOf(numbered(square, view.board))));
}

/** The squares on which a worker may be put, taken away or exchanged now. */
export function workerSquares(draft: Workers | undefined, view: View): Set<CellKey> {
  const choice = view.legal?.place_workers;
  if (!choice) return new Set();
  const placed = (draft?.placed ?? []).map(({ cell }) => keyOf(cell));
  if (left(draft, choice, "own") + left(draft, choice, "neutral") === 0) return new Set(placed);
  return new Set(sitesFor(draft, view).flatMap((site) => [...squaresAt(view, site)]));
}

/** Chooses the building; workers that do not stand beside it are taken back. */
export function setSite(draft: Workers | undefined, view: View, site: Site): Workers | undefined {
  const choice = view.legal?.place_workers;
  if (!choice?.at[site]) return undefined;
  if (draft?.site === site) return draft;
  const squares = squaresAt(view, site);
  const placed = (draft?.placed ?? []).filter(({ cell }) => squares.has(keyOf(cell)));
  return { mode: "workers", kind: draft?.kind ?? firstKind(choice), site, placed };
}

/** Chooses which kind is set next. */
export function setKind(draft: Workers | undefined, view: View, kind: WorkerKind): Workers | undefined {
  const choice = view.legal?.place_workers;
  if (!choice || choice[kind] === 0) return undefined;
  return draft ? { ...draft, kind } : { mode: "workers", kind, placed: [] };
}

/** Sets a worker; one that stands there already is taken back, or exchanged if it is of the other kind. */
export function setWorker(draft: Workers | undefined, view: View, cell: Cell): Workers | undefined {
  const choice = view.legal?.place_workers;
  if (!choice) return undefined;
  const now: Workers = draft ?? { mode: "workers", kind: firstKind(choice), placed: [] };
  const there = now.placed.find((worker) => sameCell(worker.cell, cell));
  if (there) {
    const others = now.placed.filter((worker) => worker !== there);
    const exchange = there.kind !== now.kind && left(now, choice, now.kind) > 0;
    return { ...now, placed: exchange ? [...others, { cell, kind: now.kind }] : others };
  }
  if (!workerSquares(now, view).has(keyOf(cell))) return undefined;
  const kind = left(now, choice, now.kind) > 0 ? now.kind : otherKind(now.kind);
  if (left(now, choice, kind) === 0) return undefined;
  return { ...now, kind, placed: [...now.placed, { cell, kind }] };
}

const firstKind = (choice: WorkerChoice): WorkerKind => (choice.own > 0 ? "own" : "neutral");
const otherKind = (kind: WorkerKind): WorkerKind => (kind === "own" ? "neutral" : "own");
