/** The REST calls the client makes, by name (`docs/protocol.md`, "REST"). All reject with `ApiError`. */
import type { Action, Entry, JsonObject, Preview } from "../games/module";
import { call } from "./http";
import type { GameOffer, Identity, NewTable, Table } from "./types";

export { ApiError } from "./errors";

export const createGuest = (name: string, language: string) =>
  call<Identity>("POST", "/guests", { name, language });

export const fetchMe = () => call<Identity>("GET", "/me");

export const updateMe = (change: { name?: string; language?: string }) =>
  call<Identity>("PATCH", "/me", change);

export const fetchCatalogue = () => call<Record<string, GameOffer>>("GET", "/catalogue");

export const createTable = (table: NewTable) => call<Table>("POST", "/tables", table);

/** The viewer's own finished tables, the latest first. */
export async function fetchFinished(): Promise<Table[]> {
  const { tables } = await call<{ tables: Table[] }>("GET", "/tables?mine=true&status=finished&limit=12");
  return tables;
}

export const fetchTable = (id: string) => call<Table>("GET", `/tables/${id}`);

export const admit = (id: string, invite: string) =>
  call<Table>("POST", `/tables/${id}/admission`, { invite });

export const fetchInvite = (id: string) => call<{ invite: string }>("GET", `/tables/${id}/invite`);

export const renewInvite = (id: string) => call<{ invite: string }>("POST", `/tables/${id}/invite`);

export const sitDown = (id: string, seat: { seat?: number; colour?: string; nonce: string }) =>
  call<Table>("POST", `/tables/${id}/seats`, seat);

export const chooseColour = (id: string, colour: string) =>
  call<Table>("PATCH", `/tables/${id}/seats/mine`, { colour });

export const leaveSeat = (id: string) => call<unknown>("DELETE", `/tables/${id}/seats/mine`);

export const removePlayer = (id: string, seat: number) =>
  call<unknown>("DELETE", `/tables/${id}/seats/${seat}`);

export const startTable = (id: string) => call<Table>("POST", `/tables/${id}/start`);

export const closeTable = (id: string) => call<unknown>("DELETE", `/tables/${id}`);

export const rematch = (id: string) => call<Table>("POST", `/tables/${id}/rematch`);

export const fetchComponents = (id: string) => call<JsonObject>("GET", `/games/${id}/components`);

export const fetchRecord = (id: string) => call<JsonObject>("GET", `/games/${id}/record`);

export const preview = (id: string, version: number, actions: readonly Action[]) =>
  call<Preview>("POST", `/games/${id}/preview`, { version, actions });

/** The log after entry number `since`. */
export async function fetchEntries(id: string, since: number): Promise<Entry[]> {
  const { entries } = await call<{ entries: Entry[] }>("GET", `/games/${id}/events?since=${since}`);
  return entries;
}
