import "./home.css";

import { useEffect, useState } from "preact/hooks";

import { fetchFinished } from "../api";
import type { Table } from "../api/types";
import { usePageTitle } from "../attention";
import { t } from "../i18n";
import { useLobby } from "../live";
import { me } from "../session";
import { HeroArt } from "../ui/HeroArt";
import { Icon } from "../ui/Icon";
import { NameForm } from "../ui/NameForm";
import { Page } from "../ui/Page";
import { TableCard } from "../ui/TableCard";
import { isMyTurn, sortLobby } from "./lobby";
import { Offers } from "./Offers";
import { PlayNow } from "./PlayNow";

export function Home() {
  const lobby = useLobby();
  const groups = sortLobby(Object.values(lobby ?? {}));
  const finished = useFinished(groups.mine.length);
  usePageTitle(t("home.title"), groups.mine.some(isMyTurn));
  return (
    <Page class="home">
      <section class="hero">
        <div class="hero-text">
          <h1>{t("home.headline")}</h1>
          <p class="hero-lead">{t("home.lead")}</p>
          <Start />
        </div>
        <HeroArt />
      </section>
      {groups.mine.length > 0 && <Tables title={t("home.mine")} tables={groups.mine} />}
      <PlayNow />
      <Offers />
      <Tables
        title={t("home.open")}
        tables={groups.open}
        empty={lobby ? t("home.open.none") : t("home.loading")}
      />
      {groups.running.length > 0 && <Tables title={t("home.running")} tables={groups.running} />}
      {finished.length > 0 && <Tables title={t("home.finished")} tables={finished} />}
    </Page>
  );
}

/** The viewer's finished games, fetched anew when one of the `going` ones may have become one. */
function useFinished(going: number): readonly Table[] {
  const [tables, setTables] = useState<readonly Table[]>([]);
  const known = me.value?.id;
  useEffect(() => {
    if (known !== undefined) fetchFinished().then(setTables, () => undefined);
  }, [known, going]);
  return tables;
}

/** The first thing to do: take a name, then open a table. */
function Start() {
  if (me.value === undefined) return <div class="hero-start" />;
  if (me.value === null) {
    return (
      <div class="hero-start">
        <NameForm label={t("name.enter")} />
        <p class="field-hint">{t("name.hint")}</p>
      </div>
    );
  }
  return (
    <div class="hero-start">
      <p>{t("home.welcome", { name: me.value.name })}</p>
      <a class="button button-primary button-large" href="/new">
        <Icon name="plus" />
        {t("home.new_table")}
      </a>
    </div>
  );
}

function Tables({ title, tables, empty }: { title: string; tables: readonly Table[]; empty?: string }) {
  return (
    <section class="tables" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class="tables-empty">{empty}</p>}
      <ul class="table-list">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}
