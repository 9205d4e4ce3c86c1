import { gameModule } from "../games/registry";
import { hasText, t } from "../i18n";

/** A game's drawn picture, an empty board until the game's code has come. */
export function GamePicture({ kind }: { kind: string }) {
  const module = gameModule(kind).value;
  return <div class="game-picture">{module && <module.Picture />}</div>;
}

/** A game's name; known before its code has come, for names stand in the catalogues. */
export function gameName(kind: string): string {
  const key = `${kind}.name`;
  return hasText(key) ? t(key) : kind;
}
