import { catalogue } from "../catalogue";
import { kinds } from "../games/registry";
import { t } from "../i18n";
import { GamePicture, gameName } from "../ui/GamePicture";

/** The games that can be played here, each with its picture, for how many it is and how long it takes. */
export function Offers() {
  const offers = Object.values(catalogue() ?? {}).filter(({ kind }) => kinds.includes(kind));
  if (offers.length === 0) return null;
  return (
    <section class="tables" aria-label={t("home.games")}>
      <h2>{t("home.games")}</h2>
      <ul class="offers">
        {offers.map(({ kind, players, minutes }) => (
          <li key={kind} class="offer">
            <GamePicture kind={kind} />
            <div class="offer-text">
              <h3>{gameName(kind)}</h3>
              <p class="field-hint">
                {t("game.players", players)} · {t("game.minutes", minutes)}
              </p>
              <div class="button-row">
                <a class="button" href={`/new?game=${kind}`}>
                  {t("home.new_table")}
                </a>
                <a class="button button-quiet" href={`/help/${kind}`}>
                  {t("home.rules")}
                </a>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
