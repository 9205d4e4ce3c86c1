/** The kinds of tiles that nobody has seen yet, and those that left the game. */
import { t } from "../../../i18n";
import type { TileSet } from "../tile/kinds";
import { TilePicture } from "../tile/Tile";
import type { ArkView } from "../view";
import { tileInWords } from "./tileInWords";

export function TilesToCome({ view, tiles }: { view: ArkView; tiles: TileSet }) {
  return (
    <div class="ark-to-come">
      <p>{t("ark.to_come", { count: view.stack })}</p>
      <Counted counts={view.kinds} tiles={tiles} />
      {Object.keys(view.removed).length > 0 && (
        <>
          <h3>{t("ark.removed")}</h3>
          <Counted counts={view.removed} tiles={tiles} />
        </>
      )}
    </div>
  );
}

function Counted({ counts, tiles }: { counts: Record<string, number>; tiles: TileSet }) {
  return (
    <ul class="ark-kinds">
      {[...tiles.values()].map((kind) => {
        const count = counts[kind.id];
        return (
          count && (
            <li key={kind.id}>
              <TilePicture kind={kind} rotation={0} label={tileInWords(kind, 0)} />
              <span>{t("ark.times", { count })}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
