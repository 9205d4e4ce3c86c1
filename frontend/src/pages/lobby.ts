/** What the lobby shows, and in which order. */
import type { Table } from "../api/types";

export interface LobbyGroups {
  /** The viewer's own tables that go on, those where it is their turn first. */
  mine: Table[];
  open: Table[];
  running: Table[];
}

export function isMine(table: Table): boolean {
  return table.you.seat !== undefined || table.you.host;
}

export function isMyTurn(table: Table): boolean {
  return table.status === "running" && table.you.seat !== undefined && table.to_act === table.you.seat;
}

export function sortLobby(tables: readonly Table[]): LobbyGroups {
  const newest = [...tables].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const going = newest.filter(({ status }) => status === "open" || status === "running");
  const mine = going.filter(isMine);
  const others = going.filter((table) => !isMine(table));
  return {
    mine: [...mine.filter(isMyTurn), ...mine.filter((table) => !isMyTurn(table))],
    open: others.filter(({ status }) => status === "open"),
    running: others.filter(({ status }) => status === "running"),
  };
}
