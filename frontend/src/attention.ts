/** Calling somebody back to the table: page title, icon, sound and notification. */
import { useEffect, useRef } from "preact/hooks";

import { t } from "./i18n";
import { notices, sound } from "./settings";

/** Sets the page's title and icon while the component is shown; both say so when it is the viewer's turn. */
export function usePageTitle(title: string, myTurn = false): void {
  const whole = myTurn ? t("title.turn", { title }) : t("title.page", { title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = myTurn ? "/favicon-turn.svg" : "/favicon.svg";
  }, [myTurn]);
}

/** Rings and notifies whenever it becomes the viewer's turn; not for a turn that was theirs from the start. */
export function useTurnCall(myTurn: boolean, gameName: string): void {
  const before = useRef(myTurn);
  useEffect(() => {
    if (myTurn && !before.current) call(gameName);
    before.current = myTurn;
  }, [myTurn, gameName]);
}

function call(gameName: string): void {
  if (sound.peek()) chime();
  if (notices.peek() && document.visibilityState === "hidden") notify(gameName);
}

function notify(gameName: string): void {
  try {
    const notice = new Notification(t("notice.turn"), {
      body: gameName,
      icon: "/favicon.svg",
      tag: "arkaden-turn",
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have the class and yet refuse to make one; title and sound must do there.
  }
}

let audio: AudioContext | undefined;

/** Two soft notes, a fifth apart. */
export function chime(): void {
  // Browsers let a page sound only after a click or key in it, and complain of every attempt before.
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  const context = audio;
  void context.resume();
  [587.33, 880].forEach((frequency, i) => {
    const start = context.currentTime + i * 0.16;
    const tone = new OscillatorNode(context, { type: "triangle", frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.16, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  });
}
