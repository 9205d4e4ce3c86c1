import { describe, expect, test } from "vitest";

import { mergePatch } from "../../src/live/merge";

describe("merge patch", () => {
  // RFC 7386, appendix A: target, patch, result.
  const cases: [unknown, unknown, unknown][] = [
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [
      ["a", "b"],
      ["c", "d"],
      ["c", "d"],
    ],
    [{ a: "b" }, ["c"], ["c"]],
    [{ a: "foo" }, null, null],
    [{ a: "foo" }, "bar", "bar"],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];

  test.each(cases)("%j patched with %j is %j", (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  test("leaves the target as it was and keeps unchanged parts as the same objects", () => {
    const target = { board: { "0,0": { tile: "A" } }, players: { "0": { points: 1 } } };
    const before = structuredClone(target);
    const merged = mergePatch(target, { players: { "0": { points: 2 } } }) as typeof target;
    expect(target).toEqual(before);
    expect(merged.board).toBe(target.board);
    expect(merged.players["0"].points).toBe(2);
  });
});
