/** The REST calls the client makes, by name (`docs/protocol.md`, "REST"). All reject with `ApiError`. */
import type { Action, Entry, JsonObject, Preview } from "../games/module";
import { answer, http } from "./http";
import type { GameOffer, Identity, Level, NewGame, NewTable, Table, Terms } from "./types";

export { ApiError } from "./errors";

/** The path parameters of calls about one table or game. */
const table = (id: string) => ({ params: { path: { table: id } } });
const game = (id: string) => ({ params: { path: { game: id } } });

export const createGuest = (name: string, language: string) =>
  answer<Identity>(http.POST("/api/v1/guests", { body: { name, language } }));

export const fetchMe = () => answer<Identity>(http.GET("/api/v1/me"));

export const updateMe = (change: { name?: string; language?: string }) =>
  answer<Identity>(http.PATCH("/api/v1/me", { body: change }));

export const fetchCatalogue = () => answer<Record<string, GameOffer>>(http.GET("/api/v1/catalogue"));

const terms: Terms = { bot_pace: 1 };

export const createTable = (table: NewTable) =>
  answer<Table>(http.POST("/api/v1/tables", { body: { terms, bots: [], ...table } }));

/** A table with the viewer and bots on all its seats, already started. */
export const playAgainstBots = (game: NewGame) =>
  answer<Table>(http.POST("/api/v1/games", { body: { terms, options: {}, visibility: "link", ...game } }));

/** The viewer's own finished tables, the latest first. */
export async function fetchFinished(): Promise<Table[]> {
  const query = { mine: true, status: "finished", limit: 12 } as const;
  const { tables } = await answer<{ tables: Table[] }>(http.GET("/api/v1/tables", { params: { query } }));
  return tables;
}

export const admit = (id: string, invite: string) =>
  answer<Table>(http.POST("/api/v1/tables/{table}/admission", { ...table(id), body: { invite } }));

export const fetchInvite = (id: string) =>
  answer<{ invite: string }>(http.GET("/api/v1/tables/{table}/invite", table(id)));

export const renewInvite = (id: string) =>
  answer<{ invite: string }>(http.POST("/api/v1/tables/{table}/invite", table(id)));

export const sitDown = (id: string, body: { seat?: number; colour?: string; nonce: string }) =>
  answer<Table>(http.POST("/api/v1/tables/{table}/seats", { ...table(id), body }));

export const seatBot = (id: string, body: { seat: number; bot: Level }) =>
  answer<Table>(http.POST("/api/v1/tables/{table}/seats", { ...table(id), body }));

/** Lets a bot act for somebody who has lost the connection, until they are back. */
export const callBot = (id: string, seat: number) =>
  answer<Table>(
    http.POST("/api/v1/tables/{table}/seats/{seat}/bot", {
      params: { path: { table: id, seat } },
      body: { bot: "medium" },
    }),
  );

export const chooseColour = (id: string, colour: string) =>
  answer<Table>(http.PATCH("/api/v1/tables/{table}/seats/mine", { ...table(id), body: { colour } }));

export const leaveSeat = (id: string) =>
  answer<void>(http.DELETE("/api/v1/tables/{table}/seats/mine", table(id)));

export const removePlayer = (id: string, seat: number) =>
  answer<void>(http.DELETE("/api/v1/tables/{table}/seats/{seat}", { params: { path: { table: id, seat } } }));

export const startTable = (id: string) => answer<Table>(http.POST("/api/v1/tables/{table}/start", table(id)));

export const closeTable = (id: string) => answer<void>(http.DELETE("/api/v1/tables/{table}", table(id)));

export const rematch = (id: string) => answer<Table>(http.POST("/api/v1/tables/{table}/rematch", table(id)));

export const fetchComponents = (id: string) =>
  answer<JsonObject>(http.GET("/api/v1/games/{game}/components", game(id)));

export const fetchRecord = (id: string) =>
  answer<JsonObject>(http.GET("/api/v1/games/{game}/record", game(id)));

export const preview = (id: string, version: number, actions: readonly Action[]) =>
  answer<Preview>(
    http.POST("/api/v1/games/{game}/preview", { ...game(id), body: { version, actions: [...actions] } }),
  );

/** The log after entry number `since`. */
export async function fetchEntries(id: string, since: number): Promise<Entry[]> {
  const params = { path: { game: id }, query: { since } };
  const { entries } = await answer<{ entries: Entry[] }>(http.GET("/api/v1/games/{game}/events", { params }));
  return entries;
}
