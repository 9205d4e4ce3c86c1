import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";

import { rematch, sitDown } from "../../api";
import type { Table } from "../../api/types";
import { giveNonce } from "../../fairness";
import { t } from "../../i18n";
import { announce } from "../../ui/announce";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { ErrorNotice } from "../../ui/Notice";
import { useAction } from "../../ui/useAction";
import { FairnessCheck } from "./FairnessCheck";

/** After the end: play again with the same people, check the shuffle, take the record along. */
export function EndBar({ table }: { table: Table }) {
  const { route } = useLocation();
  const { busy, error, run } = useAction();
  const [checking, setChecking] = useState(false);
  const ready = table.next !== undefined;
  useEffect(() => {
    if (ready) announce(t("end.next"));
  }, [ready]);
  const again = async () => {
    const next = await rematch(table.id);
    if (next.you.seat === undefined && next.status === "open") {
      await sitDown(next.id, { nonce: giveNonce(next.id, next.commitment) });
    }
    route(`/t/${next.id}`);
  };
  const played = table.you.seat !== undefined;
  return (
    <section class="end-bar" aria-label={t("end.title")}>
      {ready && (
        <a class="button button-primary" href={`/t/${table.next}`}>
          {t("end.next")}
        </a>
      )}
      {!ready && played && (
        <Button kind="primary" icon="dice" disabled={busy} onClick={() => run(again)}>
          {t("end.rematch")}
        </Button>
      )}
      <button type="button" class="button" aria-label={t("end.check")} onClick={() => setChecking(true)}>
        <Icon name="shield" />
        <span class="wide-only">{t("end.check")}</span>
      </button>
      <a
        class="button"
        href={`/api/v1/games/${table.id}/record`}
        download={`arkaden-${table.id}.json`}
        aria-label={t("end.record")}
      >
        <Icon name="download" />
        <span class="wide-only">{t("end.record")}</span>
      </a>
      <ErrorNotice text={error} />
      <Dialog title={t("end.check")} open={checking} onClose={() => setChecking(false)}>
        <FairnessCheck table={table} />
      </Dialog>
    </section>
  );
}
