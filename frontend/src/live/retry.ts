/** When to try again after the connection was lost. */

const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/**
 * Milliseconds to wait before try number `attempt` (0 is the first after the loss): at once, then doubling
 * up to 15 s, each shortened by up to a half so that not all clients of a restarted server come together.
 * `random` is from 0 to 1.
 */
export function retryDelay(attempt: number, random: number): number {
  if (attempt === 0) return 0;
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return full * (1 - random / 2);
}
