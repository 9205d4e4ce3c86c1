/** The pools of castle pieces, floor by floor. */
import "./dialogs.css";

import { t } from "../../../i18n";
import { PieceArt } from "../art/Castle";
import { Drawing } from "../art/sheet";
import { testids } from "../testids";
import type { TurnControl } from "../turn/useTurn";
import { type Family, families, type View } from "../types";
import { familyName } from "../words";

function Piece({ family }: { family: Family }) {
  return (
    <Drawing viewBox="-31 -31 62 70" class="arkadia-piece-picture">
      <PieceArt family={family} />
    </Drawing>
  );
}

/** The present floor's pool, to choose a piece from. */
export function PoolChoice({ view, control }: { view: View; control: TurnControl }) {
  const chosen = control.draft.mode === "castle" ? control.draft.family : undefined;
  const pool = view.pools[view.floor];
  const can = view.legal?.place_castle?.families ?? [];
  return (
    <ul class="arkadia-pool-choice" aria-label={t("arkadia.pool", { floor: view.floor })}>
      {families.map((family) => (
        <li key={family}>
          <button
            type="button"
            class={`arkadia-pool-piece ${chosen === family ? "arkadia-card-chosen" : ""}`}
            data-testid={testids.castlePiece}
            data-family={family}
            data-count={pool?.[family] ?? 0}
            aria-pressed={chosen === family}
            aria-disabled={!can.includes(family)}
            onClick={() => control.input({ do: "family", family })}
          >
            <Piece family={family} />
            <span>{t("arkadia.pool.piece", { family: familyName(family), count: pool?.[family] ?? 0 })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All three pools, and what else is left for everybody. */
export function Supplies({ view, names }: { view: View; names(type: string): string }) {
  return (
    <div class="arkadia-supplies">
      <table>
        <caption>{t("arkadia.pools")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("arkadia.floor")}</th>
            {families.map((family) => (
              <th key={family} scope="col">
                <Piece family={family} />
                <span class="visually-hidden">{familyName(family)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(view.pools).map(([floor, pool]) => (
            <tr key={floor} class={Number(floor) === view.floor ? "arkadia-floor-now" : ""}>
              <th scope="row">{Number(floor) === view.floor ? t("arkadia.floor.now", { floor }) : floor}</th>
              {families.map((family) => (
                <td key={family}>{pool[family]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t("arkadia.supply.buildings")}</caption>
        <tbody>
          {Object.entries(view.supply.buildings).map(([type, count]) => (
            <tr key={type}>
              <th scope="row">{names(type)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("arkadia.supply.neutral", { count: view.supply.neutral })}</p>
    </div>
  );
}
