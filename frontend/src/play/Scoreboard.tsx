/** All players at a glance: whose turn it is, scores, what is left to them, who is here. */
import type { ComponentChildren } from "preact";

import type { Level } from "../api/types";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";

export interface ScoreLine {
  seat: number;
  name: string;
  /** The colour's translated name; the badge shows it, this says it. */
  colourName: string;
  /** CSS colour. */
  colour: string;
  badge: ComponentChildren;
  /** Points, or whatever of them is public; undefined where they are hidden. */
  score: number | undefined;
  /** What follows the score for those who hear it, where it is not points. */
  unit?: string;
  me: boolean;
  active: boolean;
  connected: boolean;
  /** The level of the bot that acts for the seat. */
  bot: Level | undefined;
  /** Whether a program of somebody's acts for the seat. */
  program: boolean;
  resigned: boolean;
  winner: boolean;
  /** Supplies and the like. */
  details: ComponentChildren;
}

export function Scoreboard({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <ul class={`scoreboard scoreboard-${lines.length}`} aria-label={t("play.players")}>
      {lines.map((line) => (
        <li
          key={line.seat}
          class={`score-line ${line.active ? "score-active" : ""} ${line.resigned ? "score-resigned" : ""}`}
          style={{ "--seat": line.colour }}
          aria-current={line.active ? "true" : undefined}
        >
          <span class="score-badge">{line.badge}</span>
          <span class="score-who">
            <span class="score-name" title={line.name}>
              {line.name}
            </span>
            <span class="visually-hidden">, {line.colourName}</span>
            {line.me && <span class="score-tag">{t("play.you")}</span>}
            <Presence line={line} />
          </span>
          <span class="score-details">{line.details}</span>
          {line.score !== undefined && (
            <span class="score-points" data-score-seat={line.seat}>
              <span key={line.score} class="score-number">
                {line.score}
              </span>
              <span class="visually-hidden">{line.unit ?? t("play.points", { points: line.score })}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Presence({ line }: { line: ScoreLine }) {
  if (line.winner) {
    return (
      <span class="score-crown" title={t("play.winner")}>
        <Icon name="crown" />
        <span class="visually-hidden">{t("play.winner")}</span>
      </span>
    );
  }
  if (line.resigned) return <span class="score-tag">{t("play.resigned")}</span>;
  if (line.bot || line.program) {
    const what = t(`bot.${line.bot ?? "program"}`);
    return (
      <span class="score-bot" title={what}>
        <Icon name="bot" />
        <span class="visually-hidden">{what}</span>
      </span>
    );
  }
  const text = t(line.connected ? "presence.here" : "presence.away");
  return (
    <span class={`presence ${line.connected ? "presence-here" : "presence-away"}`} title={text}>
      <span class="visually-hidden">{text}</span>
    </span>
  );
}
