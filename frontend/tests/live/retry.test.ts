import { expect, test } from "vitest";

import { retryDelay } from "../../src/live/retry";

test("the first try after a loss is at once", () => {
  expect(retryDelay(0, 0)).toBe(0);
  expect(retryDelay(0, 1)).toBe(0);
});

test("delays grow up to fifteen seconds and never end", () => {
  const delays = Array.from({ length: 50 }, (_, attempt) => retryDelay(attempt, 0));
  expect(delays.slice(0, 4)).toEqual([0, 500, 1000, 2000]);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(delays.at(-1)).toBe(15_000);
});

test("chance shortens a delay by up to a half", () => {
  expect(retryDelay(20, 1)).toBe(7_500);
  expect(retryDelay(20, 0.5)).toBe(11_250);
});
