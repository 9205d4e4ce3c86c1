/** Below the board: the tile in hand, what may be chosen, and the buttons that send or take back. */
import { useEffect, useRef } from "preact/hooks";

import { t } from "../../../i18n";
import { Button, IconButton } from "../../../ui/Button";
import type { GameEvent } from "../../module";
import { SegmentMarks } from "../board/SegmentMarks";
import { eventLine, type LogContext } from "../log";
import { PieceIcon } from "../pieces/Figure";
import { testids } from "../testids";
import type { TileKind } from "../tile/kinds";
import { TilePicture } from "../tile/Tile";
import type { Option } from "../turn/options";
import type { Choice } from "../turn/turn";
import { rotationsHere } from "../turn/turn";
import type { TurnControl } from "../turn/useTurn";
import { type ArkView, isPoints } from "../view";
import { Options } from "./Options";
import { tileInWords } from "./tileInWords";

export interface DockProps {
  view: ArkView;
  control: TurnControl;
  /** The tile to be laid, or just laid. */
  kind: TileKind | undefined;
  /** Under `draw_ahead`, the viewer's own next tile. */
  next: TileKind | undefined;
  options: readonly Option[];
  colour: string;
  context: LogContext;
  focusTurn: number;
  /** The number by which a segment can be chosen. */
  numberOf(segment: number): number | undefined;
  onSegment(segment: number): void;
  onChoose(choice: Choice): void;
  onLook(segment: number | undefined): void;
  onResult(): void;
}

export function Dock(props: DockProps) {
  const { view, control, kind, next, options, colour, context, focusTurn, numberOf } = props;
  const { onChoose, onLook, onSegment } = props;
  const { turn, mine } = control;
  const places = view.legal?.place_tile ?? {};
  const laying = mine && view.phase === "place_tile";
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusTurn === 0 || view.phase !== "place_ark") return;
    dock.current?.querySelector<HTMLElement>(`[data-testid="${testids.confirm}"]`)?.focus();
  }, [focusTurn, view.phase]);
  const rotation = laying ? turn.rotation : (placedRotation(view) ?? 0);
  const choosing = mine && kind !== undefined && options.length > 0;
  return (
    <section
      class={`ark-dock ${mine ? "" : "ark-dock-waiting"}`}
      data-testid={testids.dock}
      aria-label={t("ark.dock")}
    >
      {kind && view.phase !== "place_ark" && (
        <div class="ark-hand" data-testid={testids.handTile} data-tile={kind.id}>
          <div key={rotation} class="ark-turning">
            <TilePicture kind={kind} rotation={rotation} label={tileInWords(kind, rotation)}>
              {choosing && (
                <SegmentMarks
                  kind={kind}
                  rotation={rotation}
                  choice={turn.choice}
                  colour={colour}
                  scale={1}
                  numberOf={numberOf}
                  onChoose={onSegment}
                  onHover={onLook}
                />
              )}
            </TilePicture>
          </div>
        </div>
      )}
      {view.phase === "place_ark" && (
        <div class="ark-hand ark-hand-ark">
          <PieceIcon kind="ark" />
        </div>
      )}
      {laying && (
        <div class="ark-turners">
          <IconButton
            icon="rotate"
            label={t("ark.rotate")}
            data-testid={testids.rotate}
            disabled={rotationsHere(turn, places) < 2}
            onClick={() => control.turnTile(1)}
          />
          <IconButton
            icon="rotate"
            class="ark-rotate-back"
            label={t("ark.rotate_back")}
            data-testid={testids.rotateBack}
            disabled={rotationsHere(turn, places) < 2}
            onClick={() => control.turnTile(-1)}
          />
        </div>
      )}
      <div class="ark-dock-middle">
        <div class="ark-texts" aria-live="polite">
          <p class="ark-status">{statusText(props)}</p>
          {choosing && <Expected events={control.expected} context={context} />}
          {next && !laying && (
            <p class="ark-next">
              <span class="ark-next-tile">
                <TilePicture kind={next} rotation={0} label={tileInWords(next, 0)} />
              </span>
              {t("ark.next_tile")}
            </p>
          )}
        </div>
        {choosing && (
          <Options
            kind={kind}
            options={options}
            chosen={turn.choice}
            colour={colour}
            focusTurn={focusTurn}
            onChoose={onChoose}
            onLook={onLook}
          />
        )}
      </div>
      {mine && (
        <div class="ark-confirm">
          <Button
            icon="undo"
            class="ark-take-back"
            title={t("ark.take_back")}
            data-testid={testids.takeBack}
            disabled={!control.canTakeBack}
            onClick={() => control.takeBack()}
          >
            {t("ark.take_back")}
          </Button>
          <Button
            kind="primary"
            icon="check"
            data-testid={testids.confirm}
            disabled={!control.ready}
            onClick={() => control.confirm()}
          >
            {t("ark.confirm", { phase: view.phase, choice: turn.choice.kind })}
          </Button>
        </div>
      )}
      {view.phase === "over" && (
        <Button kind="primary" icon="crown" onClick={props.onResult}>
          {t("ark.show_result")}
        </Button>
      )}
    </section>
  );
}

/** How the tile just laid lies, while the second action is due. */
function placedRotation(view: ArkView) {
  return view.placed && view.board[`${view.placed.x},${view.placed.y}`]?.rotation;
}

function statusText({ view, control, context }: DockProps): string {
  if (view.phase === "over") return t("ark.status.over");
  const { turn, mine, sending } = control;
  if (!mine) {
    const name = view.to_act === undefined ? "" : context.names(view.to_act);
    return t("ark.status.other", { name, phase: view.phase });
  }
  if (sending) return t("ark.status.sending");
  if (turn.choice.kind === "ark") {
    const left = (control.second?.move_ark?.steps ?? 0) - turn.choice.path.length;
    return t("ark.status.walking", { left });
  }
  if (view.phase === "place_tile" && turn.ghost === undefined) return t("ark.status.place");
  if (view.phase === "place_ark") return t("ark.status.place_ark");
  return t("ark.status.second");
}

/** What confirming would bring, in words. */
function Expected({ events, context }: { events: readonly GameEvent[]; context: LogContext }) {
  const lines = events.filter(isPoints).map((event, i) => eventLine(event, String(i), context)?.text);
  return <p class="ark-expected">{lines.length > 0 ? lines.join(" ") : t("ark.expected.none")}</p>;
}
