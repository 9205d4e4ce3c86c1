import { useEffect, useRef } from "preact/hooks";

/** The last points are seen flying before the table of points covers the board. */
const LAST_POINTS_MS = 3200;

/** Shows the result: at once to whoever comes after the end, a little later to whoever sees it happen. */
export function useResult(over: boolean, show: () => void): void {
  const overAtFirst = useRef(over);
  const present = useRef(show);
  present.current = show;
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(() => present.current(), overAtFirst.current ? 0 : LAST_POINTS_MS);
    return () => clearTimeout(timer);
  }, [over]);
}
