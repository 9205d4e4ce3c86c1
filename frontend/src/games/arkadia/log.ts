/** The game's log in sentences. */
import { list, t } from "../../i18n";
import type { Entry, GameEvent } from "../module";
import { type Cell, type Family, families, type SomeByFamily, type View } from "./types";
import { aBuilding, cardName, familyName, seals, sealsOf, theBuilding } from "./words";

export interface LogLine {
  /** Stable for the line, so that it is drawn once. */
  key: string;
  /** The number of the action that it is about. */
  n: number;
  text: string;
  /** Whose doing or gain it is, if anybody's. */
  seat?: number;
  /** The squares it is about. */
  cells: readonly Cell[];
}

export interface LogContext {
  view: Pick<View, "buildings" | "castle" | "history" | "values">;
  names(seat: number): string;
}

/** All lines, oldest first. */
export function logLines(entries: readonly Entry[], context: LogContext): LogLine[] {
  const squares = Object.keys(context.view.castle).length;
  let pieces = 0;
  return entries.flatMap((entry) => {
    const said = actionLines(entry, context, Math.floor(pieces / squares) + 1);
    if (entry.action.type === "place_castle") {
      pieces += 1;
      const changes = valueChanges(context.view.history, entry.n);
      if (changes.length > 0)
        said.push({ text: t("arkadia.log.values", { values: list(changes) }), cells: [] });
      // Two floors are full: the end begins (ARD-8.1).
      if (pieces === 2 * squares) said.push({ text: t("arkadia.log.end_begins"), cells: [] });
    }
    said.push(...entry.events.flatMap((event) => eventLine(event, context) ?? []));
    return said.map((line, i) => ({ ...line, n: entry.n, key: `${entry.n}.${i}` }));
  });
}

type Said = Omit<LogLine, "key" | "n">;

function actionLines({ action, seat, events }: Entry, { names }: LogContext, floor: number): Said[] {
  const name = names(seat);
  const say = (
    key: string,
    params: Record<string, string | number> = {},
    cells: readonly Cell[] = [],
  ): Said[] => [{ text: t(`arkadia.log.${key}`, { name, ...params }), seat, cells }];
  switch (action.type) {
    case "build": {
      const [type = "", family] = String(action.card).split(":");
      const params = { building: aBuilding(type), family: t(`arkadia.family.${family}.for`) };
      return say("build", params, action.cells as Cell[]);
    }
    case "place_workers": {
      const own = (action.own ?? []) as Cell[];
      const neutral = (action.neutral ?? []) as Cell[];
      return say("workers", { workers: workersInWords(own.length, neutral.length) }, [...own, ...neutral]);
    }
    case "place_castle":
      return say("castle", { family: familyName(action.family as Family), floor }, [action.cell as Cell]);
    case "draw":
      return say(...drawn(action.from, events));
    case "use_banner":
    case "skip":
    case "resign":
      return say(action.type);
    default:
      return [];
  }
}

function drawn(from: unknown, events: readonly GameEvent[]): [string, Record<string, string>] {
  const card = events.find((event) => event.type === "card_drawn")?.card;
  const known = typeof card === "string" ? { card: cardName(card) } : { card: "" };
  if (from === "deck") return card === undefined ? ["draw_hidden", {}] : ["draw_deck", known];
  return ["draw_face_up", known];
}

/** "2 own workers and 1 neutral worker", as the object of a sentence. */
export function workersInWords(own: number, neutral: number): string {
  const parts = [
    ...(own > 0 ? [t("arkadia.workers.own", { count: own })] : []),
    ...(neutral > 0 ? [t("arkadia.workers.neutral", { count: neutral })] : []),
  ];
  return list(parts);
}

function eventLine(event: GameEvent, { view, names }: LogContext): Said | undefined {
  const seat = event.seat as number;
  const family = event.family as Family;
  const count = event.count as number;
  switch (event.type) {
    case "completed": {
      const building = view.buildings[String(event.building)];
      const text = t("arkadia.log.completed", { building: theBuilding(building?.type ?? "") });
      return { text, cells: event.cells as Cell[] };
    }
    case "seals": {
      const cells = view.buildings[String(event.building)]?.cells ?? [];
      const text = t(`arkadia.log.seals.${event.reason}`, { name: names(seat), seals: seals(family, count) });
      return { text, seat, cells };
    }
    case "neutral_workers":
      return { text: t("arkadia.log.camps", { name: names(seat), count }), seat, cells: [] };
    case "gold": {
      const handedIn = sealsOf(event.seals as SomeByFamily);
      const params = { name: names(seat), seals: handedIn, gold: event.gold as number };
      return { text: t(`arkadia.log.gold.${event.reason}`, params), seat, cells: [] };
    }
    default:
      return undefined;
  }
}

/** "red 2 → 3", for each family whose value the action `n` changed. */
function valueChanges(history: View["history"], n: number): string[] {
  return families.flatMap((family) => {
    const after = history[family][n];
    if (after === undefined) return [];
    const earlier = Object.keys(history[family])
      .map(Number)
      .filter((at) => at < n);
    const before = history[family][Math.max(...earlier)] ?? 0;
    return [t("arkadia.value_change", { family: familyName(family), before, after })];
  });
}

/** The squares on which the newest action that put something on the board put it. */
export function lastCells(entries: readonly Entry[]): Cell[] {
  for (let i = entries.length - 1; i >= 0; i--) {
    const { action } = entries[i] as Entry;
    if (action.type === "build") return action.cells as Cell[];
    if (action.type === "place_castle") return [action.cell as Cell];
    if (action.type === "place_workers") {
      return [...((action.own ?? []) as Cell[]), ...((action.neutral ?? []) as Cell[])];
    }
  }
  return [];
}
