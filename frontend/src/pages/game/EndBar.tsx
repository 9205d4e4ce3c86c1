import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";

import { rematch } from "../../api";
import type { Table } from "../../api/types";
import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/Notice";
import { useAction } from "../../ui/useAction";
import { FairnessCheck } from "./FairnessCheck";

/** After the end: play again with the same people, check the shuffle, take the record along. */
export function EndBar({ table }: { table: Table }) {
  const { route } = useLocation();
  const { busy, error, run } = useAction();
  const [checking, setChecking] = useState(false);
  const played = table.you.seat !== undefined;
  return (
    <section class="end-bar" aria-label={t("end.title")}>
      {table.next !== undefined && (
        <a class="button button-primary" href={`/t/${table.next}`}>
          {t("end.next")}
        </a>
      )}
      {table.next === undefined && played && (
        <Button
          kind="primary"
          icon="dice"
          disabled={busy}
          onClick={() => run(() => rematch(table.id).then((next) => route(`/t/${next.id}`)))}
        >
          {t("end.rematch")}
        </Button>
      )}
      <Button icon="check" onClick={() => setChecking(true)}>
        {t("end.check")}
      </Button>
      <a class="button" href={`/api/v1/games/${table.id}/record`} download={`arkaden-${table.id}.json`}>
        {t("end.record")}
      </a>
      <ErrorNotice text={error} />
      <Dialog title={t("end.check")} open={checking} onClose={() => setChecking(false)}>
        <FairnessCheck table={table} />
      </Dialog>
    </section>
  );
}
