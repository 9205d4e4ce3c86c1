import { expect, test } from "vitest";

import { optionsOf } from "../src/options";

const schema = {
  type: "object",
  properties: {
    draw_ahead: { type: "boolean", default: false, title: "ark.option.draw_ahead" },
    pace: { enum: ["slow", "quick"], default: "slow" },
    rounds: { type: "integer", minimum: 1, maximum: 9, default: 3 },
    notes: { type: "array", default: [] },
    unset: { type: "boolean" },
  },
};

test("options come in the schema's order with their choices and limits", () => {
  expect(optionsOf(schema, { pace: "game.pace" })).toEqual([
    { name: "draw_ahead", titleKey: "ark.option.draw_ahead", initial: false, values: [false, true] },
    { name: "pace", titleKey: "game.pace", initial: "slow", values: ["slow", "quick"] },
    { name: "rounds", titleKey: "rounds", initial: 3, min: 1, max: 9 },
  ]);
});

test("a schema without properties has no options", () => {
  expect(optionsOf({ type: "object" })).toEqual([]);
});
