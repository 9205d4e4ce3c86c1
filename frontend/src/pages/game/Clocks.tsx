import { useEffect, useRef, useState } from "preact/hooks";

import type { Clock, Table } from "../../api/types";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";

const DAY = 24 * 60 * 60;

/** Everybody's time. It goes by the server's clock: only how long ago it was told is measured here. */
export function Clocks({ table, toAct }: { table: Table; toAct: number | undefined }) {
  const { clock } = table;
  const passed = useSeconds(clock);
  if (!clock || table.status !== "running") return null;
  const left = clock.out && (Date.parse(clock.out) - Date.parse(clock.now)) / 1000 - passed;
  return (
    <ul class="clocks" aria-label={t("clock.title")}>
      {Object.entries(table.seats).map(([key, seat]) => {
        const mine = Number(key) === toAct;
        const bank = clock.banks?.[key];
        const seconds =
          mine && typeof left === "number" ? left : bank === undefined ? undefined : bank / 1000;
        if (seconds === undefined || seat.resigned) return null;
        const low = mine && seconds < (clock.banks ? 30 : DAY / 4);
        return (
          <li key={key} class={`clock ${mine ? "clock-running" : ""} ${low ? "clock-low" : ""}`}>
            {mine && <Icon name="clock" />}
            <span class="clock-name">{seat.name}</span>
            <span class="clock-time" role={mine ? "timer" : undefined}>
              {timeText(Math.max(0, seconds))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Seconds since the clock was told, counted by a time that no change of the device's clock can move. */
function useSeconds(clock: Clock | undefined): number {
  const told = useRef({ clock, at: performance.now() });
  if (told.current.clock !== clock) told.current = { clock, at: performance.now() };
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock?.out) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return (performance.now() - told.current.at) / 1000;
}

function timeText(seconds: number): string {
  if (seconds >= DAY) return t("clock.days", { days: Math.floor(seconds / DAY) });
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
