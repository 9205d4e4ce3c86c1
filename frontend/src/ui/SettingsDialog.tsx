import { signal } from "@preact/signals";

import { chime } from "../attention";
import { chooseLanguage, type Language, language, languages, t } from "../i18n";
import { me, tellLanguage } from "../session";
import { canNotify, chooseNotices, notices, sound, soundChoice, themeChoice, themes } from "../settings";
import { Dialog } from "./Dialog";
import { NameForm } from "./NameForm";
import { Check, Segmented } from "./Segmented";

const open = signal(false);

export function openSettings(): void {
  open.value = true;
}

/** Each language by its own name, which whoever looks for it can read. */
export const languageNames: Record<Language, string> = { en: "English", hu: "Magyar" };

export function changeLanguage(chosen: Language): void {
  void chooseLanguage(chosen);
  // The server's copy only matters for messages it writes later; the next change brings it up to date.
  tellLanguage(chosen).catch(() => undefined);
}

/** Name, language, looks, sound and notices; rendered once, by the app. */
export function SettingsDialog() {
  const close = () => {
    open.value = false;
  };
  return (
    <Dialog title={t("settings.title")} open={open.value} onClose={close}>
      <div class="stack">
        {me.value !== undefined && <NameForm label={t("settings.save_name")} onDone={close} />}
        <a class="button" href="/account" onClick={close}>
          {t("settings.account")}
        </a>
        <Segmented
          legend={t("settings.language")}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language()}
          onChange={changeLanguage}
        />
        <Segmented
          legend={t("settings.theme")}
          choices={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={themeChoice.value ?? "auto"}
          onChange={(value) => {
            themeChoice.value = value;
          }}
        />
        <Check
          label={t("settings.sound")}
          checked={sound.value}
          onChange={(on) => {
            soundChoice.value = on;
            if (on) chime();
          }}
        />
        {canNotify && (
          <Check
            label={t("settings.notices")}
            hint={t("settings.notices.hint")}
            checked={notices.value}
            onChange={(on) => void chooseNotices(on)}
          />
        )}
      </div>
    </Dialog>
  );
}
