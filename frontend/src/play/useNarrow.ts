import { useEffect, useState } from "preact/hooks";

const query = typeof matchMedia === "function" ? matchMedia("(max-width: 860px)") : undefined;

/** Whether the page is too narrow for a board with a panel beside it. Matches the width in play.css. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(query?.matches ?? false);
  useEffect(() => {
    const changed = () => setNarrow(query?.matches ?? false);
    query?.addEventListener("change", changed);
    return () => query?.removeEventListener("change", changed);
  }, []);
  return narrow;
}
