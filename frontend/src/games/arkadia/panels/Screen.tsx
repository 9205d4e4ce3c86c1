/** What lies behind the viewer's screen, but for the seals, which stand with their values. */
import "./screen.css";

import { t } from "../../../i18n";
import { Figure, lookOfKind } from "../art/figures";
import { Drawing } from "../art/sheet";
import { Coin } from "../art/tokens";
import { testids } from "../testids";
import type { TurnControl } from "../turn/useTurn";
import { left, type WorkerKind } from "../turn/workers";
import type { Screen as Behind, View } from "../types";

interface ScreenProps {
  view: View;
  control: TurnControl;
  screen: Behind;
  colour: string;
}

export function Screen({ view, control, screen, colour }: ScreenProps) {
  return (
    <fieldset class="arkadia-screen">
      <legend class="visually-hidden">{t("arkadia.screen")}</legend>
      <WorkerButton kind="own" view={view} control={control} screen={screen} colour={colour} />
      <WorkerButton kind="neutral" view={view} control={control} screen={screen} colour={colour} />
      <span class="arkadia-gold" title={t("arkadia.gold", { gold: screen.gold })}>
        <Drawing viewBox="-17 -17 34 34" class="arkadia-coin-picture">
          <Coin />
        </Drawing>
        <span aria-hidden="true">{screen.gold}</span>
        <span class="visually-hidden">{t("arkadia.gold", { gold: screen.gold })}</span>
      </span>
    </fieldset>
  );
}

/** Workers of one kind; pressing it means that the next one set is of it. */
function WorkerButton({ kind, view, control, screen, colour }: ScreenProps & { kind: WorkerKind }) {
  const { draft, mine } = control;
  const workers = draft.mode === "workers" ? draft : undefined;
  const choice = view.legal?.place_workers;
  const count = mine && choice ? left(workers, choice, kind) : screen[kind];
  const can = mine && choice !== undefined && choice[kind] > 0;
  const label = t(`arkadia.screen.${kind}`, { count });
  return (
    <button
      type="button"
      class={`arkadia-worker-button ${workers?.kind === kind ? "arkadia-worker-chosen" : ""}`}
      data-testid={kind === "own" ? testids.ownWorker : testids.neutralWorker}
      data-count={count}
      aria-pressed={workers?.kind === kind}
      aria-disabled={!can}
      aria-label={label}
      title={label}
      onClick={() => control.input({ do: "kind", kind })}
    >
      <Drawing viewBox="-16 -48 32 54" class="arkadia-worker-picture">
        <Figure look={lookOfKind(kind, colour)} />
      </Drawing>
      <span aria-hidden="true">×{count}</span>
    </button>
  );
}
