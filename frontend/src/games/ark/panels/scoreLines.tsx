import type { Table } from "../../../api/types";
import { t } from "../../../i18n";
import type { ScoreLine } from "../../../play/Scoreboard";
import { colourOf } from "../colours";
import { PieceIcon } from "../pieces/Figure";
import type { ArkView, PlayerState } from "../view";

/** The score board's lines of an Ark game. */
export function scoreLines(table: Table, view: ArkView, mySeat: number | undefined): ScoreLine[] {
  return Object.entries(view.players).map(([key, player]) => {
    const seat = Number(key);
    const sitting = table.seats[key];
    const colour = sitting?.colour ?? "black";
    return {
      seat,
      name: sitting?.name ?? key,
      colourName: t(`colour.${colour}`),
      colour: colourOf(colour),
      badge: <PieceIcon kind="follower" colour={colour} />,
      score: player.points,
      me: seat === mySeat,
      active: view.to_act === seat,
      connected: sitting?.connected ?? false,
      bot: sitting?.bot,
      program: sitting?.program ?? false,
      resigned: player.resigned ?? false,
      winner: view.outcome?.winners.includes(seat) ?? false,
      details: <Supply player={player} colour={colour} holds={view.holding?.[key] ?? false} />,
    };
  });
}

/** What a player has left. */
function Supply({ player, colour, holds }: { player: PlayerState; colour: string; holds: boolean }) {
  return (
    <>
      <span class="ark-supply" title={t("ark.followers_left", { count: player.followers })}>
        <PieceIcon kind="follower" colour={colour} />
        <span aria-hidden="true">{player.followers}</span>
        <span class="visually-hidden">{t("ark.followers_left", { count: player.followers })}</span>
      </span>
      <span
        class={`ark-supply ${player.prophet ? "" : "ark-supply-gone"}`}
        title={t(player.prophet ? "ark.prophet_left" : "ark.prophet_gone")}
      >
        <PieceIcon kind="prophet" colour={colour} />
        <span class="visually-hidden">{t(player.prophet ? "ark.prophet_left" : "ark.prophet_gone")}</span>
      </span>
      {holds && (
        <span class="ark-supply ark-holds" title={t("ark.holds")}>
          <span class="visually-hidden">{t("ark.holds")}</span>
        </span>
      )}
    </>
  );
}
