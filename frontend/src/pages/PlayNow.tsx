import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";

import { playAgainstBots } from "../api";
import { type Level, levels } from "../api/types";
import { catalogue } from "../catalogue";
import { kinds } from "../games/registry";
import { t } from "../i18n";
import { me, takeName } from "../session";
import { Button } from "../ui/Button";
import { gameName } from "../ui/GamePicture";
import { ErrorNotice } from "../ui/Notice";
import { Segmented } from "../ui/Segmented";
import { useAction } from "../ui/useAction";

/** A game against a bot by one click, also for somebody who has not even taken a name yet. */
export function PlayNow() {
  const { route } = useLocation();
  const { busy, error, run } = useAction();
  const [level, setLevel] = useState<Level>("medium");
  const offered = Object.keys(catalogue() ?? {}).filter((kind) => kinds.includes(kind));
  if (me.value === undefined || offered.length === 0) return null;
  const play = async (kind: string) => {
    if (!me.value) await takeName(t("bot.play.guest"));
    const table = await playAgainstBots({ kind, bots: [level] });
    route(`/t/${table.id}`);
  };
  return (
    <section class="play-now panel" aria-label={t("bot.play.title")}>
      <h2>{t("bot.play.title")}</h2>
      <p class="field-hint">{t("bot.play.hint")}</p>
      <Segmented
        legend={t("bot.opponent")}
        choices={levels.map((value) => ({ value, label: t(`bot.${value}`) }))}
        value={level}
        onChange={(value) => setLevel(value)}
      />
      <div class="button-row">
        {offered.map((kind) => (
          <Button key={kind} icon="bot" disabled={busy} onClick={() => run(() => play(kind))}>
            {gameName(kind)}
          </Button>
        ))}
      </div>
      <ErrorNotice text={error} />
    </section>
  );
}
