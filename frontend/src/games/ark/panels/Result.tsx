import type { Table } from "../../../api/types";
import { t } from "../../../i18n";
import { EndTable } from "../../../play/EndTable";
import { colourOfSeat, nameOfSeat } from "../../../play/seating";
import { PieceIcon } from "../pieces/Figure";
import { testids } from "../testids";
import { type Outcome, REASONS } from "../view";

/** Who won, and with what. */
export function Result({ table, outcome }: { table: Table; outcome: Outcome }) {
  const names = outcome.winners.map((seat) => nameOfSeat(table.seats, seat)).join(", ");
  return (
    <div data-testid={testids.endTable}>
      <EndTable
        headline={t("ark.result", { names, count: outcome.winners.length, reason: outcome.reason })}
        columns={outcome.scores.map((total, seat) => ({
          seat,
          total,
          name: nameOfSeat(table.seats, seat),
          badge: <PieceIcon kind="follower" colour={colourOfSeat(table.seats, seat)} />,
          winner: outcome.winners.includes(seat),
        }))}
        rows={REASONS.map((reason) => ({
          key: reason,
          title: t(`ark.points.${reason}`),
          values: outcome.breakdown.map((points) => points[reason]),
        }))}
      />
    </div>
  );
}
