import { useEffect, useState } from "preact/hooks";

import { callBot } from "../../api";
import type { Table } from "../../api/types";
import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/Notice";
import { useAction } from "../../ui/useAction";

/** So long the server wants somebody to be gone before a bot may act for them. */
const WAIT_MS = 60_000;

/** Says whom the game waits for in vain, and offers to let a bot act for them. */
export function Away({ table, toAct }: { table: Table; toAct: number | undefined }) {
  const { busy, error, run } = useAction();
  const seat = toAct === undefined ? undefined : table.seats[toAct];
  const away = seat !== undefined && seat.identity !== undefined && !seat.connected && seat.bot === undefined;
  const long = useLasting(away ? toAct : undefined);
  const days = table.terms.clock?.kind === "days";
  if (!away || days || toAct === undefined || table.you.seat === undefined || toAct === table.you.seat)
    return null;
  return (
    <aside class="away">
      <p>{t("away.text", { name: seat.name })}</p>
      <Button icon="bot" disabled={busy || !long} onClick={() => run(() => callBot(table.id, toAct))}>
        {t("away.call")}
      </Button>
      <ErrorNotice text={error} />
    </aside>
  );
}

/** Whether the same seat has been away for long enough. */
function useLasting(seat: number | undefined): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (seat === undefined) return;
    const timer = setTimeout(() => setLong(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [seat]);
  return long;
}
