import { usePageTitle } from "../attention";
import { t } from "../i18n";
import { Page } from "../ui/Page";

/** What this is, under which licence, and where the games' data come from (ARK-10.2). */
export function About() {
  usePageTitle(t("about.title"));
  return (
    <Page class="reading">
      <h1>{t("about.title")}</h1>
      <p>{t("about.what")}</p>
      <h2>{t("about.licence")}</h2>
      <p>{t("about.licence.text")}</p>
      <h2>{t("about.games")}</h2>
      <p>{t("about.games.text")}</p>
      <h2>{t("about.data")}</h2>
      <p>{t("about.data.text")}</p>
      <p>{t("about.data.own")}</p>
      <ul>
        <li>
          <a href="/api/v1/catalogue/ark/components">{t("about.data.ark")}</a>
        </li>
      </ul>
      <h2>{t("about.privacy")}</h2>
      <p>{t("about.privacy.text")}</p>
    </Page>
  );
}
