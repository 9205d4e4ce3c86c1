/** The rules in our own words, with examples drawn from the same pieces as the game. */
import "./help.css";

import type { ComponentChildren } from "preact";

import { t } from "../../../i18n";
import { BuildingArt } from "../art/Building";
import { Seal } from "../art/emblems";
import { Figure, type WorkerLook } from "../art/figures";
import { UNIT } from "../art/roof";
import { Drawing } from "../art/sheet";
import { Coin } from "../art/tokens";
import { type Cell, type Family, families } from "../types";
import { buildingName, familyName, familyTrade } from "../words";
import { Scene, type SceneData } from "./Scene";
import { scenes } from "./scenes";

export function Help() {
  return (
    <article class="arkadia-help">
      <p class="arkadia-help-lead">{t("arkadia.help.lead")}</p>

      <Part name="things">
        <p>{t("arkadia.help.things.families")}</p>
        <ul class="arkadia-help-row">
          {families.map((family) => (
            <li key={family}>
              <Drawing viewBox="-18 -18 36 36" class="arkadia-help-seal">
                <Seal family={family} />
              </Drawing>
              <span>
                {t("arkadia.help.family", { trade: familyTrade(family), family: familyName(family) })}
              </span>
            </li>
          ))}
        </ul>
        <p>{t("arkadia.help.things.buildings")}</p>
        <ul class="arkadia-help-row">
          {buildings.map(({ type, cells }) => (
            <li key={type}>
              <Form type={type} cells={cells} />
              <span>{buildingName(type)}</span>
            </li>
          ))}
        </ul>
        <p>{t("arkadia.help.things.workers")}</p>
        <ul class="arkadia-help-row">
          {looks.map((look) => (
            <li key={look}>
              <Drawing viewBox="-18 -48 36 54" class="arkadia-help-worker">
                <Figure look={look} />
              </Drawing>
              <span>{t(look === "neutral" ? "arkadia.help.neutral" : `colour.${look}`)}</span>
            </li>
          ))}
        </ul>
      </Part>

      <Part name="start">
        <p>{t("arkadia.help.start.text")}</p>
        <p>{t("arkadia.help.start.beginner")}</p>
      </Part>

      <Part name="turn">
        <ol>
          <li>{t("arkadia.help.turn.main")}</li>
          <li>{t("arkadia.help.turn.paid")}</li>
          <li>{t("arkadia.help.turn.draw")}</li>
          <li>{t("arkadia.help.turn.banner")}</li>
        </ol>
        <p>{t("arkadia.help.turn.skip")}</p>
      </Part>

      <Part name="build">
        <p>{t("arkadia.help.build.text")}</p>
        <Example name="place" scene={scenes.place} />
        <p>{t("arkadia.help.camp.text")}</p>
        <Example name="camp" scene={scenes.camp} />
      </Part>

      <Part name="workers">
        <p>{t("arkadia.help.workers.text")}</p>
      </Part>

      <Part name="payout">
        <p>{t("arkadia.help.payout.when")}</p>
        <p>{t("arkadia.help.payout.who")}</p>
        <Example name="payout" scene={scenes.payout} />
      </Part>

      <Part name="castle">
        <p>{t("arkadia.help.castle.text")}</p>
        <p>{t("arkadia.help.castle.value")}</p>
        <Example name="castle" scene={scenes.castle} />
      </Part>

      <Part name="banner">
        <p>{t("arkadia.help.banner.text")}</p>
        <figure class="arkadia-example">
          <p class="arkadia-sum">
            <Times count={7} family="red" value={3} />
            <span>+</span>
            <Times count={5} family="silver" value={4} />
            <span>= 41</span>
            <Drawing viewBox="-17 -17 34 34" class="arkadia-help-coin">
              <Coin />
            </Drawing>
          </p>
          <figcaption>{t("arkadia.help.banner.caption")}</figcaption>
        </figure>
      </Part>

      <Part name="end">
        <p>{t("arkadia.help.end.text")}</p>
        <p>{t("arkadia.help.end.stalled")}</p>
      </Part>

      <Part name="hidden">
        <p>{t("arkadia.help.hidden.text")}</p>
      </Part>

      <Part name="screen">
        <ul>
          {(["build", "workers", "castle", "look", "keys"] as const).map((what) => (
            <li key={what}>{t(`arkadia.help.screen.${what}`)}</li>
          ))}
        </ul>
      </Part>

      <Part name="advice">
        <ul>
          {(["camps", "last", "cheap", "two", "workers"] as const).map((what) => (
            <li key={what}>{t(`arkadia.help.advice.${what}`)}</li>
          ))}
        </ul>
      </Part>

      <Part name="more">
        <ul>
          {(["mirror", "open", "resign"] as const).map((what) => (
            <li key={what}>{t(`arkadia.help.more.${what}`)}</li>
          ))}
        </ul>
      </Part>
    </article>
  );
}

const looks: readonly WorkerLook[] = ["yellow", "orange", "green", "violet", "neutral"];

/** As in the built-in component file. */
const buildings: readonly { type: string; cells: readonly Cell[] }[] = [
  {
    type: "residential_house",
    cells: [
      [0, 0],
      [0, 1],
    ],
  },
  {
    type: "farm",
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
  },
  {
    type: "tavern",
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  },
  {
    type: "mill",
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
    ],
  },
  {
    type: "smithy",
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
    ],
  },
  {
    type: "trade_centre",
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ],
  },
  {
    type: "monastery",
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  },
];

function Form({ type, cells }: { type: string; cells: readonly Cell[] }) {
  const width = 1 + Math.max(...cells.map(([, column]) => column));
  const height = 1 + Math.max(...cells.map(([row]) => row));
  return (
    <Drawing
      viewBox={`-4 -28 ${width * UNIT + 8} ${height * UNIT + 34}`}
      class="arkadia-help-building"
      style={{ width: `${width * 1.7}rem` }}
    >
      <BuildingArt type={type} cells={cells} family="red" completed sealed={false} />
    </Drawing>
  );
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{t(`arkadia.help.${name}`)}</h2>
      {children}
    </section>
  );
}

function Example({ name, scene }: { name: string; scene: SceneData }) {
  return (
    <figure class="arkadia-example">
      <Scene scene={scene} label={t(`arkadia.help.${name}.scene`)} />
      <figcaption>{t(`arkadia.help.${name}.caption`)}</figcaption>
    </figure>
  );
}

function Times({ count, family, value }: { count: number; family: Family; value: number }) {
  return (
    <span class="arkadia-times">
      {count} ×
      <Drawing viewBox="-18 -18 36 36" class="arkadia-help-coin" label={familyName(family)}>
        <Seal family={family} />
      </Drawing>
      × {value}
    </span>
  );
}
