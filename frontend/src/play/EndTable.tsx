/** The end of a game: who won, and what brought whom how much. */
import type { ComponentChildren } from "preact";

import { t } from "../i18n";

export interface EndColumn {
  seat: number;
  name: string;
  badge: ComponentChildren;
  total: number;
  winner: boolean;
}

export interface EndRow {
  key: string;
  title: string;
  /** By seat. */
  values: readonly (number | undefined)[];
}

interface EndTableProps {
  headline: string;
  /** What the table and its column of reasons are called where it is not points that are counted. */
  titles?: { table: string; reason: string };
  columns: readonly EndColumn[];
  rows: readonly EndRow[];
}

export function EndTable({ headline, titles, columns, rows }: EndTableProps) {
  return (
    <div class="end-table">
      <p class="end-headline">{headline}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section class="end-scroll" tabIndex={0} aria-label={titles?.table ?? t("play.end_table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{titles?.reason ?? t("play.end_reason")}</th>
              {columns.map((column) => (
                <th key={column.seat} scope="col" class={column.winner ? "end-winner" : undefined}>
                  {column.badge}
                  <span>{column.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.title}</th>
                {columns.map((column) => (
                  <td key={column.seat}>{row.values[column.seat] || "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("play.end_total")}</th>
              {columns.map((column) => (
                <td key={column.seat} class={column.winner ? "end-winner" : undefined}>
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
