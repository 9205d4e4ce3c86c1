/** A log that stays at its newest line unless somebody reads further up. */
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";

export interface LogItem {
  key: string;
  text: string;
  /** CSS colour of whoever it is about. */
  colour?: string | undefined;
  /** Something a line may light up; lines without it are plain text. */
  onLook?: (() => void) | undefined;
  /** Pressing such a line. */
  onPress?: (() => void) | undefined;
  strong?: boolean;
}

interface LogListProps {
  items: readonly LogItem[];
  onLookAway(): void;
}

/** So many lines are drawn; nobody scrolls further back in a board game. */
const MOST = 300;

export function LogList({ items, onLookAway }: LogListProps) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const newest = items.at(-1)?.key;
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller && atEnd.current) scroller.scrollTop = scroller.scrollHeight;
  }, [newest]);
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (!scroller) return;
    const scrolled = () => {
      atEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    };
    scroller.addEventListener("scroll", scrolled, { passive: true });
    return () => scroller.removeEventListener("scroll", scrolled);
  }, []);
  if (items.length === 0) return <p class="log-empty">{t("play.log_empty")}</p>;
  return (
    <ol class="log" ref={list} onPointerLeave={onLookAway}>
      {items.slice(-MOST).map(({ key, text, colour, onLook, onPress, strong }) => (
        <li key={key} class={strong ? "log-strong" : undefined} style={{ "--seat": colour ?? "transparent" }}>
          {onLook ? (
            <button
              type="button"
              class="log-line"
              onPointerEnter={(event) => event.pointerType === "mouse" && onLook()}
              onFocus={onLook}
              onBlur={onLookAway}
              onClick={() => {
                onLook();
                onPress?.();
              }}
            >
              {text}
            </button>
          ) : (
            <span class="log-line">{text}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
