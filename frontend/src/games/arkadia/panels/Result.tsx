import type { Table } from "../../../api/types";
import { list, t } from "../../../i18n";
import { EndTable } from "../../../play/EndTable";
import { colourOfSeat, nameOfSeat } from "../../../play/seating";
import { Figure, lookOf } from "../art/figures";
import { Drawing } from "../art/sheet";
import { testids } from "../testids";
import type { Outcome, View } from "../types";
import { Chart } from "./Chart";

interface ResultProps {
  table: Table;
  view: View;
  outcome: Outcome;
  version: number;
}

/** Who won, with what gold, and how the values went. */
export function Result({ table, view, outcome, version }: ResultProps) {
  const names = list(outcome.winners.map((seat) => nameOfSeat(table.seats, seat)));
  return (
    <div class="stack" data-testid={testids.end}>
      <EndTable
        headline={t("arkadia.result", { names, count: outcome.winners.length, reason: outcome.reason })}
        titles={{ table: t("arkadia.result.table"), reason: t("arkadia.result.reasons") }}
        columns={outcome.scores.map((total, seat) => ({
          seat,
          total,
          name: nameOfSeat(table.seats, seat),
          badge: <Badge colour={colourOfSeat(table.seats, seat)} />,
          winner: outcome.winners.includes(seat),
        }))}
        rows={(["banner", "final"] as const).map((reason) => ({
          key: reason,
          title: t(`arkadia.result.${reason}`),
          values: outcome.breakdown.map((gold) => gold[reason]),
        }))}
      />
      {outcome.reason === "stalled" && <p>{t("arkadia.result.stalled")}</p>}
      <Chart history={view.history} end={version} />
    </div>
  );
}

/** A player's worker as a badge. */
export function Badge({ colour }: { colour: string }) {
  return (
    <Drawing viewBox="-17 -48 34 54" class="arkadia-badge-picture">
      <Figure look={lookOf(colour)} />
    </Drawing>
  );
}
