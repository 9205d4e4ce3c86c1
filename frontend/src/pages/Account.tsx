import { changePassword, deleteAccount, makeAccount, signIn, signOut } from "../api/account";
import { usePageTitle } from "../attention";
import { t } from "../i18n";
import { becomes, me } from "../session";
import { Button } from "../ui/Button";
import { ErrorNotice } from "../ui/Notice";
import { Page } from "../ui/Page";
import { useAction } from "../ui/useAction";
import "./account.css";
import { Form, Input } from "./account/fields";
import { Logins, Tokens } from "./account/Lists";

const SHORTEST = 8;
const LONGEST = 200;
const NAME = 40;

/** Making an account, signing in, and looking after both. */
export function Account() {
  usePageTitle(t("account.title"));
  const person = me.value;
  return (
    <Page class="reading account">
      <h1>{t("account.title")}</h1>
      {person && <p>{t(`account.${person.kind}`, { name: person.name })}</p>}
      {person?.kind === "guest" && <Register />}
      {person?.kind !== "account" && <SignIn guest={person !== null} />}
      {person?.kind === "account" && (
        <>
          <SignOut />
          <Password />
        </>
      )}
      {person && (
        <>
          <Logins />
          <Tokens />
          <Goodbye asked={person.kind === "account"} />
        </>
      )}
    </Page>
  );
}

function Register() {
  return (
    <section class="stack">
      <h2>{t("account.register")}</h2>
      <p>{t("account.register.text")}</p>
      <Form
        submit={t("account.register.submit")}
        onSend={async (read) => becomes(await makeAccount(read("name"), read("password")))}
      >
        <Input label={t("name.label")} name="name" autocomplete="username" maxLength={NAME} />
        <NewPassword />
      </Form>
    </section>
  );
}

function SignIn({ guest }: { guest: boolean }) {
  return (
    <section class="stack">
      <h2>{t("account.sign_in")}</h2>
      {guest && <p>{t("account.sign_in.text")}</p>}
      <Form
        submit={t("account.sign_in.submit")}
        onSend={async (read) => becomes(await signIn(read("name"), read("password")))}
      >
        <Input label={t("name.label")} name="name" autocomplete="username" maxLength={NAME} />
        <Input
          label={t("account.password")}
          name="password"
          secret
          autocomplete="current-password"
          maxLength={LONGEST}
        />
      </Form>
    </section>
  );
}

function SignOut() {
  const { busy, error, run } = useAction();
  return (
    <div>
      <ErrorNotice text={error} />
      <Button disabled={busy} onClick={() => run(() => signOut().then(() => becomes(null)))}>
        {t("account.sign_out")}
      </Button>
    </div>
  );
}

function Password() {
  return (
    <section class="stack">
      <h2>{t("account.change")}</h2>
      <p>{t("account.change.text")}</p>
      <Form
        submit={t("account.change.submit")}
        onSend={(read) => changePassword(read("old"), read("password"))}
      >
        <Input
          label={t("account.password.old")}
          name="old"
          secret
          autocomplete="current-password"
          maxLength={LONGEST}
        />
        <NewPassword />
      </Form>
    </section>
  );
}

function NewPassword() {
  return (
    <Input
      label={t("account.password.new")}
      hint={t("account.password.hint", { least: SHORTEST })}
      name="password"
      secret
      autocomplete="new-password"
      minLength={SHORTEST}
      maxLength={LONGEST}
    />
  );
}

function Goodbye({ asked }: { asked: boolean }) {
  return (
    <details class="account-goodbye">
      <summary>{t("account.delete")}</summary>
      <div class="stack">
        <p>{t("account.delete.text")}</p>
        <Form
          submit={t("account.delete.submit")}
          danger
          onSend={async (read) => {
            await deleteAccount(asked ? read("password") : null);
            becomes(null);
          }}
        >
          {asked && (
            <Input
              label={t("account.password")}
              name="password"
              secret
              autocomplete="current-password"
              maxLength={LONGEST}
            />
          )}
        </Form>
      </div>
    </details>
  );
}
