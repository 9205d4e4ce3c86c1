/**
 * A page that was open while the server was updated asks for code that is gone. Loading the page again brings
 * the new code; should that not help, it is not tried again at once.
 */
const PLACE = "arkaden.reloaded_at";
const PAUSE_MS = 60_000;

export function reloadAfterUpdates(): void {
  addEventListener("vite:preloadError", () => {
    if (Date.now() - lastReload() < PAUSE_MS) return;
    try {
      sessionStorage.setItem(PLACE, String(Date.now()));
    } catch {
      // Nothing to remember the attempt in, so rather none than one after the other.
      return;
    }
    location.reload();
  });
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(PLACE) ?? 0);
  } catch {
    return 0;
  }
}
