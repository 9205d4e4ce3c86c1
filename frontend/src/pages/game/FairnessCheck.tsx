import { useEffect, useState } from "preact/hooks";

import { fetchRecord } from "../../api";
import type { Table } from "../../api/types";
import { canCheck, check, type Disclosed, kept, type Verdict } from "../../fairness";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { ErrorNotice, Notice } from "../../ui/Notice";
import { useAction } from "../../ui/useAction";

/** Compares what the server discloses after the end with what it promised before (`docs/record.md`). */
export function FairnessCheck({ table }: { table: Table }) {
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined);
  const { error, run } = useAction();
  useEffect(() => {
    if (!canCheck) return;
    run(async () => {
      const { fairness } = (await fetchRecord(table.id)) as { fairness: Disclosed };
      setVerdict(await check(fairness, kept(table.id), table.you.seat));
    });
  }, [table.id]);
  return (
    <div class="stack">
      <p>{t("fair.promise")}</p>
      {!canCheck && <Notice>{t("fair.no_https")}</Notice>}
      <ErrorNotice text={error} />
      {verdict && (
        <ul class="verdict">
          <Line ok={verdict.seed} good={t("fair.seed.good")} bad={t("fair.seed.bad")} />
          {verdict.commitment !== undefined && (
            <Line ok={verdict.commitment} good={t("fair.commitment.good")} bad={t("fair.commitment.bad")} />
          )}
          {verdict.nonce !== undefined && (
            <Line ok={verdict.nonce} good={t("fair.nonce.good")} bad={t("fair.nonce.bad")} />
          )}
        </ul>
      )}
      <p>{t("fair.verify")}</p>
      <code class="hex">arkaden verify arkaden-{table.id}.json</code>
    </div>
  );
}

function Line({ ok, good, bad }: { ok: boolean; good: string; bad: string }) {
  return (
    <li class={ok ? "verdict-good" : "verdict-bad"}>
      <Icon name={ok ? "check" : "close"} />
      {ok ? good : bad}
    </li>
  );
}
