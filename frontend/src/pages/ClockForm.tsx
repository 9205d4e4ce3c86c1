import type { ClockTerms, WhenOut } from "../api/types";
import { t } from "../i18n";
import { Segmented } from "../ui/Segmented";

const MINUTES = [10, 20, 40, 60];
const DAYS = [1, 3, 7];
const WHEN_OUT: readonly WhenOut[] = ["bot_turn", "bot_seat", "resign"];
/** Seconds that each turn of a live game adds. */
const INCREMENT = 20;

const LIVE: ClockTerms = {
  kind: "live",
  minutes: 20,
  increment: INCREMENT,
  when_out: "bot_turn",
  bot: "medium",
};
const TURN_DAYS: ClockTerms = { kind: "days", days: 3, when_out: "bot_turn", bot: "medium" };

interface ClockFormProps {
  clock: ClockTerms | undefined;
  onChange(clock: ClockTerms | undefined): void;
}

/** How much time everybody has, and what becomes of a turn whose time is up. */
export function ClockForm({ clock, onChange }: ClockFormProps) {
  return (
    <fieldset class="stack-tight">
      <legend class="field-label">{t("clock.title")}</legend>
      <Segmented
        legend={t("clock.kind")}
        choices={[
          { value: "none", label: t("clock.none") },
          { value: "live", label: t("clock.live") },
          { value: "days", label: t("clock.per_turn") },
        ]}
        value={clock?.kind ?? "none"}
        onChange={(kind) => onChange({ none: undefined, live: LIVE, days: TURN_DAYS }[kind])}
      />
      {clock?.kind === "live" && (
        <Segmented
          legend={t("clock.bank", { increment: clock.increment })}
          choices={MINUTES.map((minutes) => ({ value: minutes, label: t("clock.minutes", { minutes }) }))}
          value={clock.minutes}
          onChange={(minutes) => onChange({ ...clock, minutes })}
        />
      )}
      {clock?.kind === "days" && (
        <Segmented
          legend={t("clock.per_turn")}
          choices={DAYS.map((days) => ({ value: days, label: t("clock.days", { days }) }))}
          value={clock.days}
          onChange={(days) => onChange({ ...clock, days })}
        />
      )}
      {clock && (
        <Segmented
          legend={t("clock.when_out")}
          choices={WHEN_OUT.map((value) => ({ value, label: t(`clock.${value}`) }))}
          value={clock.when_out}
          onChange={(when_out) => onChange({ ...clock, when_out })}
        />
      )}
    </fieldset>
  );
}
