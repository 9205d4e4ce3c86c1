import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";

import { admit } from "../api";
import { usePageTitle } from "../attention";
import { errorText, t } from "../i18n";
import { useGame } from "../live";
import { me } from "../session";
import { NameForm } from "../ui/NameForm";
import { ErrorNotice, Notice } from "../ui/Notice";
import { Page } from "../ui/Page";
import { useAction } from "../ui/useAction";
import { GamePage } from "./game/GamePage";
import { NotFound } from "./NotFound";
import { TableBeforeStart } from "./table/TableBeforeStart";

/** Everything at one address: the way in by an invite, the table before the start, the game, and its end. */
export function TablePage({ id }: { id: string }) {
  const { query } = useLocation();
  if (query.invite !== undefined) return <Invited id={id} invite={query.invite} />;
  return <LiveTable key={id} id={id} />;
}

function LiveTable({ id }: { id: string }) {
  const game = useGame(id);
  if (!game.table) return game.error === undefined ? <Loading /> : <NoTable code={game.error} />;
  if (game.table.status === "running" || game.table.status === "finished") {
    return <GamePage table={game.table} game={game} />;
  }
  return <TableBeforeStart table={game.table} />;
}

function NoTable({ code }: { code: string }) {
  return <NotFound text={code === "not_found" ? t("missing.table") : errorText({ code })} />;
}

function Loading() {
  usePageTitle(t("table.loading"));
  return (
    <Page class="narrow centred">
      <p>{t("table.loading")}</p>
    </Page>
  );
}

/** Uses the invite as soon as the visitor has a name, and goes on to the table without it in the address. */
function Invited({ id, invite }: { id: string; invite: string }) {
  const { route } = useLocation();
  const { error, run } = useAction();
  const known = me.value?.id;
  usePageTitle(t("invited.title"));
  useEffect(() => {
    if (known !== undefined) run(() => admit(id, invite).then(() => route(`/t/${id}`, true)));
  }, [known, id, invite]);
  return (
    <Page class="narrow">
      <h1>{t("invited.title")}</h1>
      {me.value === null && (
        <section class="panel">
          <p>{t("invited.name")}</p>
          <NameForm label={t("invited.enter")} />
        </section>
      )}
      {known !== undefined && error === undefined && <Notice>{t("table.loading")}</Notice>}
      <ErrorNotice text={error} />
    </Page>
  );
}
