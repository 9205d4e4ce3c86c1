/** The calls about one's own account (`docs/protocol.md`, "REST"). All reject with `ApiError`. */
import { answer, http } from "./http";
import type { Identity } from "./types";

/** A browser that is signed in. */
export interface Login {
  id: number;
  created_at: string;
  renewed_at: string;
  current: boolean;
}

export type Scope = "read" | "play";

/** A program's key, without its secret. */
export interface Token {
  id: number;
  name: string;
  scopes: Scope[];
  created_at: string;
  last_used_at?: string;
}

export const makeAccount = (name: string, password: string) =>
  answer<Identity>(http.POST("/api/v1/me/account", { body: { name, password } }));

export const signIn = (name: string, password: string) =>
  answer<Identity>(http.POST("/api/v1/session", { body: { name, password } }));

export const signOut = () => answer<void>(http.DELETE("/api/v1/session"));

export const changePassword = (old: string, chosen: string) =>
  answer<void>(http.PUT("/api/v1/me/password", { body: { old, new: chosen } }));

export const deleteAccount = (password: string | null) =>
  answer<void>(http.POST("/api/v1/me/deletion", { body: password === null ? {} : { password } }));

export async function fetchLogins(): Promise<Login[]> {
  return (await answer<{ sessions: Login[] }>(http.GET("/api/v1/me/sessions"))).sessions;
}

export const endLogin = (session: number) =>
  answer<void>(http.DELETE("/api/v1/me/sessions/{session}", { params: { path: { session } } }));

export async function fetchTokens(): Promise<Token[]> {
  return (await answer<{ tokens: Token[] }>(http.GET("/api/v1/me/tokens"))).tokens;
}

export const makeToken = (name: string, scopes: Scope[]) =>
  answer<Token & { token: string }>(http.POST("/api/v1/me/tokens", { body: { name, scopes } }));

export const revokeToken = (token: number) =>
  answer<void>(http.DELETE("/api/v1/me/tokens/{token}", { params: { path: { token } } }));
