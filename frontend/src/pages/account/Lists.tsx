import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import {
  endLogin,
  fetchLogins,
  fetchTokens,
  type Login,
  makeToken,
  revokeToken,
  type Token,
} from "../../api/account";
import { language, t } from "../../i18n";
import { Button } from "../../ui/Button";
import { ErrorNotice, Notice } from "../../ui/Notice";
import { useAction } from "../../ui/useAction";
import { Form, Input } from "./fields";

const day = (time: string) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(time));

function Row({ children, action }: { children: ComponentChildren; action?: ComponentChildren }) {
  return (
    <li class="account-row">
      <div>{children}</div>
      {action}
    </li>
  );
}

/** Where this person is signed in. */
export function Logins() {
  const [logins, setLogins] = useState<Login[]>([]);
  const { busy, error, run } = useAction();
  const load = () => fetchLogins().then(setLogins);
  useEffect(() => run(load), []);
  return (
    <section class="stack">
      <h2>{t("account.logins")}</h2>
      <ErrorNotice text={error} />
      <ul class="account-list">
        {logins.map((login) => (
          <Row
            key={login.id}
            action={
              !login.current && (
                <Button disabled={busy} onClick={() => run(() => endLogin(login.id).then(load))}>
                  {t("account.logins.end")}
                </Button>
              )
            }
          >
            <strong>{login.current ? t("account.logins.here") : t("account.logins.elsewhere")}</strong>
            <p class="field-hint">
              {t("account.logins.times", { since: day(login.created_at), seen: day(login.renewed_at) })}
            </p>
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** The keys of this person's programs. */
export function Tokens() {
  const [tokens, setTokens] = useState<Token[]>([]);
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const { busy, error, run } = useAction();
  const load = () => fetchTokens().then(setTokens);
  useEffect(() => run(load), []);
  return (
    <section class="stack">
      <h2>{t("account.tokens")}</h2>
      <p>{t("account.tokens.text")}</p>
      <ErrorNotice text={error} />
      {secret && (
        <Notice>
          <p>{t("account.tokens.secret")}</p>
          <code class="hex">{secret}</code>
        </Notice>
      )}
      <ul class="account-list">
        {tokens.map((token) => (
          <Row
            key={token.id}
            action={
              <Button disabled={busy} onClick={() => run(() => revokeToken(token.id).then(load))}>
                {t("account.tokens.revoke")}
              </Button>
            }
          >
            <strong>{token.name}</strong>
            <p class="field-hint">
              {token.last_used_at === undefined
                ? t("account.tokens.unused")
                : t("account.tokens.used", { when: day(token.last_used_at) })}
            </p>
          </Row>
        ))}
      </ul>
      <Form
        submit={t("account.tokens.make")}
        onSend={async (read) => {
          setSecret((await makeToken(read("token"), ["read", "play"])).token);
          await load();
        }}
      >
        <Input label={t("account.tokens.name")} name="token" autocomplete="off" maxLength={40} />
      </Form>
    </section>
  );
}
