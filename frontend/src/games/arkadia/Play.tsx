/** The play area of Arkadia. */
import "../../play/play.css";
import "./arkadia.css";

import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { t } from "../../i18n";
import { LogList } from "../../play/LogList";
import { stillness } from "../../play/motion";
import { PanelButtons, type PanelTab, PanelTabs } from "../../play/Panels";
import { Scoreboard } from "../../play/Scoreboard";
import { colourOfSeat, nameOfSeat } from "../../play/seating";
import { ShortcutsDialog } from "../../play/shortcuts";
import { Toast, useToast } from "../../play/toast";
import type { CameraControl } from "../../play/useCamera";
import { useNarrow } from "../../play/useNarrow";
import { IconButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import type { GameProps } from "../module";
import { Board } from "./board/Board";
import { boxOf } from "./board/place";
import { colourOf } from "./colours";
import { keyOf } from "./geometry";
import { type LogContext, type LogLine, lastCells, logLines } from "./log";
import { Dock } from "./panels/Dock";
import { Evaluation } from "./panels/Evaluation";
import { Market } from "./panels/Market";
import { Supplies } from "./panels/Pools";
import { Result } from "./panels/Result";
import { scoreLines } from "./panels/scoreLines";
import { Values } from "./panels/Values";
import { testids } from "./testids";
import { useTurn } from "./turn/useTurn";
import { type Cell, viewOf } from "./types";
import { shortcutList, useArkadiaKeys } from "./useArkadiaKeys";
import { useCardDrag } from "./useCardDrag";
import { useHappenings } from "./useHappenings";
import { buildingName } from "./words";

const INSETS = { top: 4, right: 4, bottom: 4, left: 4 };
/** Workers that a banner brings (ARD-7.1). */
const BANNER_WORKERS = 2;

export function Play(props: GameProps) {
  const { table, mySeat, entries, version } = props;
  const view = viewOf(props.view);
  const seating = table.seats;
  const narrow = useNarrow();
  const toast = useToast();
  const control = useTurn(props, view, toast.show);
  const lit = useMemo(() => signal<readonly Cell[]>([]), []);
  const [camera, setCamera] = useState<CameraControl | undefined>(undefined);
  const [sheet, setSheet] = useState<string | undefined>(undefined);
  const [dialog, setDialog] = useState<"keys" | "result" | "banner" | undefined>(undefined);
  const close = () => setDialog(undefined);

  const names = (seat: number) => nameOfSeat(seating, seat);
  const context: LogContext = { view, names };
  const seats = Object.keys(view.players).map(Number);
  const colourKey = seats.map((seat) => colourOfSeat(seating, seat)).join(" ");
  const colours = useMemo(() => colourKey.split(" "), [colourKey]);
  const last = lastCells(entries);
  const lastKey = last.map(keyOf).join(" ");
  // The board is drawn anew only when something was put somewhere, not with every line of the log.
  const fresh = useMemo(() => new Set(lastKey.split(" ")), [lastKey]);
  const screen = mySeat === undefined ? undefined : view.players[mySeat]?.screen;
  const canBanner = control.mine && view.legal?.use_banner !== undefined;

  useHappenings({ view, entries, context, camera });
  const openBanner = () => canBanner && setDialog("banner");
  useArkadiaKeys({ control, camera, onBanner: openBanner, onHelp: () => setDialog("keys") });
  const onDragStart = useCardDrag(control, view, camera);
  useEffect(() => {
    lit.value = [];
  }, [version, lit]);
  useResult(view.outcome !== undefined, () => setDialog("result"));

  const item = (line: LogLine) => ({
    key: line.key,
    text: line.text,
    colour: line.seat === undefined ? undefined : colourOf(colourOfSeat(seating, line.seat)),
    onLook:
      line.cells.length > 0
        ? () => {
            lit.value = line.cells;
          }
        : undefined,
    onPress: () => {
      setSheet(undefined);
      if (line.cells[0]) camera?.reveal(boxOf(line.cells[0]));
    },
  });
  const log: PanelTab = {
    id: "log",
    title: t("play.log"),
    icon: "log",
    content: () => (
      <LogList
        items={logLines(entries, context).map(item)}
        onLookAway={() => {
          lit.value = [];
        }}
      />
    ),
  };
  const supplies: PanelTab = {
    id: "supplies",
    title: t("arkadia.supplies"),
    icon: "crown",
    content: () => <Supplies view={view} names={buildingName} />,
  };
  const cards: PanelTab = {
    id: "cards",
    title: t("arkadia.cards"),
    icon: "tiles",
    count: view.deck,
    content: () => <Market view={view} control={control} />,
  };

  return (
    <div
      class="play arkadia-play"
      data-testid={testids.play}
      data-phase={view.phase}
      data-turn={view.turn}
      data-version={version}
      data-mine={control.mine ? "" : undefined}
    >
      <div class="play-players">
        <Scoreboard lines={scoreLines(table, view, mySeat)} />
      </div>
      <div class="arkadia-values-panel">
        <Values
          values={view.values}
          history={view.history}
          version={version}
          own={screen?.seals}
          foreseen={control.mine ? control.notes?.values : undefined}
        />
      </div>
      <div class="play-board">
        <Board
          view={view}
          control={control}
          colours={colours}
          mySeat={mySeat}
          insets={INSETS}
          last={last}
          fresh={fresh}
          lit={lit}
          nameOf={names}
          onCamera={setCamera}
        />
        <IconButton
          icon="keyboard"
          class="arkadia-keys-button"
          label={t("play.shortcuts")}
          onClick={() => setDialog("keys")}
        />
        <Toast text={toast.text} />
      </div>
      <div class="play-dock">
        <Dock
          view={view}
          control={control}
          narrow={narrow}
          mySeat={mySeat}
          colour={mySeat === undefined ? "neutral" : colourOfSeat(seating, mySeat)}
          names={names}
          onDragStart={onDragStart}
          onBanner={openBanner}
          onResult={() => setDialog("result")}
        />
        {narrow && <PanelButtons tabs={[log, cards, supplies]} open={sheet} onOpen={setSheet} />}
      </div>
      {!narrow && (
        <aside class="play-side" aria-label={t("play.side")}>
          <PanelTabs label={t("play.side")} tabs={[log, supplies]} />
        </aside>
      )}
      <ShortcutsDialog open={dialog === "keys"} onClose={close} shortcuts={shortcutList()} />
      <Dialog title={t("arkadia.evaluation")} open={dialog === "banner" && canBanner} onClose={close}>
        <Evaluation
          view={view}
          control={control}
          workers={Math.min(BANNER_WORKERS, view.supply.workers[String(mySeat)] ?? 0)}
          onDone={close}
        />
      </Dialog>
      <Dialog title={t("arkadia.result_title")} open={dialog === "result"} onClose={close} wide>
        {view.outcome && <Result table={table} view={view} outcome={view.outcome} version={version} />}
      </Dialog>
    </div>
  );
}

/** So long the last payments can be seen before the result is. */
const LAST_LOOK_MS = 2000;

/** Shows the result: at once in a game that was over already, else once the last payments have been seen. */
function useResult(over: boolean, show: () => void): void {
  const before = useRef(over);
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(show, before.current || stillness() ? 0 : LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [over]);
}
