/** The present value of each family's seal, how it came to it, and how many of them the viewer has. */
import "./values.css";

import { t } from "../../../i18n";
import { memo } from "../../../play/memo";
import { Seal } from "../art/emblems";
import { Drawing } from "../art/sheet";
import { testids } from "../testids";
import { families, type SomeByFamily, type View } from "../types";
import { familyName, familyTrade } from "../words";
import { course } from "./course";

interface ValuesProps {
  values: View["values"];
  history: View["history"];
  /** The newest action, at which the courses end. */
  version: number;
  /** The viewer's own seals, if they have a screen to look behind. */
  own: SomeByFamily | undefined;
  /** Values as they would become by what is being chosen. */
  foreseen: SomeByFamily | undefined;
}

export const Values = memo(function Values({ values, history, version, own, foreseen }: ValuesProps) {
  return (
    <ul class="arkadia-values" aria-label={t("arkadia.values")}>
      {families.map((family) => {
        const value = values[family];
        const after = foreseen?.[family];
        return (
          <li
            key={family}
            class={`arkadia-value arkadia-of-${family}`}
            title={t("arkadia.value.title", {
              family: familyName(family),
              trade: familyTrade(family),
              value,
            })}
          >
            <Drawing viewBox="-18 -18 36 36" class="arkadia-value-seal" label={familyName(family)}>
              <Seal family={family} />
            </Drawing>
            <span class="arkadia-value-now" data-testid={testids.value} data-family={family}>
              <span key={value} class="arkadia-value-number">
                {value}
              </span>
              {after !== undefined && (
                <span class={`arkadia-value-after ${after > value ? "arkadia-rising" : "arkadia-falling"}`}>
                  →{after}
                </span>
              )}
            </span>
            <Sparkline steps={course(history[family], version)} />
            {own && (
              <span class="arkadia-value-own">
                <span class="arkadia-value-who">{t("arkadia.value.own")}</span> ×{own[family] ?? 0}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});

const HIGHEST = 10;

/** The course of a value, its newest point at the right. */
function Sparkline({ steps }: { steps: readonly { n: number; value: number }[] }) {
  const end = Math.max(1, steps.at(-1)?.n ?? 1);
  const top = Math.max(4, ...steps.map(({ value }) => value));
  const scale = Math.min(HIGHEST, top);
  const y = (value: number) => 22 - (value / scale) * 19;
  const path = steps
    .map(({ n, value }, i) => {
      const x = 2 + (n / end) * 56;
      return i === 0 ? `M${x} ${y(value)}` : `H${x}V${y(value)}`;
    })
    .join("");
  return (
    <svg class="arkadia-sparkline" viewBox="0 0 62 25" aria-hidden="true">
      <path d="M2 22.5H60" class="arkadia-sparkline-floor" />
      <path d={path} class="arkadia-sparkline-line" />
      <circle cx="58" cy={y(steps.at(-1)?.value ?? 0)} r="2.6" class="arkadia-sparkline-end" />
    </svg>
  );
}
