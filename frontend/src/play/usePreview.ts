/** What the server says would follow, kept up with what is being chosen. */
import { useEffect, useRef, useState } from "preact/hooks";

import type { Action, GameProps, Preview } from "../games/module";

/**
 * The answer for `actions` at `version`, undefined until it is there and while `actions` is: an answer for
 * something else is never given. A refusal gives none; the next choice or version asks again.
 */
export function usePreview(
  { preview, version }: Pick<GameProps, "preview" | "version">,
  actions: readonly Action[] | undefined,
): Preview | undefined {
  const key = actions && `${version} ${JSON.stringify(actions)}`;
  const [answer, setAnswer] = useState<{ key: string; preview: Preview } | undefined>(undefined);
  const ask = useRef(preview);
  ask.current = preview;
  useEffect(() => {
    if (!key || !actions) return undefined;
    let current = true;
    ask.current(actions).then(
      (got) => {
        if (current) setAnswer({ key, preview: got });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [key]);
  return key !== undefined && answer?.key === key ? answer.preview : undefined;
}
