import { useEffect, useRef } from "preact/hooks";

import { t } from "../../i18n";
import { announce } from "../../ui/announce";
import { edgesInWords } from "./panels/tileInWords";
import type { TileKind } from "./tile/kinds";
import type { Turn } from "./turn/turn";
import { xyOf } from "./view";

/** Says how and where the tile in hand lies whenever its player turns or moves it. */
export function useTileAnnounced(kind: TileKind | undefined, turn: Turn): void {
  const before = useRef(turn);
  useEffect(() => {
    const { ghost, rotation } = before.current;
    before.current = turn;
    // A turn that only begins is told of by others.
    if (!kind || (ghost === turn.ghost && rotation === turn.rotation)) return;
    const [x, y] = turn.ghost === undefined ? [0, 0] : xyOf(turn.ghost);
    const where = turn.ghost === undefined ? "" : t("ark.tile_at", { x, y });
    announce(`${where} ${edgesInWords(kind, turn.rotation)}.`.trim());
  }, [kind, turn]);
}
