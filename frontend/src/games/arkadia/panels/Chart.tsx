/** The course of all four values over the game. */
import "./dialogs.css";

import { t } from "../../../i18n";
import { type Family, families, type View } from "../types";
import { familyName } from "../words";
import { course } from "./course";

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 30;
const BOTTOM = 26;
/** Families differ by dashes as well as by colour. */
const DASHES: Record<Family, string> = { red: "", olive: "10 4", black: "3 4", silver: "12 4 3 4" };

interface ChartProps {
  history: View["history"];
  /** The number of the last action. */
  end: number;
}

export function Chart({ history, end }: ChartProps) {
  const courses = families.map((family) => ({ family, steps: course(history[family], end) }));
  const top = Math.max(4, ...courses.flatMap(({ steps }) => steps.map(({ value }) => value)));
  const x = (n: number) => LEFT + (n / Math.max(1, end)) * (WIDTH - LEFT - 12);
  // Lines at one value lie a little beside each other.
  const y = (value: number, beside: number) =>
    HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 14) + (beside - 1.5) * 3.4;
  return (
    <figure class="arkadia-chart">
      <figcaption>{t("arkadia.chart")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(courses)}>
        {Array.from({ length: top + 1 }, (_, value) => (
          <g key={String(value)}>
            <path d={`M${LEFT} ${y(value, 1.5)}H${WIDTH - 12}`} class="arkadia-chart-line" />
            <text x={LEFT - 10} y={y(value, 1.5)} class="arkadia-chart-text">
              {value}
            </text>
          </g>
        ))}
        <text x={WIDTH / 2} y={HEIGHT - 6} class="arkadia-chart-text">
          {t("arkadia.chart.time")}
        </text>
        {courses.map(({ family, steps }, beside) => (
          <path
            key={family}
            d={steps
              .map(({ n, value }, i) =>
                i === 0 ? `M${x(n)} ${y(value, beside)}` : `H${x(n)}V${y(value, beside)}`,
              )
              .join("")}
            class={`arkadia-chart-course arkadia-of-${family}`}
            stroke-dasharray={DASHES[family]}
          />
        ))}
      </svg>
      <ul class="arkadia-chart-legend" aria-hidden="true">
        {courses.map(({ family, steps }) => (
          <li key={family}>
            <svg viewBox="0 0 34 10" aria-hidden="true">
              <path
                d="M1 5H33"
                class={`arkadia-chart-course arkadia-of-${family}`}
                stroke-dasharray={DASHES[family]}
              />
            </svg>
            {t("arkadia.chart.family", { family: familyName(family), value: steps.at(-1)?.value ?? 0 })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function inWords(courses: readonly { family: Family; steps: readonly { value: number }[] }[]): string {
  return courses
    .map(({ family, steps }) => {
      const values = steps.map(({ value }) => value);
      return t("arkadia.chart.words", {
        family: familyName(family),
        first: values[0] ?? 0,
        least: Math.min(...values),
        most: Math.max(...values),
        last: values.at(-1) ?? 0,
      });
    })
    .join(" ");
}
