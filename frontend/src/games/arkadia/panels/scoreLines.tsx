import "./players.css";

import type { Table } from "../../../api/types";
import { t } from "../../../i18n";
import type { ScoreLine } from "../../../play/Scoreboard";
import { colourOfSeat, nameOfSeat } from "../../../play/seating";
import { Seal } from "../art/emblems";
import { Drawing } from "../art/sheet";
import { Banner, Coin } from "../art/tokens";
import { colourOf } from "../colours";
import { testids } from "../testids";
import { families, type Player, type View } from "../types";
import { Badge } from "./Result";

/** The players' lines. Gold stands there for whose screen is open to the viewer; totals only after the end. */
export function scoreLines(table: Table, view: View, mySeat: number | undefined): ScoreLine[] {
  return Object.entries(view.players).map(([key, player]) => {
    const seat = Number(key);
    const colour = colourOfSeat(table.seats, seat);
    return {
      seat,
      name: nameOfSeat(table.seats, seat),
      colourName: t(`colour.${colour}`),
      colour: colourOf(colour),
      badge: <Badge colour={colour} />,
      score: view.outcome?.scores[seat],
      unit: t("arkadia.gold.unit"),
      me: seat === mySeat,
      active: view.to_act === seat,
      connected: table.seats[key]?.connected ?? false,
      bot: table.seats[key]?.bot,
      program: table.seats[key]?.program ?? false,
      resigned: player.resigned ?? false,
      winner: view.outcome?.winners.includes(seat) ?? false,
      details: (
        <Details
          seat={seat}
          player={player}
          colour={colour}
          open={seat !== mySeat && !view.outcome}
          lastTurn={view.last_turns?.[key] ?? false}
        />
      ),
    };
  });
}

interface DetailsProps {
  seat: number;
  player: Player;
  colour: string;
  /** Whether what lies behind the screen, if it is known, is not shown elsewhere. */
  open: boolean;
  lastTurn: boolean;
}

function Details({ seat, player, colour, open, lastTurn }: DetailsProps) {
  const { screen } = player;
  return (
    <span class="arkadia-details" data-testid={testids.player} data-seat={seat}>
      <Count text={t("arkadia.banners", { count: player.banners })} count={player.banners}>
        <Drawing viewBox="-14 -20 30 40" class={`arkadia-detail-picture arkadia-figure-${colour}`}>
          <Banner />
        </Drawing>
      </Count>
      <Count text={t("arkadia.hand_size", { count: player.hand_size })} count={player.hand_size}>
        <span class="arkadia-detail-card" aria-hidden="true" />
      </Count>
      {open && screen && (
        <>
          <Count text={t("arkadia.gold", { gold: screen.gold })} count={screen.gold}>
            <Drawing viewBox="-17 -17 34 34" class="arkadia-detail-picture">
              <Coin />
            </Drawing>
          </Count>
          <Count text={t("arkadia.screen.own", { count: screen.own })} count={screen.own}>
            <Badge colour={colour} />
          </Count>
          <Count text={t("arkadia.screen.neutral", { count: screen.neutral })} count={screen.neutral}>
            <Badge colour="neutral" />
          </Count>
          {families
            .filter((family) => screen.seals[family] > 0)
            .map((family) => (
              <Count
                key={family}
                text={t(`arkadia.seals.${family}`, { count: screen.seals[family] })}
                count={screen.seals[family]}
              >
                <Drawing viewBox="-18 -18 36 36" class="arkadia-detail-picture">
                  <Seal family={family} />
                </Drawing>
              </Count>
            ))}
        </>
      )}
      {lastTurn && <span class="arkadia-last-turn">{t("arkadia.last_turn")}</span>}
    </span>
  );
}

function Count({
  text,
  count,
  children,
}: {
  text: string;
  count: number;
  children: preact.ComponentChildren;
}) {
  return (
    <span class="arkadia-count" title={text}>
      {children}
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{text}</span>
    </span>
  );
}
