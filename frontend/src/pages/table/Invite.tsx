import { useEffect, useState } from "preact/hooks";

import { fetchInvite, renewInvite } from "../../api";
import type { Table } from "../../api/types";
import { t } from "../../i18n";
import { announce } from "../../ui/announce";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/Notice";
import { QrCode } from "../../ui/QrCode";
import { useAction } from "../../ui/useAction";

/** The way in for others: a link to copy or share, and as a picture for a phone's camera. */
export function Invite({ table }: { table: Table }) {
  return (
    <div class="stack">
      <p>{t(table.visibility === "link" ? "invite.link" : "invite.public")}</p>
      {table.visibility === "link" ? (
        <SecretLink table={table} />
      ) : (
        <Link url={`${location.origin}/t/${table.id}`} />
      )}
    </div>
  );
}

/** A link that holds the invite code, known to whoever sits here and to the host. */
function SecretLink({ table }: { table: Table }) {
  const inside = table.you.host || table.you.seat !== undefined;
  const [invite, setInvite] = useState<string | undefined>(undefined);
  const { busy, error, run } = useAction();
  useEffect(() => {
    if (inside) run(() => fetchInvite(table.id).then((answer) => setInvite(answer.invite)));
  }, [inside, table.id]);
  if (!inside) return <p>{t("invite.seated_only")}</p>;
  return (
    <>
      <ErrorNotice text={error} />
      {invite !== undefined && <Link url={`${location.origin}/t/${table.id}?invite=${invite}`} />}
      {table.you.host && (
        <Button
          kind="quiet"
          icon="rotate"
          disabled={busy}
          title={t("invite.renew.hint")}
          onClick={() => run(() => renewInvite(table.id).then((answer) => setInvite(answer.invite)))}
        >
          {t("invite.renew")}
        </Button>
      )}
    </>
  );
}

function Link({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (input: HTMLInputElement) => {
    input.select();
    await writeClipboard(url, input);
    setCopied(true);
    announce(t("invite.copied"));
  };
  return (
    <div class="invite-link">
      <QrCode text={url} label={t("invite.qr")} />
      <div class="invite-ways">
        <input
          id="invite-url"
          class="input"
          readOnly
          value={url}
          aria-label={t("invite.url")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="button-row">
          <Button
            icon={copied ? "check" : "copy"}
            kind="primary"
            onClick={() => void copy(document.getElementById("invite-url") as HTMLInputElement)}
          >
            {t(copied ? "invite.copied" : "invite.copy")}
          </Button>
          {"share" in navigator && (
            <Button icon="share" onClick={() => void share(url)}>
              {t("invite.share")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The clipboard interface exists over https only; a server at home is often reached without it. */
async function writeClipboard(text: string, selected: HTMLInputElement): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  selected.focus();
  document.execCommand("copy");
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: t("app.name"), text: t("invite.share.text"), url });
  } catch {
    // The person closed the share sheet.
  }
}
