/** The game's log in sentences. */
import type { Params } from "../../i18n";
import type { Entry, GameEvent } from "../module";
import type { SegmentKind, TileSet } from "./tile/kinds";
import { type ArkView, type Cell, cellOf, isPoints, xyOf } from "./view";

/** Gives the text of a message key; `t` outside of tests. */
export type Say = (key: string, params?: Params) => string;

export interface LogLine {
  /** Stable for the line, so that it is drawn once. */
  key: string;
  /** The number of the action that last had a part in it. */
  n: number;
  text: string;
  /** Whose doing or gain it is, if anybody's. */
  seat?: number;
  /** The tiles it is about. */
  cells: Cell[];
  /** Points given; absent for what brings none. */
  points?: number;
}

export interface LogContext {
  names: (seat: number) => string;
  board: ArkView["board"];
  tiles: TileSet;
  say: Say;
}

/** All lines, oldest first. A tile and what was done after it are one sentence. */
export function logLines(entries: readonly Entry[], context: LogContext): LogLine[] {
  const lines: LogLine[] = [];
  let open: { line: LogLine; seat: number; cell: Cell } | undefined;
  for (const entry of entries) {
    const { action, seat, n } = entry;
    if (action.type === "place_tile") {
      const cell = cellOf(action.x as number, action.y as number);
      const line = { key: `${n}`, n, seat, cells: [cell], text: sayTile(context, seat, cell, "nothing") };
      lines.push(line);
      open = { line, seat, cell };
    } else if (open?.seat === seat && isSecond(action.type)) {
      const { line, cell } = open;
      line.n = n;
      line.text = sayTile(context, seat, cell, action.type, segmentKind(context, cell, action.segment));
      if (action.type === "move_ark") line.cells = [cell, ...pathCells(action.path)];
      open = undefined;
    } else {
      lines.push(otherLine(entry, context));
      open = undefined;
    }
    entry.events.forEach((event, i) => {
      const line = eventLine(event, `${n}.${i}`, context);
      if (line) lines.push(line);
    });
  }
  return lines;
}

function isSecond(type: string): boolean {
  return type === "pass" || type === "place_follower" || type === "place_prophet" || type === "move_ark";
}

function pathCells(path: unknown): Cell[] {
  return (path as [number, number][]).map(([x, y]) => cellOf(x, y));
}

function segmentKind({ board, tiles }: LogContext, cell: Cell, segment: unknown): SegmentKind {
  const kind = tiles.get(board[cell]?.tile ?? "");
  return kind?.segments[Number(segment)]?.kind ?? "field";
}

function sayTile(
  { say, names }: LogContext,
  seat: number,
  cell: Cell,
  second: string,
  kind = "field",
): string {
  const [x, y] = xyOf(cell);
  return say("ark.log.tile", { name: names(seat), x, y, second, kind });
}

/** What is neither a tile nor done right after one. */
function otherLine({ action, seat, n }: Entry, { say, names }: LogContext): LogLine {
  const key = `${n}`;
  const name = names(seat);
  if (action.type === "place_ark") {
    const [x, y] = [action.x as number, action.y as number];
    return { key, n, seat, cells: [cellOf(x, y)], text: say("ark.log.place_ark", { name, x, y }) };
  }
  return { key, n, seat, cells: [], text: say("ark.log.resign", { name }) };
}

/** The line of what an action caused; undefined for what its own line tells already. */
export function eventLine(event: GameEvent, key: string, { say, names }: LogContext): LogLine | undefined {
  if (isPoints(event)) {
    const { seat, points, reason } = event;
    const text = say("ark.log.points", { name: names(seat), points, reason });
    return { key, n: event.n, seat, points, text, cells: event.tiles.map(([x, y]) => cellOf(x, y)) };
  }
  if (event.type === "tile_removed") return { key, n: event.n, cells: [], text: say("ark.log.removed") };
  return undefined;
}

/** Where the last tile was laid, if any but the start tile. */
export function lastLaid(entries: readonly Entry[]): Cell | undefined {
  for (let i = entries.length - 1; i >= 0; i--) {
    const { action } = entries[i] as Entry;
    if (action.type === "place_tile") return cellOf(action.x as number, action.y as number);
  }
  return undefined;
}
