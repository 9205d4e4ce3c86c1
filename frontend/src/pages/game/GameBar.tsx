import { useState } from "preact/hooks";

import type { Table } from "../../api/types";
import { gameModule } from "../../games/registry";
import { t } from "../../i18n";
import { act } from "../../live";
import { Button, IconButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { gameName } from "../../ui/GamePicture";
import { Icon } from "../../ui/Icon";
import { ErrorNotice } from "../../ui/Notice";
import { BrandMark } from "../../ui/Page";
import { openSettings } from "../../ui/SettingsDialog";
import { useAction } from "../../ui/useAction";
import { Invite } from "../table/Invite";

type Open = "help" | "share" | "resign" | undefined;

/** The slim bar above a game: the way out, who watches, help, settings, resigning. */
export function GameBar({ table, canResign }: { table: Table; canResign: boolean }) {
  const [open, setOpen] = useState<Open>(undefined);
  const Help = gameModule(table.kind).value?.Help;
  const close = () => setOpen(undefined);
  return (
    <header class="game-bar">
      <a class="game-bar-home" href="/" aria-label={t("game.to_lobby")} title={t("game.to_lobby")}>
        <Icon name="back" />
        <BrandMark />
      </a>
      <h1 class="game-bar-title">{gameName(table.kind)}</h1>
      {table.watchers > 0 && (
        <span class="game-bar-watchers" title={t("game.watchers", { watchers: table.watchers })}>
          <Icon name="eye" />
          <span aria-hidden="true">{table.watchers}</span>
          <span class="visually-hidden">{t("game.watchers", { watchers: table.watchers })}</span>
        </span>
      )}
      <IconButton icon="share" label={t("game.share")} onClick={() => setOpen("share")} />
      <IconButton icon="help" label={t("nav.help")} onClick={() => setOpen("help")} />
      {canResign && <IconButton icon="flag" label={t("game.resign")} onClick={() => setOpen("resign")} />}
      <IconButton icon="settings" label={t("settings.open")} onClick={openSettings} />
      <Dialog title={gameName(table.kind)} open={open === "help"} onClose={close} wide>
        {Help && <Help />}
      </Dialog>
      <Dialog title={t("game.share")} open={open === "share"} onClose={close}>
        <Invite table={table} />
      </Dialog>
      <Dialog title={t("game.resign")} open={open === "resign"} onClose={close}>
        <Resign table={table} onDone={close} />
      </Dialog>
    </header>
  );
}

function Resign({ table, onDone }: { table: Table; onDone(): void }) {
  const { busy, error, run } = useAction();
  return (
    <div class="stack">
      <p>{t("game.resign.text")}</p>
      <ErrorNotice text={error} />
      <div class="button-row">
        <Button
          kind="danger"
          disabled={busy}
          onClick={() => run(() => act(table.id, { type: "resign" }).then(onDone))}
        >
          {t("game.resign.do")}
        </Button>
        <Button onClick={onDone}>{t("game.resign.not")}</Button>
      </div>
    </div>
  );
}
