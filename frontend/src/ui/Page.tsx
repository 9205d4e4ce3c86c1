import type { ComponentChildren } from "preact";

import { language, t } from "../i18n";
import { me } from "../session";
import { ConnectionBanner } from "./ConnectionBanner";
import { Icon } from "./Icon";
import { changeLanguage, languageNames, openSettings } from "./SettingsDialog";

export function BrandMark() {
  return (
    <svg class="brand-mark" viewBox="0 0 64 64" aria-hidden="true">
      <rect x="4" y="4" width="56" height="56" rx="13" class="brand-tile" />
      <path d="M14 51V32a18 18 0 0 1 36 0v19h-9V33a9 9 0 0 0-18 0v18z" class="brand-arch" />
      <circle cx="32" cy="45" r="6" class="brand-sun" />
    </svg>
  );
}

/** Switches to the other language, named in that language. */
export function LanguageSwitch() {
  const other = language() === "hu" ? "en" : "hu";
  return (
    <button type="button" class="button button-quiet" lang={other} onClick={() => changeLanguage(other)}>
      <Icon name="globe" />
      <span class="wide-only">{languageNames[other]}</span>
      <span class="narrow-only" aria-hidden="true">
        {other.toUpperCase()}
      </span>
      <span class="visually-hidden narrow-only">{languageNames[other]}</span>
    </button>
  );
}

function Header() {
  return (
    <header class="header">
      <a class="brand" href="/">
        <BrandMark />
        <span>{t("app.name")}</span>
      </a>
      <nav class="header-nav" aria-label={t("nav.main")}>
        <a class="button button-quiet" href="/help">
          <Icon name="help" />
          <span class="wide-only">{t("nav.help")}</span>
          <span class="visually-hidden narrow-only">{t("nav.help")}</span>
        </a>
      </nav>
      <LanguageSwitch />
      <button type="button" class="button button-quiet header-me" onClick={openSettings}>
        <Icon name="settings" />
        <span class="wide-only">{me.value?.name ?? t("settings.title")}</span>
        <span class="visually-hidden">{t("settings.open")}</span>
      </button>
    </header>
  );
}

function Footer() {
  return (
    <footer class="footer">
      <p>{t("footer.claim")}</p>
      <nav aria-label={t("nav.more")}>
        <a href="/help">{t("nav.help")}</a>
        <a href="/about">{t("nav.about")}</a>
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {t("nav.api")}
        </a>
      </nav>
    </footer>
  );
}

/** The frame of every page but the game's own. */
export function Page({ class: extra, children }: { class?: string; children: ComponentChildren }) {
  return (
    <>
      <Header />
      <ConnectionBanner />
      <main id="main" class={`page ${extra ?? ""}`} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
