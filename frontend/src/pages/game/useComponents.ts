import { useEffect, useState } from "preact/hooks";

import { fetchComponents } from "../../api";
import type { JsonObject } from "../../games/module";
import { connection } from "../../live";

/** The component file a game is played with; tried again with every new connection until it is there. */
export function useComponents(id: string): JsonObject | undefined {
  const [components, setComponents] = useState<JsonObject | undefined>(undefined);
  const online = connection.value === "online";
  useEffect(() => {
    if (!online || components) return;
    fetchComponents(id).then(setComponents, () => undefined);
  }, [id, online, components]);
  return components;
}
