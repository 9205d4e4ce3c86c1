/** Whether things may move, as the person's device asks. */

const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : undefined;

export function stillness(): boolean {
  return query?.matches ?? false;
}

const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/**
 * Calls `step` with a share rising from 0 to 1 over `ms`, once a frame; once with 1 when nothing may move.
 * The function it gives ends it early.
 */
export function animate(ms: number, step: (share: number) => void): () => void {
  if (stillness()) {
    step(1);
    return () => undefined;
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    const share = Math.min(1, Math.max(0, (now - start) / ms));
    step(easeInOut(share));
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
