/** A tile in words, for those who cannot see it. */
import { t } from "../../../i18n";
import { type Rotation, type Segment, type TileKind, turnedSegments } from "../tile/kinds";

/** Its edges as it lies, and what lies on it: "North city, east road, ...; field with 2 sheep". */
export function tileInWords(kind: TileKind, rotation: Rotation): string {
  const things = kind.segments.filter(({ kind: what, ...on }) => what === "temple" || hasThings(on));
  return [edgesInWords(kind, rotation), ...things.map(segmentInWords)].join("; ");
}

/** What each edge of the tile shows, turned as it is. */
export function edgesInWords(kind: TileKind, rotation: Rotation): string {
  const segments = turnedSegments(kind, rotation);
  const [north, east, south, west] = [0, 1, 2, 3].map(
    (edge) =>
      segments.find((one) => one.kind !== "field" && one.edges.some((mine) => mine === edge))?.kind ??
      "field",
  ) as [string, string, string, string];
  return t("ark.edges", { north, east, south, west });
}

type Things = Pick<Segment, "scrolls" | "oases" | "sheep" | "wolves">;

function hasThings({ scrolls, oases, sheep, wolves }: Things): boolean {
  return scrolls + oases + sheep + wolves > 0;
}

/** A segment with what lies on it, such as "Field with 2 sheep". */
function segmentInWords({ kind, ...on }: Segment): string {
  const name = t("ark.segment", { kind, ordinal: 0 });
  return hasThings(on) ? t("ark.with", { name, things: thingsInWords(on).join(", ") }) : name;
}

/** Scrolls, oases, sheep and wolves, as far as there are any. */
export function thingsInWords({ scrolls, oases, sheep, wolves }: Things): string[] {
  return [
    scrolls > 0 && t("ark.scrolls", { count: scrolls }),
    oases > 0 && t("ark.oases", { count: oases }),
    sheep > 0 && t("ark.sheep", { count: sheep }),
    wolves > 0 && t("ark.wolves", { count: wolves }),
  ].filter((text): text is string => text !== false);
}
