import { usePageTitle } from "../attention";
import { t } from "../i18n";
import { Page } from "../ui/Page";

/** Where an address leads nowhere, or to something that is not for this visitor. */
export function NotFound({ text }: { text?: string }) {
  usePageTitle(t("missing.title"));
  return (
    <Page class="narrow centred">
      <h1>{t("missing.title")}</h1>
      <p>{text ?? t("missing.text")}</p>
      <p>
        <a class="button button-primary" href="/">
          {t("missing.home")}
        </a>
      </p>
    </Page>
  );
}
