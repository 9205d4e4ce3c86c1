/** Using a banner: how many seals of each family are handed in, what for, and what is kept. */
import "./dialogs.css";

import { list, t } from "../../../i18n";
import { Button, IconButton } from "../../../ui/Button";
import { Seal } from "../art/emblems";
import { Drawing } from "../art/sheet";
import { testids } from "../testids";
import type { TurnControl } from "../turn/useTurn";
import { type Family, families, type SomeByFamily, type View } from "../types";
import { familyName, seals } from "../words";

interface EvaluationProps {
  view: View;
  control: TurnControl;
  /** Own workers that the banner brings: two, or what is left. */
  workers: number;
  onDone(): void;
}

export function Evaluation({ view, control, workers, onDone }: EvaluationProps) {
  const chosen: SomeByFamily = control.draft.mode === "banner" ? control.draft.seals : {};
  const most = view.legal?.use_banner ?? {};
  const held = families.filter((family) => (most[family] ?? 0) > 0);
  const gold = families.reduce((sum, family) => sum + (chosen[family] ?? 0) * view.values[family], 0);
  const set = (family: Family, count: number) => control.input({ do: "seals", family, count });
  return (
    <div class="stack" data-testid={testids.evaluation}>
      <p>{t("arkadia.evaluation.lead", { workers })}</p>
      {held.length === 0 ? (
        <p>{t("arkadia.evaluation.no_seals")}</p>
      ) : (
        <div class="arkadia-evaluation">
          {held.map((family) => (
            <Row
              key={family}
              family={family}
              count={chosen[family] ?? 0}
              most={most[family] ?? 0}
              value={view.values[family]}
              onSet={(count) => set(family, count)}
            />
          ))}
        </div>
      )}
      <p class="arkadia-evaluation-total" aria-live="polite">
        <strong>{t("arkadia.evaluation.total", { gold })}</strong> {kept(chosen, most)}
      </p>
      <div class="button-row">
        <Button
          kind="primary"
          icon="flag"
          data-testid={testids.useBanner}
          disabled={control.sending}
          onClick={() => {
            control.send({ type: "use_banner", seals: chosen });
            onDone();
          }}
        >
          {t("arkadia.evaluation.do", { gold })}
        </Button>
        <Button onClick={onDone}>{t("arkadia.evaluation.not")}</Button>
      </div>
    </div>
  );
}

interface RowProps {
  family: Family;
  count: number;
  most: number;
  value: number;
  onSet(count: number): void;
}

function Row({ family, count, most, value, onSet }: RowProps) {
  const name = familyName(family);
  return (
    <div class="arkadia-evaluation-row">
      <Drawing viewBox="-18 -18 36 36" class="arkadia-value-seal">
        <Seal family={family} />
      </Drawing>
      <span class="arkadia-evaluation-worth">
        {t("arkadia.evaluation.worth", { family: name, most, value })}
      </span>
      <span class="arkadia-stepper">
        <IconButton
          icon="minus"
          label={t("arkadia.evaluation.less", { family: name })}
          disabled={count === 0}
          onClick={() => onSet(count - 1)}
        />
        <input
          type="number"
          inputMode="numeric"
          class="input"
          min={0}
          max={most}
          value={count}
          aria-label={t("arkadia.evaluation.count", { family: name })}
          data-testid={testids.handIn}
          data-family={family}
          onInput={(event) => onSet(Math.trunc(event.currentTarget.valueAsNumber) || 0)}
        />
        <IconButton
          icon="plus"
          label={t("arkadia.evaluation.more", { family: name })}
          disabled={count === most}
          onClick={() => onSet(count + 1)}
        />
        <Button kind="quiet" onClick={() => onSet(count === most ? 0 : most)}>
          {t(count === most ? "arkadia.evaluation.none" : "arkadia.evaluation.all")}
        </Button>
      </span>
      <span class="arkadia-evaluation-gold">{t("arkadia.evaluation.gold", { gold: count * value })}</span>
    </div>
  );
}

function kept(chosen: SomeByFamily, most: SomeByFamily): string {
  const rest = families.flatMap((family) => {
    const count = (most[family] ?? 0) - (chosen[family] ?? 0);
    return count > 0 ? [seals(family, count)] : [];
  });
  return rest.length > 0 ? t("arkadia.evaluation.kept", { seals: list(rest) }) : "";
}
