import { expect, test } from "vitest";

import type { Table } from "../../src/api/types";
import { isMyTurn, sortLobby } from "../../src/pages/lobby";

function table(id: string, more: Partial<Table>): Table {
  return {
    id,
    kind: "ark",
    status: "open",
    visibility: "public",
    options: {},
    terms: { bot_pace: 1 },
    seat_count: 2,
    host: "h",
    commitment: "00",
    created_at: "2026-12-01T10:00:00Z",
    version: 0,
    seats: {},
    watchers: 0,
    you: { host: false, admitted: true },
    ...more,
  };
}

const seated = { seat: 0, host: false, admitted: true };
const ids = (tables: readonly Table[]) => tables.map(({ id }) => id);

test("tables are grouped by what one can do there, one's own apart", () => {
  const groups = sortLobby([
    table("open", {}),
    table("running", { status: "running" }),
    table("seated", { status: "running", you: seated }),
    table("hosted", { you: { host: true, admitted: true } }),
    table("finished", { status: "finished", you: seated }),
    table("closed", { status: "closed", you: seated }),
  ]);
  expect(ids(groups.open)).toEqual(["open"]);
  expect(ids(groups.running)).toEqual(["running"]);
  expect(ids(groups.mine).sort()).toEqual(["hosted", "seated"]);
});

test("the newest table comes first, but those where it is one's turn before all", () => {
  const groups = sortLobby([
    table("old, my turn", { status: "running", you: seated, to_act: 0, created_at: "2026-11-01T10:00:00Z" }),
    table("older", { you: seated, created_at: "2026-11-02T10:00:00Z" }),
    table("newer", { you: seated, created_at: "2026-11-03T10:00:00Z" }),
  ]);
  expect(ids(groups.mine)).toEqual(["old, my turn", "newer", "older"]);
});

test("it is nobody's turn at a table that is not running, and never a spectator's", () => {
  expect(isMyTurn(table("t", { status: "running", you: seated, to_act: 0 }))).toBe(true);
  expect(isMyTurn(table("t", { status: "running", you: seated, to_act: 1 }))).toBe(false);
  expect(isMyTurn(table("t", { status: "finished", you: seated, to_act: 0 }))).toBe(false);
  expect(isMyTurn(table("t", { status: "running", you: { host: true, admitted: true } }))).toBe(false);
});
