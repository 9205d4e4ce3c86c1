/** Below the board: what is due, what it would bring, the buttons that send or take back, cards and pieces. */
import "./dock.css";

import { t } from "../../../i18n";
import { Button, IconButton } from "../../../ui/Button";
import { testids } from "../testids";
import { canMirror } from "../turn/draft";
import { foreseen } from "../turn/foresee";
import type { TurnControl } from "../turn/useTurn";
import type { View } from "../types";
import { Hand } from "./Hand";
import { Market } from "./Market";
import { PoolChoice } from "./Pools";
import { Screen } from "./Screen";
import { statusText } from "./status";

export interface DockProps {
  view: View;
  control: TurnControl;
  narrow: boolean;
  mySeat: number | undefined;
  colour: string;
  names(seat: number): string;
  onDragStart(index: number, event: PointerEvent): void;
  onBanner(): void;
  onResult(): void;
}

export function Dock(props: DockProps) {
  const { view, control, names } = props;
  const { notes, draft } = control;
  const expected = control.mine && notes ? foreseen(notes, view, draft, names) : [];
  return (
    <section class="arkadia-dock" aria-label={t("arkadia.dock")}>
      <div class="arkadia-dock-bar">
        <div class="arkadia-dock-words">
          <p class="arkadia-status">{statusText(view, control, names)}</p>
          <p class="arkadia-expected" data-testid={testids.preview} aria-live="polite">
            {expected.join(" ")}
          </p>
        </div>
        <Buttons {...props} />
      </div>
      <Row {...props} />
    </section>
  );
}

/** On a narrow page only what the present step needs. */
function Row({ view, control, narrow, mySeat, colour, onDragStart }: DockProps) {
  const { mine } = control;
  const screen = mySeat === undefined ? undefined : view.players[mySeat]?.screen;
  const building = mine && view.phase === "castle";
  const drawing = mine && view.phase === "draw";
  const hand = view.hand !== undefined && !(narrow && (building || drawing));
  const market = !narrow || drawing || view.hand === undefined;
  return (
    <div class="arkadia-dock-row">
      {screen && mySeat !== undefined && !(narrow && (building || drawing)) && (
        <Screen view={view} control={control} screen={screen} colour={colour} />
      )}
      {hand && <Hand view={view} control={control} onDragStart={onDragStart} />}
      {building && <PoolChoice view={view} control={control} />}
      {market && !building && <Market view={view} control={control} />}
    </div>
  );
}

function Buttons({ view, control, onBanner, onResult }: DockProps) {
  const { draft, mine, sending } = control;
  if (view.phase === "over") {
    return (
      <Button kind="primary" icon="crown" onClick={onResult}>
        {t("arkadia.show_result")}
      </Button>
    );
  }
  if (!mine) return null;
  if (view.phase === "banner") {
    return (
      <div class="arkadia-buttons">
        {view.legal?.use_banner && (
          <Button icon="flag" data-testid={testids.banner} disabled={sending} onClick={onBanner}>
            {t("arkadia.banner")}
          </Button>
        )}
        <Button
          kind="primary"
          icon="check"
          data-testid={testids.endTurn}
          disabled={sending}
          onClick={() => control.send({ type: "end_turn" })}
        >
          {t("arkadia.end_turn")}
        </Button>
      </div>
    );
  }
  if (view.legal?.skip) {
    return (
      <Button
        kind="primary"
        icon="next"
        data-testid={testids.skip}
        disabled={sending}
        onClick={() => control.send({ type: "skip" })}
      >
        {t("arkadia.skip")}
      </Button>
    );
  }
  return (
    <div class="arkadia-buttons">
      {draft.mode === "build" && (
        <IconButton
          icon="rotate"
          label={t("arkadia.rotate")}
          data-testid={testids.rotate}
          onClick={() => control.input({ do: "turn", by: 1 })}
        />
      )}
      {draft.mode === "build" && canMirror(draft, view) && (
        <IconButton
          icon="mirror"
          label={t("arkadia.mirror")}
          data-testid={testids.mirror}
          onClick={() => control.input({ do: "mirror" })}
        />
      )}
      <Button
        icon="undo"
        data-testid={testids.takeBack}
        disabled={!control.canTakeBack}
        onClick={() => control.input({ do: "back" })}
      >
        {t("arkadia.take_back")}
      </Button>
      <Button
        kind="primary"
        icon="check"
        data-testid={testids.confirm}
        disabled={!control.action || sending}
        onClick={() => control.confirm()}
      >
        {t("arkadia.confirm", { mode: draft.mode })}
      </Button>
    </div>
  );
}
