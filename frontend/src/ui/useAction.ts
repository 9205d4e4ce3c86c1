import { useState } from "preact/hooks";

import { ApiError } from "../api";
import { ActError } from "../games/module";
import { errorText } from "../i18n";
import { forgotten } from "../session";

export interface ActionState {
  busy: boolean;
  /** What went wrong last time, in words. */
  error: string | undefined;
  /** Does something that may be refused, once at a time. */
  run(action: () => Promise<unknown>): void;
}

/** For buttons and forms: busy while the server thinks, an error in words if it refuses. */
export function useAction(): ActionState {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const run = (action: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    action()
      .catch((failure: unknown) => {
        if (!(failure instanceof ApiError || failure instanceof ActError)) throw failure;
        if (failure.code === "not_signed_in") forgotten();
        setError(withDetail(failure));
      })
      .finally(() => setBusy(false));
  };
  return { busy, error, run };
}

/** A component file's faults are told by the server alone, so its own words follow ours. */
function withDetail(failure: ApiError | ActError): string {
  const text = errorText(failure);
  return failure.code === "bad_components" ? `${text} ${failure.message}` : text;
}
