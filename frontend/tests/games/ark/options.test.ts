import { describe, expect, it } from "vitest";

import { nextOn, optionsOf, ordinalOf } from "../../../src/games/ark/turn/options";
import { kindOf } from "./tiles";

const supply = { points: 0, followers: 3, prophet: true };

describe("the choices of a second action", () => {
  it("are numbered in order: nothing, followers, the prophet, the Ark", () => {
    const options = optionsOf(
      kindOf("A27"),
      { follower: [0, 1], prophet: [0], move_ark: { x: 0, y: 0, steps: 5 }, pass: true },
      supply,
      true,
    );
    expect(options.map(({ number, choice, legal }) => [number, choice.kind, legal])).toEqual([
      [0, "nothing", true],
      [1, "follower", true],
      [2, "follower", true],
      [3, "follower", false],
      [4, "follower", false],
      [5, "prophet", true],
      [6, "ark", true],
    ]);
  });

  it("never offer a temple", () => {
    const options = optionsOf(
      kindOf("B20"),
      { follower: [1], pass: true },
      { points: 0, followers: 1 },
      false,
    );
    const segments = options.flatMap(({ choice }) => ("segment" in choice ? [choice.segment] : []));
    expect(segments).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("leave out a prophet that was used, and an Ark that is not there", () => {
    const options = optionsOf(
      kindOf("A21"),
      { follower: [0], pass: true },
      { points: 0, followers: 1 },
      false,
    );
    expect(options.map(({ choice }) => choice.kind)).toEqual(["nothing", "follower", "follower"]);
  });
});

describe("pressing a segment again and again", () => {
  const legal = { follower: [0, 1], prophet: [0] };

  it("puts a follower, then the prophet, then nothing", () => {
    const first = nextOn(0, { kind: "nothing" }, legal);
    const then = nextOn(0, first, legal);
    expect([first, then, nextOn(0, then, legal)]).toEqual([
      { kind: "follower", segment: 0 },
      { kind: "prophet", segment: 0 },
      { kind: "nothing" },
    ]);
  });

  it("moves the piece from another segment", () => {
    expect(nextOn(1, { kind: "prophet", segment: 0 }, legal)).toEqual({ kind: "follower", segment: 1 });
  });

  it("tries a follower where nothing is legal, for the server to say why not", () => {
    expect(nextOn(2, { kind: "nothing" }, legal)).toEqual({ kind: "follower", segment: 2 });
  });
});

it("segments of a kind are counted where there are several", () => {
  const kind = kindOf("A27");
  expect(kind.segments.map((_, index) => ordinalOf(kind, index))).toEqual([undefined, undefined, 1, 2]);
});
