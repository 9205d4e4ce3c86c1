/** What others (and oneself) did since the page was last drawn: read out, and shown flying. */
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../../i18n";
import { fly, middleOfElement, type Place } from "../../play/flights";
import { colourOfSeat, type Seating } from "../../play/seating";
import type { CameraControl } from "../../play/useCamera";
import { announce } from "../../ui/announce";
import type { Entry } from "../module";
import { colourOf } from "./colours";
import { type LogContext, logLines } from "./log";
import { PieceIcon } from "./pieces/Figure";
import type { TileSet } from "./tile/kinds";
import { footOf, originOf } from "./tile/places";
import { type ArkView, type Cell, cellOf, isPoints, type Piece } from "./view";

interface Happening {
  view: ArkView;
  entries: readonly Entry[];
  seating: Seating;
  tiles: TileSet;
  context: LogContext;
  camera: CameraControl | undefined;
  /** Shows all who look what must not be missed. */
  tell(text: string): void;
}

/** So long between one flight's start and the next's. */
const APART_MS = 260;

export function useHappenings(now: Happening): void {
  const { view, entries } = now;
  const newest = entries.at(-1)?.n ?? 0;
  const seen = useRef(newest);
  const before = useRef(view);
  useEffect(() => {
    const fresh = entries.filter((entry) => entry.n > seen.current);
    const last = before.current;
    seen.current = Math.max(seen.current, newest);
    before.current = view;
    if (fresh.length === 0) return;
    read(fresh, now);
    if (fresh.some((entry) => entry.events.some((event) => event.type === "tile_removed"))) {
      now.tell(t("ark.log.removed"));
    }
    // A page that was away for long does not replay everything.
    if (fresh.length > 4) return;
    const delay = points(fresh, now);
    if (last !== view) returning(last, now, delay);
  }, [newest, view]);
}

function read(fresh: readonly Entry[], { view, entries, context }: Happening): void {
  const first = fresh[0]?.n ?? 0;
  // The entry before may be the tile that the first of these goes on from.
  const lines = logLines(entries.slice(-fresh.length - 1), context).filter((line) => line.n >= first);
  const turn = view.to_act === undefined ? "" : t("ark.now", { name: context.names(view.to_act) });
  announce([...lines.map((line) => line.text), turn].join(" ").trim());
}

/** Points fly from the middle of what brought them to the score. */
function points(fresh: readonly Entry[], now: Happening): number {
  let delay = 0;
  for (const event of fresh.flatMap((entry) => entry.events).filter(isPoints)) {
    const from = middleOfCells(
      now.camera,
      event.tiles.map(([x, y]) => cellOf(x, y)),
    );
    const to = scoreOf(event.seat);
    if (!from || !to) continue;
    const coin = document.createElement("span");
    coin.className = "flying-points";
    coin.style.background = colourOf(colourOfSeat(now.seating, event.seat));
    coin.textContent = `+${event.points}`;
    fly(coin, from, to, { delay, ms: 1400 });
    delay += APART_MS;
  }
  return delay;
}

/** Pieces that left the board fly home. */
function returning(last: ArkView, now: Happening, delay: number): void {
  for (const [cell, piece] of Object.entries(last.pieces)) {
    if (now.view.pieces[cell]) continue;
    const placed = now.view.board[cell];
    const to = scoreOf(piece.seat);
    const from = placed && now.camera && onPage(now.camera, footOf(now.tiles, cell, placed, piece.segment));
    if (from && to) fly(picture(piece, now.seating), from, to, { delay, ms: 1000 });
  }
}

function picture(piece: Piece, seating: Seating): HTMLElement {
  const holder = document.createElement("span");
  holder.className = "flying-piece";
  render(<PieceIcon kind={piece.kind} colour={colourOfSeat(seating, piece.seat)} />, holder);
  return holder;
}

function scoreOf(seat: number): Place | undefined {
  return middleOfElement(document.querySelector(`[data-score-seat="${seat}"]`));
}

function middleOfCells(camera: CameraControl | undefined, cells: readonly Cell[]): Place | undefined {
  if (!camera || cells.length === 0) return undefined;
  const origins = cells.map(originOf);
  const mean = (pick: (origin: { x: number; y: number }) => number) =>
    origins.reduce((sum, origin) => sum + pick(origin), 0) / origins.length + 50;
  return onPage(camera, { x: mean(({ x }) => x), y: mean(({ y }) => y) });
}

function onPage(camera: CameraControl, place: Place): Place {
  return camera.onPage(place.x, place.y);
}
