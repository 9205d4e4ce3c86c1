/** What others (and oneself) did since the page was last drawn: read out, and shown flying. */
import { type ComponentChild, render } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../../i18n";
import { fly, middleOfElement, type Place } from "../../play/flights";
import type { CameraControl } from "../../play/useCamera";
import { announce } from "../../ui/announce";
import type { Entry, GameEvent } from "../module";
import { Seal } from "./art/emblems";
import { Drawing } from "./art/sheet";
import { Coin } from "./art/tokens";
import { centreOf } from "./board/place";
import { type LogContext, logLines } from "./log";
import { testids } from "./testids";
import type { Cell, Family, View } from "./types";

interface Happening {
  view: View;
  entries: readonly Entry[];
  context: LogContext;
  camera: CameraControl | undefined;
}

/** So long between one flight's start and the next's. */
const APART_MS = 240;
/** A page that was away for longer than so many actions does not replay everything. */
const MOST = 4;

export function useHappenings(now: Happening): void {
  const { entries } = now;
  const newest = entries.at(-1)?.n ?? 0;
  const seen = useRef(newest);
  useEffect(() => {
    const before = seen.current;
    const fresh = entries.filter((entry) => entry.n > before);
    seen.current = Math.max(before, newest);
    if (fresh.length === 0) return;
    read(before, now);
    if (fresh.length <= MOST)
      show(
        fresh.flatMap((entry) => entry.events),
        now,
      );
  }, [newest]);
}

function read(before: number, { view, entries, context }: Happening): void {
  const lines = logLines(entries, context).filter(({ n }) => n > before);
  const turn = view.to_act === undefined ? "" : t("arkadia.now", { name: context.names(view.to_act) });
  announce([...lines.map((line) => line.text), turn].join(" ").trim());
}

/** Seals fly from their building, gold from the values, to whoever gets them. */
function show(events: readonly GameEvent[], { view, camera }: Happening): void {
  let delay = 0;
  for (const event of events) {
    const to = middleOfElement(
      document.querySelector(`[data-testid="${testids.player}"][data-seat="${event.seat}"]`),
    );
    const shown = to && picture(event);
    const from = shown && origin(event, view, camera);
    if (!from) continue;
    fly(traveller(shown), from, to, { delay, ms: 1500 });
    delay += APART_MS;
  }
}

function picture(event: GameEvent): ComponentChild {
  if (event.type === "seals") {
    return (
      <>
        <Drawing viewBox="-18 -18 36 36" class="arkadia-flying-picture">
          <Seal family={event.family as Family} />
        </Drawing>
        +{Number(event.count)}
      </>
    );
  }
  if (event.type === "gold") {
    return (
      <>
        <Drawing viewBox="-17 -17 34 34" class="arkadia-flying-picture">
          <Coin />
        </Drawing>
        +{Number(event.gold)}
      </>
    );
  }
  return undefined;
}

function origin(event: GameEvent, view: View, camera: CameraControl | undefined): Place | undefined {
  if (event.type === "gold") return middleOfElement(document.querySelector(".arkadia-values"));
  const cells = view.buildings[String(event.building)]?.cells;
  return cells && camera && onPage(camera, cells);
}

function onPage(camera: CameraControl, cells: readonly Cell[]): Place {
  const { x, y } = centreOf(cells);
  return camera.onPage(x, y);
}

function traveller(content: ComponentChild): HTMLElement {
  const holder = document.createElement("span");
  holder.className = "arkadia-flying";
  render(content, holder);
  return holder;
}
