/**
 * The player's side of the fair shuffle (`docs/record.md`): keep the commitment seen and the nonce given
 * before the game, and check them against what the server discloses after it.
 */
import { randomHex } from "./random";

/** What this browser saw and gave on sitting down. */
export interface Kept {
  commitment: string;
  nonce: string;
}

export interface Disclosed {
  commitment: string;
  server_seed: string;
  nonces: string[];
}

/** Each check true or false; absent where this browser has nothing to compare with. */
export interface Verdict {
  /** The disclosed seed is the one the commitment promised. */
  seed: boolean;
  /** The commitment is the one shown before this browser gave its nonce. */
  commitment?: boolean;
  /** This browser's nonce took part. */
  nonce?: boolean;
}

const place = (table: string) => `arkaden.fair.${table}`;

/** A fresh nonce for sitting down at a table, kept together with the commitment shown there. */
export function giveNonce(table: string, commitment: string): string {
  const nonce = randomHex(16);
  try {
    localStorage.setItem(place(table), JSON.stringify({ commitment, nonce } satisfies Kept));
  } catch {
    // Without storage there will be nothing to compare with later; the shuffle is as fair.
  }
  return nonce;
}

/** What was kept for a table, if anything. */
export function kept(table: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place(table)) ?? "null");
    if (typeof value !== "object" || value === null) return undefined;
    const { commitment, nonce } = value as Record<string, unknown>;
    return typeof commitment === "string" && typeof nonce === "string" ? { commitment, nonce } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether hashes can be computed here: browsers offer that only over https or on the same machine. */
export const canCheck = globalThis.crypto?.subtle !== undefined;

/** Checks what the server disclosed; `seat` is the viewer's own, if any. */
export async function check(
  disclosed: Disclosed,
  seen: Kept | undefined,
  seat: number | undefined,
): Promise<Verdict> {
  const verdict: Verdict = { seed: (await sha256(disclosed.server_seed)) === disclosed.commitment };
  if (seen && seat !== undefined) {
    verdict.commitment = seen.commitment === disclosed.commitment;
    verdict.nonce = seen.nonce === disclosed.nonces[seat];
  }
  return verdict;
}

/** SHA-256 of bytes given in hex, in hex. */
async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
