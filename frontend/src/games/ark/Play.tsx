/** The play area of The Ark of the Covenant. */
import "../../play/play.css";
import "./tile/tile.css";
import "./pieces/pieces.css";
import "./ark.css";

import { useEffect, useMemo, useState } from "preact/hooks";

import { t } from "../../i18n";
import { PanelButtons, PanelTabs } from "../../play/Panels";
import { Scoreboard } from "../../play/Scoreboard";
import { colourOfSeat, nameOfSeat } from "../../play/seating";
import { ShortcutsDialog } from "../../play/shortcuts";
import { Toast, useToast } from "../../play/toast";
import type { CameraControl } from "../../play/useCamera";
import { useNarrow } from "../../play/useNarrow";
import { Dialog } from "../../ui/Dialog";
import type { GameProps } from "../module";
import { Board } from "./board/Board";
import { boxOf } from "./board/ground";
import { spotOf } from "./board/look";
import { makeSpots } from "./board/spot";
import { type LogContext, lastLaid, logLines } from "./log";
import { Dock } from "./panels/Dock";
import { FeatureCard } from "./panels/FeatureCard";
import { Result } from "./panels/Result";
import { scoreLines } from "./panels/scoreLines";
import { panelTabs } from "./panels/tabs";
import { testids } from "./testids";
import { readTileSet } from "./tile/kinds";
import { nextOn, optionsOf } from "./turn/options";
import type { Choice } from "./turn/turn";
import { useTurn } from "./turn/useTurn";
import { shortcutList, useArkKeys } from "./useArkKeys";
import { useHappenings } from "./useHappenings";
import { useResult } from "./useResult";
import { useTileAnnounced } from "./useTileAnnounced";
import { type ArkView, type Cell, cellOf } from "./view";

/** What the dock covers of the board on a wide page. */
const WIDE_INSETS = { top: 8, right: 8, bottom: 204, left: 8 };
const NARROW_INSETS = { top: 4, right: 4, bottom: 4, left: 4 };

