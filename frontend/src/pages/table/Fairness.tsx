import { t } from "../../i18n";

/** The server's promise about the shuffle, in plain words, with the number that binds it. */
export function Fairness({ commitment }: { commitment: string }) {
  return (
    <details class="panel fairness">
      <summary>{t("fair.title")}</summary>
      <p>{t("fair.promise")}</p>
      <p>{t("fair.nonce")}</p>
      <p>{t("fair.after")}</p>
      <p class="field-label">{t("fair.commitment")}</p>
      <code class="hex">{commitment}</code>
    </details>
  );
}
