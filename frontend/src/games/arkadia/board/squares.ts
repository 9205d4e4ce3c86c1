/** Which squares can be chosen, and what there is on a square in words. */
import { t } from "../../../i18n";
import { keyOf, lotCells, numbered, reach, siteAt } from "../geometry";
import { castleSquares, type Draft, waysOf } from "../turn/draft";
import { workerSquares } from "../turn/workers";
import type { CastleSquare, Cell, CellKey, Site, View } from "../types";
import { buildingName, familyName } from "../words";
import { squareName } from "./place";

/** The squares that glow: those that the present draft is waiting for. */
export function legalSquares(draft: Draft, view: View): ReadonlySet<CellKey> {
  switch (draft.mode) {
    case "build": {
      const { ways, rows } = waysOf(draft, view);
      return reach(ways[draft.way] ?? [], rows[draft.way]);
    }
    case "workers":
      return workerSquares(draft, view);
    case "castle":
      return castleSquares(view);
    default:
      return new Set();
  }
}

/** The squares that do something when pressed: those that glow, where a building fits turned, ways into setting workers. */
export function ableSquares(draft: Draft, view: View): ReadonlySet<CellKey> {
  if (draft.mode === "build") {
    const { ways, rows } = waysOf(draft, view);
    return new Set(ways.flatMap((shape, way) => [...reach(shape, rows[way])]));
  }
  const legal = legalSquares(draft, view);
  if (draft.mode !== "main" && draft.mode !== "workers") return legal;
  const sites = Object.keys(view.legal?.place_workers?.at ?? {});
  const free = draft.mode === "main" ? workerSquares(undefined, view) : [];
  return new Set([...legal, ...free, ...sites.flatMap((site) => siteCells(view, site).map(keyOf))]);
}

/** The building or the lot beside which workers are set. */
export function siteCells(view: View, site: Site): readonly Cell[] {
  return site === "lot" ? lotCells(view.lot) : (view.buildings[site]?.cells ?? []);
}

/** What is on each square, row by row, for those who cannot see it. */
export function squareNames(view: View, nameOf: (seat: number) => string): string[] {
  const { rows, cols } = view.board;
  return Array.from({ length: rows * cols }, (_, square) => {
    const cell = numbered(square, view.board);
    return t("arkadia.square", { square: squareName(cell), what: whatIsOn(view, cell, nameOf) });
  });
}

function whatIsOn(view: View, cell: Cell, nameOf: (seat: number) => string): string {
  const key = keyOf(cell);
  const worker = view.workers[key];
  if (worker !== undefined) {
    return worker === "neutral"
      ? t("arkadia.square.neutral")
      : t("arkadia.square.worker", { name: nameOf(worker) });
  }
  const castle = view.castle[key];
  if (castle) return castleWords(castle);
  const site = siteAt(view, cell);
  const building = site === undefined ? undefined : view.buildings[site];
  if (building) {
    return t("arkadia.square.building", {
      building: buildingName(building.type),
      family: familyName(building.family),
      state: building.completed === undefined ? "open" : "completed",
    });
  }
  if (site === "lot") return t("arkadia.square.court");
  const has = (cells: readonly Cell[]) => cells.some((other) => keyOf(other) === key);
  if (has(view.board.blocked ?? [])) return t("arkadia.square.blocked");
  return t(has(view.board.camps) ? "arkadia.square.camp" : "arkadia.square.free");
}

function castleWords({ floors, top }: CastleSquare): string {
  const count = Object.keys(floors).length;
  return t("arkadia.square.castle", { floors: count, seal: top ? familyName(top) : t("arkadia.no_seal") });
}
