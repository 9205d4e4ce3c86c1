import "./help.css";

import { usePageTitle } from "../attention";
import { gameModule, kinds } from "../games/registry";
import { t } from "../i18n";
import { GamePicture, gameName } from "../ui/GamePicture";
import { Page } from "../ui/Page";
import { NotFound } from "./NotFound";

/** The games whose rules can be read here. */
export function HelpList() {
  usePageTitle(t("help.title"));
  return (
    <Page class="narrow">
      <h1>{t("help.title")}</h1>
      <p>{t("help.lead")}</p>
      <ul class="help-list">
        {kinds.map((kind) => (
          <li key={kind}>
            <a class="help-link" href={`/help/${kind}`}>
              <GamePicture kind={kind} />
              <span>{gameName(kind)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** One game's rules. */
export function HelpPage({ kind }: { kind: string }) {
  if (!kinds.includes(kind)) return <NotFound />;
  return <Rules kind={kind} />;
}

function Rules({ kind }: { kind: string }) {
  const Help = gameModule(kind).value?.Help;
  usePageTitle(t("help.of", { game: gameName(kind) }));
  return (
    <Page class="reading">
      <h1>{t("help.of", { game: gameName(kind) })}</h1>
      {Help ? <Help /> : <p>{t("game.loading")}</p>}
    </Page>
  );
}
