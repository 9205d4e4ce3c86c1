import "./table.css";

import { useState } from "preact/hooks";

import { closeTable, leaveSeat, startTable } from "../../api";
import type { Table } from "../../api/types";
import { usePageTitle } from "../../attention";
import { catalogue } from "../../catalogue";
import { gameModule } from "../../games/registry";
import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { GamePicture, gameName } from "../../ui/GamePicture";
import { Icon } from "../../ui/Icon";
import { ErrorNotice, Notice } from "../../ui/Notice";
import { OptionList } from "../../ui/OptionForm";
import { Page } from "../../ui/Page";
import { Panel } from "../../ui/Panel";
import { useAction } from "../../ui/useAction";
import { NotFound } from "../NotFound";
import { Fairness } from "./Fairness";
import { Invite } from "./Invite";
import { Seats } from "./Seats";

/** The table while people gather: seats, colours, the invite, and the host's start. */
export function TableBeforeStart({ table }: { table: Table }) {
  usePageTitle(t("table.title", { game: gameName(table.kind) }));
  if (table.status === "closed") return <NotFound text={t("table.closed")} />;
  return (
    <Page class="table-page">
      <div class="table-head">
        <GamePicture kind={table.kind} />
        <div>
          <h1>{gameName(table.kind)}</h1>
          <p class="table-lead">{t(table.you.host ? "table.lead.host" : "table.lead.guest")}</p>
        </div>
      </div>
      <div class="table-columns">
        <div class="stack">
          <Panel title={t("table.seats")}>
            <Seats table={table} />
            <Actions table={table} />
            {table.watchers > 0 && (
              <p class="table-watchers">
                <Icon name="eye" />
                {t("game.watchers", { watchers: table.watchers })}
              </p>
            )}
          </Panel>
        </div>
        <div class="stack">
          <Panel title={t("invite.title")}>
            <Invite table={table} />
          </Panel>
          <Agreed table={table} />
          <Fairness commitment={table.commitment} />
        </div>
      </div>
    </Page>
  );
}

/** What the table's players agree to by sitting down. */
function Agreed({ table }: { table: Table }) {
  const [reading, setReading] = useState(false);
  const offer = catalogue()?.[table.kind];
  const module = gameModule(table.kind).value;
  return (
    <Panel title={t("table.options")}>
      <dl class="facts">
        <div>
          <dt>{t("new.visibility")}</dt>
          <dd>{t(`new.visibility.${table.visibility}`)}</dd>
        </div>
        {table.custom_components && (
          <div>
            <dt>{t("table.components")}</dt>
            <dd>{t("table.components.custom")}</dd>
          </div>
        )}
      </dl>
      {offer && <OptionList schema={offer.options_schema} values={table.options} module={module} />}
      <Button icon="help" onClick={() => setReading(true)}>
        {t("table.rules")}
      </Button>
      <Dialog title={gameName(table.kind)} open={reading} onClose={() => setReading(false)} wide>
        {module && <module.Help />}
      </Dialog>
    </Panel>
  );
}

/** Start and close for the host, leave for whoever sits. */
function Actions({ table }: { table: Table }) {
  const { busy, error, run } = useAction();
  const [closing, setClosing] = useState(false);
  const fewest = catalogue()?.[table.kind]?.players.min ?? 2;
  const missing = fewest - Object.keys(table.seats).length;
  const { host, seat } = table.you;
  if (!host && seat === undefined) return null;
  return (
    <div class="table-actions">
      <ErrorNotice text={error} />
      {host && missing > 0 && <Notice>{t("table.missing", { missing })}</Notice>}
      {!host && seat !== undefined && <Notice>{t("table.wait_for_host")}</Notice>}
      <div class="button-row">
        {host && (
          <Button
            kind="primary"
            class="button-large"
            data-testid="start"
            disabled={busy || missing > 0}
            onClick={() => run(() => startTable(table.id))}
          >
            {t("table.start")}
          </Button>
        )}
        {seat !== undefined && (
          <Button disabled={busy} onClick={() => run(() => leaveSeat(table.id))}>
            {t("table.leave")}
          </Button>
        )}
        {host && (
          <Button kind="danger" disabled={busy} onClick={() => setClosing(true)}>
            {t("table.close")}
          </Button>
        )}
      </div>
      <Dialog title={t("table.close")} open={closing} onClose={() => setClosing(false)}>
        <div class="stack">
          <p>{t("table.close.sure")}</p>
          <div class="button-row">
            <Button kind="danger" disabled={busy} onClick={() => run(() => closeTable(table.id))}>
              {t("table.close")}
            </Button>
            <Button onClick={() => setClosing(false)}>{t("table.close.no")}</Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
