import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { connection } from "../live";

/** A loss shorter than this is not worth a word. */
const PATIENCE_MS = 1_200;

/** Says that the connection is down and being restored, for as long as it is. */
export function ConnectionBanner() {
  const down = connection.value === "waiting" || connection.value === "connecting";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!down) {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [down]);
  return (
    <div class="connection" role="status">
      {down && shown && (
        <p class="connection-text">
          <span class="spinner" aria-hidden="true" />
          {t("connection.down")}
        </p>
      )}
    </div>
  );
}
