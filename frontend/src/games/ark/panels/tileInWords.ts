/** A tile in words, for those who cannot see it. */
import { t } from "../../../i18n";
import type { Segment, TileKind } from "../tile/kinds";

/** Its segments and what lies on them, such as "city with a scroll; road; field with 2 sheep". */
export function tileInWords(kind: TileKind): string {
  return kind.segments.map(segmentInWords).join("; ");
}

export function segmentInWords(segment: Segment): string {
  const { kind, scrolls, oases, sheep, wolves } = segment;
  const name = t("ark.segment", { kind, ordinal: 0 });
  const things = [
    scrolls > 0 && t("ark.scrolls", { count: scrolls }),
    oases > 0 && t("ark.oases", { count: oases }),
    sheep > 0 && t("ark.sheep", { count: sheep }),
    wolves > 0 && t("ark.wolves", { count: wolves }),
  ].filter((text): text is string => text !== false);
  return things.length > 0 ? t("ark.with", { name, things: things.join(", ") }) : name;
}