export function Play(props: GameProps) {
  const { table, mySeat, entries, components } = props;
  const view = props.view as unknown as ArkView;
  const seating = table.seats;
  const tiles = readTileSet(components);
  const narrow = useNarrow();
  const toast = useToast();
  const control = useTurn(props, view, toast.show);
  const attention = useMemo(makeSpots, []);
  const [camera, setCamera] = useState<CameraControl | undefined>(undefined);
  const [sheet, setSheet] = useState<string | undefined>(undefined);
  const [dialog, setDialog] = useState<"keys" | "result" | undefined>(undefined);
  const [focusTurn, setFocusTurn] = useState(0);
  const [walkTurn, setWalkTurn] = useState(0);

  const context: LogContext = {
    names: (seat) => nameOfSeat(seating, seat),
    board: view.board,
    tiles,
    say: t,
  };
  const lines = logLines(entries, context);
  const lastCell = lastLaid(entries);
  const myColour = mySeat === undefined ? "black" : colourOfSeat(seating, mySeat);

  const laidTile = control.focusCell === undefined ? undefined : view.board[control.focusCell]?.tile;
  const kind = tiles.get(view.tile ?? laidTile ?? placedTile(view) ?? "");
  const supply = mySeat === undefined ? undefined : view.players[mySeat];
  const options =
    control.mine && kind && control.second && view.phase !== "place_ark"
      ? optionsOf(kind, control.second, supply, view.ark !== undefined)
      : [];
  const numberOf = (segment: number) =>
    options.find(({ choice, legal }) => legal && "segment" in choice && choice.segment === segment)?.number;

  const spot = (segment: number | undefined) => spotOf(control.features, control.focusCell, segment);
  const chooseAndHold = (choice: Choice) => {
    control.choose(choice);
    attention.held.value = spot("segment" in choice ? choice.segment : undefined);
  };
  const look = (segment: number | undefined) => {
    attention.hovered.value = spot(segment);
  };
  const onSegment = (segment: number) => {
    if (control.second) chooseAndHold(nextOn(segment, control.turn.choice, control.second));
  };

  useHappenings({ view, entries, seating, tiles, context, camera, tell: toast.show });
  useTileAnnounced(control.mine && view.phase === "place_tile" ? kind : undefined, control.turn);
  const walk = () => setWalkTurn((turn) => turn + 1);
  useArkKeys({
    control,
    options,
    camera,
    onChoose: chooseAndHold,
    onWalk: walk,
    onHelp: () => setDialog("keys"),
  });
  // What was lit up by a choice goes with it.
  useEffect(() => {
    attention.held.value = undefined;
    attention.hovered.value = undefined;
  }, [props.version, control.turn.ghost, control.turn.rotation, attention]);
  // The button that confirmed is gone with the turn; the keyboard goes on at the board.
  useEffect(() => {
    const lost = focusTurn > 0 && !control.mine && document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>(".viewport")?.focus({ preventScroll: true });
  }, [control.mine, focusTurn]);
  useResult(view.outcome !== undefined, () => setDialog("result"));

  const goTo = (cell: Cell | undefined) => {
    setSheet(undefined);
    if (cell !== undefined) camera?.reveal(boxOf(cell));
  };
  const { features } = control;
  const tabs = panelTabs({ view, tiles, seating, lines, features, attention, goTo });

  return (
    <div
      class="play ark-play"
      data-testid={testids.play}
      data-phase={view.phase}
      data-version={props.version}
    >
      <div class="play-players">
        <Scoreboard lines={scoreLines(table, view, mySeat)} />
      </div>
      <div class="play-board">
        <Board
          view={view}
          tiles={tiles}
          seating={seating}
          mySeat={mySeat}
          control={control}
          attention={attention}
          insets={narrow ? NARROW_INSETS : WIDE_INSETS}
          lastCell={lastCell}
          numberOf={numberOf}
          onSegment={onSegment}
          onPlacedByKey={() => setFocusTurn((turn) => turn + 1)}
          walkTurn={walkTurn}
          onSteppedByKey={walk}
          onCamera={setCamera}
        />
        <div class="ark-corner">
          <span class="ark-stack" data-testid={testids.tilesLeft}>
            {t("ark.stack", { count: view.stack })}
          </span>
          <button
            type="button"
            class="icon-button ark-keys-button"
            aria-label={t("play.shortcuts")}
            title={t("play.shortcuts")}
            data-testid={testids.shortcuts}
            onClick={() => setDialog("keys")}
          >
            <kbd>?</kbd>
          </button>
        </div>
        <FeatureCard attention={attention} seating={seating} />
        <Toast text={toast.text} />
      </div>
      <div class="play-dock">
        <Dock
          view={view}
          control={control}
          kind={kind}
          next={tiles.get(view.hand ?? "")}
          options={options}
          colour={myColour}
          context={context}
          focusTurn={focusTurn}
          numberOf={numberOf}
          onSegment={onSegment}
          onChoose={chooseAndHold}
          onLook={look}
          onResult={() => setDialog("result")}
        />
        {narrow && <PanelButtons tabs={tabs} open={sheet} onOpen={setSheet} />}
      </div>
      {!narrow && (
        <aside class="play-side" aria-label={t("play.side")}>
          <PanelTabs label={t("play.side")} tabs={tabs} />
        </aside>
      )}
      <ShortcutsDialog
        open={dialog === "keys"}
        onClose={() => setDialog(undefined)}
        shortcuts={shortcutList()}
      />
      <Dialog
        title={t("ark.result_title")}
        open={dialog === "result"}
        onClose={() => setDialog(undefined)}
        wide
      >
        {view.outcome && <Result table={table} outcome={view.outcome} />}
      </Dialog>
    </div>
  );
}

function placedTile(view: ArkView): string | undefined {
  return view.placed && view.board[cellOf(view.placed.x, view.placed.y)]?.tile;
}
