/** What a person chose on this device, beside the language (`i18n`). */
import { computed, effect, signal } from "@preact/signals";

import { stored } from "./stored";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

export const themeChoice = stored("arkaden.theme", isTheme);
export const soundChoice = stored("arkaden.sound", isBoolean);
export const noticeChoice = stored("arkaden.notices", isBoolean);

/** A short sound when it is one's turn; on unless switched off. */
export const sound = computed(() => soundChoice.value ?? true);

/** Browser notifications when it is one's turn; off until asked for and allowed. */
export const notices = computed(() => noticeChoice.value ?? false);

const night = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(night.matches);
night.addEventListener("change", ({ matches }) => {
  systemDark.value = matches;
});

/** Keeps the page in the chosen theme. To be called once, before the first rendering. */
export function startTheme(): void {
  effect(() => {
    const choice = themeChoice.value ?? "auto";
    const theme = choice === "auto" ? (systemDark.value ? "dark" : "light") : choice;
    document.documentElement.dataset.theme = theme;
    // The browser's own bars take the colour of the page's head.
    const head = getComputedStyle(document.documentElement).getPropertyValue("--surface");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", head);
  });
}

/** Whether this browser can show notifications at all. */
export const canNotify = "Notification" in window;

/** Turns notifications on or off; on needs the browser's permission, and stays off without it. */
export async function chooseNotices(on: boolean): Promise<void> {
  noticeChoice.value = on && canNotify && (await Notification.requestPermission()) === "granted";
}
