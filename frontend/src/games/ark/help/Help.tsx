/** The rules in our own words, with examples drawn from the same tiles and pieces as the game. */
import "./help.css";

import type { ComponentChildren } from "preact";

import { t } from "../../../i18n";
import { TilePicture } from "../tile/Tile";
import { exampleTile } from "./exampleTiles";
import { Scene, type SceneTile } from "./Scene";
import { scenes } from "./scenes";

export function Help() {
  return (
    <article class="ark-help">
      <p class="ark-help-lead">{t("ark.help.lead")}</p>

      <Part name="tile">
        <p>{t("ark.help.tile.text")}</p>
        <ul class="ark-help-parts">
          <TilePart tile="oasis" text="ark.help.tile.road" />
          <TilePart tile="cityBand" text="ark.help.tile.city" />
          <TilePart tile="wolf" text="ark.help.tile.field" />
          <TilePart tile="temple" text="ark.help.tile.temple" />
        </ul>
      </Part>

      <Part name="start">
        <p>{t("ark.help.start.text")}</p>
      </Part>

      <Part name="turn">
        <ol>
          <li>{t("ark.help.turn.place")}</li>
          <li>{t("ark.help.turn.second")}</li>
          <li>{t("ark.help.turn.score")}</li>
        </ol>
        <p>{t("ark.help.turn.draw")}</p>
      </Part>

      <Part name="place">
        <p>{t("ark.help.place.text")}</p>
        <Example name="place" tiles={scenes.place} />
      </Part>

      <Part name="follower">
        <p>{t("ark.help.follower.text")}</p>
        <p>{t("ark.help.follower.back")}</p>
      </Part>

      <Part name="prophet">
        <p>{t("ark.help.prophet.text")}</p>
      </Part>

      <Part name="ark">
        <p>{t("ark.help.ark.enter")}</p>
        <p>{t("ark.help.ark.move")}</p>
        <p>{t("ark.help.ark.points")}</p>
        <Example name="ark" tiles={scenes.ark} ark="0,0" trail={["1,0", "2,0", "2,1"]} />
      </Part>

      <Part name="score">
        <p>{t("ark.help.score.who")}</p>
        <p>{t("ark.help.road.text")}</p>
        <Example name="road" tiles={scenes.road} />
        <p>{t("ark.help.city.text")}</p>
        <Example name="city" tiles={scenes.city} />
        <p>{t("ark.help.temple.text")}</p>
        <Example name="temple" tiles={scenes.temple} />
      </Part>

      <Part name="end">
        <p>{t("ark.help.end.text")}</p>
        <ol>
          <li>{t("ark.help.end.temple")}</li>
          <li>{t("ark.help.end.road")}</li>
          <li>{t("ark.help.end.city")}</li>
          <li>{t("ark.help.end.field")}</li>
        </ol>
        <Example name="field" tiles={scenes.field} />
        <p>{t("ark.help.more.tie")}</p>
      </Part>

      <Part name="screen">
        <ul>
          <li>{t("ark.help.screen.place")}</li>
          <li>{t("ark.help.screen.choose")}</li>
          <li>{t("ark.help.screen.look")}</li>
          <li>{t("ark.help.screen.keys")}</li>
        </ul>
      </Part>

      <Part name="more">
        <ul>
          <li>{t("ark.help.more.ahead")}</li>
          <li>{t("ark.help.more.resign")}</li>
        </ul>
      </Part>
    </article>
  );
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{t(`ark.help.${name}`)}</h2>
      {children}
    </section>
  );
}

function TilePart({ tile, text }: { tile: string; text: string }) {
  return (
    <li>
      <TilePicture kind={exampleTile(tile)} rotation={0} />
      <p>{t(text)}</p>
    </li>
  );
}

interface ExampleProps {
  name: string;
  tiles: readonly SceneTile[];
  ark?: string;
  trail?: readonly string[];
}

function Example({ name, ...scene }: ExampleProps) {
  return (
    <figure class="ark-example">
      <Scene {...scene} label={t(`ark.help.${name}.scene`)} />
      <figcaption>{t(`ark.help.${name}.caption`)}</figcaption>
    </figure>
  );
}
