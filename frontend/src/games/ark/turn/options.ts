/** The choices for a second action in the order of their numbers, legal or not. */
import type { TileKind } from "../tile/kinds";
import type { PlayerState, SecondLegal } from "../view";
import type { Choice } from "./turn";

export interface Option {
  /** Its digit on the keyboard and on the board. */
  number: number;
  choice: Choice;
  legal: boolean;
}

/** Nothing, a follower on each segment, the prophet on each city, the Ark. */
export function optionsOf(
  kind: TileKind,
  second: SecondLegal,
  supply: PlayerState | undefined,
  arkIsThere: boolean,
): Option[] {
  const options: Omit<Option, "number">[] = [{ choice: { kind: "nothing" }, legal: true }];
  const put = (piece: "follower" | "prophet", segment: number) =>
    options.push({ choice: { kind: piece, segment }, legal: second[piece]?.includes(segment) ?? false });
  kind.segments.forEach(({ kind: what }, segment) => {
    if (what !== "temple") put("follower", segment);
  });
  if (supply?.prophet) {
    kind.segments.forEach(({ kind: what }, segment) => {
      if (what === "city") put("prophet", segment);
    });
  }
  if (arkIsThere) options.push({ choice: { kind: "ark", path: [] }, legal: second.move_ark !== undefined });
  return options.map((option, number) => ({ ...option, number }));
}

export function sameChoice(a: Choice, b: Choice): boolean {
  if (a.kind !== b.kind) return false;
  return !("segment" in a) || !("segment" in b) || a.segment === b.segment;
}

/** The choice that pressing a segment again and again goes through: follower, prophet, nothing. */
export function nextOn(segment: number, present: Choice, second: SecondLegal): Choice {
  const here: Choice[] = [];
  if (second.follower?.includes(segment)) here.push({ kind: "follower", segment });
  if (second.prophet?.includes(segment)) here.push({ kind: "prophet", segment });
  const at = here.findIndex((choice) => sameChoice(choice, present));
  if (at === here.length - 1 && at >= 0) return { kind: "nothing" };
  // A segment with nothing legal is tried as a follower, so that the server tells why not.
  return here[at + 1] ?? { kind: "follower", segment };
}

/** Which of several segments of a kind on its tile this is, from 1; undefined if it is the only one. */
export function ordinalOf(kind: TileKind, segment: number): number | undefined {
  const what = kind.segments[segment]?.kind;
  const alike = kind.segments.flatMap((one, index) => (one.kind === what ? [index] : []));
  return alike.length > 1 ? alike.indexOf(segment) + 1 : undefined;
}
