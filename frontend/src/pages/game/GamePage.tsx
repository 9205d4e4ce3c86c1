import "./game.css";

import { useEffect, useMemo } from "preact/hooks";

import type { Table } from "../../api/types";
import { usePageTitle, useTurnCall } from "../../attention";
import { gameModule, kinds } from "../../games/registry";
import { t } from "../../i18n";
import type { GameState } from "../../live";
import { connection } from "../../live";
import { announce } from "../../ui/announce";
import { ConnectionBanner } from "../../ui/ConnectionBanner";
import { gameName } from "../../ui/GamePicture";
import { Away } from "./Away";
import { acting } from "./acting";
import { Clocks } from "./Clocks";
import { Crash } from "./Crash";
import { EndBar } from "./EndBar";
import { GameBar } from "./GameBar";
import { useComponents } from "./useComponents";

/** A game in play or over: the game's own area in a frame that never scrolls. */
export function GamePage({ table, game }: { table: Table; game: GameState }) {
  const name = gameName(table.kind);
  const mySeat = table.you.seat;
  const toAct = game.view?.to_act as number | undefined;
  const myTurn = table.status === "running" && mySeat !== undefined && toAct === mySeat;
  usePageTitle(name, myTurn);
  useTurnCall(myTurn, name);
  useEffect(() => {
    if (table.version === 0) announce(t("game.started"));
  }, [table.version]);
  useEffect(() => {
    if (myTurn) announce(t("notice.turn"));
  }, [myTurn]);
  return (
    <div class="game-page">
      <GameBar table={table} canResign={mySeat !== undefined && table.status === "running"} />
      <ConnectionBanner />
      <Clocks table={table} toAct={toAct} />
      {table.status === "running" && <Away table={table} toAct={toAct} />}
      {table.status === "finished" && <EndBar table={table} />}
      <main id="main" class="game-area" tabIndex={-1} aria-label={name}>
        <Area table={table} game={game} mySeat={mySeat} />
      </main>
    </div>
  );
}

interface AreaProps {
  table: Table;
  game: GameState;
  mySeat: number | undefined;
}

function Area({ table, game, mySeat }: AreaProps) {
  const module = gameModule(table.kind).value;
  const components = useComponents(table.id);
  const { act, preview } = useMemo(() => acting(table.id, game.version), [table.id, game.version]);
  if (!kinds.includes(table.kind)) return <p class="game-loading">{t("game.unknown")}</p>;
  if (!module || !components || !game.view) return <p class="game-loading">{t("game.loading")}</p>;
  return (
    <Crash>
      <module.Play
        table={table}
        view={game.view}
        version={game.version}
        mySeat={mySeat}
        entries={game.entries}
        components={components}
        online={connection.value === "online"}
        act={act}
        preview={preview}
      />
    </Crash>
  );
}
