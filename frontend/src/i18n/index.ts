/**
 * Texts in the present language. `t` reads a signal, so a component that calls it while rendering is
 * rendered again when the language changes.
 */
import { signal } from "@preact/signals";
import { IntlMessageFormat } from "intl-messageformat";

import { stored } from "../stored";
import { type Catalogue, type Language, languages, loadCatalogue, pickLanguage } from "./catalogue";

export type { Language };
export { languages };

export type Params = Record<string, string | number | Date>;

interface Speech {
  language: Language;
  messages: Catalogue;
  formats: Map<string, IntlMessageFormat>;
}

const speech = signal<Speech | undefined>(undefined);
const choice = stored("arkaden.language", (value): value is Language =>
  languages.includes(value as Language),
);

/** The language texts are shown in. */
export function language(): Language {
  return speech.value?.language ?? "en";
}

/** Shows everything in another language from now on. */
async function speak(next: Language): Promise<void> {
  const messages = await loadCatalogue(next);
  speech.value = { language: next, messages, formats: new Map() };
  document.documentElement.lang = next;
}

/** Speaks the language chosen before, or the browser's. To be awaited before the first rendering. */
export function startLanguage(): Promise<void> {
  return speak(choice.value ?? pickLanguage(navigator.languages));
}

/** Changes the language and remembers it on this device. */
export function chooseLanguage(next: Language): Promise<void> {
  choice.value = next;
  return speak(next);
}

function format(key: string): IntlMessageFormat | undefined {
  const now = speech.value;
  const message = now?.messages[key];
  if (!now || message === undefined) return undefined;
  let ready = now.formats.get(key);
  if (!ready) {
    ready = new IntlMessageFormat(message, now.language);
    now.formats.set(key, ready);
  }
  return ready;
}

/** Whether there is a text under `key`. */
export function hasText(key: string): boolean {
  return speech.value?.messages[key] !== undefined;
}

/** The text under `key`; the key itself if there is none, which a test makes sure never ships. */
export function t(key: string, params?: Params): string {
  return String(format(key)?.format(params) ?? key);
}

/** The translated text of an error code; a rules' reason is more exact than `illegal_action`. */
export function errorText(error: { code: string; reason?: string | undefined }, kind?: string): string {
  const exact = error.reason && kind ? `${kind}.reason.${error.reason}` : "";
  if (exact && hasText(exact)) return t(exact);
  const key = `error.${error.code}`;
  return hasText(key) ? t(key) : t("error.internal");
}

/** A whole or broken number the way the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** Several things in one phrase: "Anna, Bea and Cili". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language()).format(items);
}

/** How long ago something was, in words: "3 minutes ago", "now" within a minute. */
export function ago(time: string, now: number = Date.now()): string {
  const seconds = Math.round((Date.parse(time) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (Math.abs(seconds) < 60) return format.format(0, "second");
  if (Math.abs(seconds) < 3600) return format.format(Math.round(seconds / 60), "minute");
  if (Math.abs(seconds) < 86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}
