import type { Table } from "../api/types";
import { gameModule } from "../games/registry";
import { ago, list, t } from "../i18n";
import { isMyTurn } from "../pages/lobby";
import { GamePicture, gameName } from "./GamePicture";
import { Pawn } from "./Pawn";

/** One table in the lobby; the whole card leads to it. */
export function TableCard({ table }: { table: Table }) {
  const myTurn = isMyTurn(table);
  const names = Object.values(table.seats).map(({ name }) => name);
  return (
    <article class={`table-card ${myTurn ? "table-card-turn" : ""}`}>
      <GamePicture kind={table.kind} />
      <div class="table-card-text">
        <h3>
          <a class="table-card-link" href={`/t/${table.id}`}>
            {gameName(table.kind)}
          </a>
        </h3>
        <p class="table-card-who">{names.length > 0 ? list(names) : t("card.nobody")}</p>
        <div class="table-card-row">
          <Seats table={table} />
          <span class="table-card-time">
            {ago(table.finished_at ?? table.started_at ?? table.created_at)}
          </span>
        </div>
        <p class="table-card-state">
          {myTurn ? (
            <strong class="tag tag-turn">{t("card.your_turn")}</strong>
          ) : (
            <span class="tag">{invitation(table)}</span>
          )}
          {table.visibility === "link" && <span class="tag">{t("card.by_link")}</span>}
        </p>
      </div>
    </article>
  );
}

/** What a visit is good for. */
function invitation(table: Table): string {
  if (table.status === "finished") return t("card.finished");
  if (table.you.seat !== undefined) return t(table.status === "open" ? "card.waiting" : "card.go_on");
  if (table.status === "running") return t("card.watch");
  return Object.keys(table.seats).length < table.seat_count ? t("card.join") : t("card.full");
}

function Seats({ table }: { table: Table }) {
  const colourOf = gameModule(table.kind).value?.colourOf;
  const taken = Object.keys(table.seats).length;
  return (
    <div class="seat-row" role="img" aria-label={t("card.seats", { taken, all: table.seat_count })}>
      {Array.from({ length: table.seat_count }, (_, seat) => {
        const colour = table.seats[seat]?.colour;
        return (
          <Pawn
            key={seat}
            colour={colour === undefined ? undefined : (colourOf?.(colour) ?? "transparent")}
          />
        );
      })}
    </div>
  );
}
