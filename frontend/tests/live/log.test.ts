import { expect, test } from "vitest";

import type { Entry } from "../../src/games/module";
import { Log } from "../../src/live/log";

const entry = (n: number): Entry => ({ n, seat: 0, action: { type: "pass" }, events: [] });
const numbers = (log: Log) => log.entries.map(({ n }) => n);

test("entries that arrive in order are appended", () => {
  const log = new Log();
  log.add([entry(1), entry(2)]);
  log.add([entry(3)]);
  expect(numbers(log)).toEqual([1, 2, 3]);
});

test("entries beyond a hole wait until it is filled", () => {
  const log = new Log();
  log.add([entry(3)]);
  expect(numbers(log)).toEqual([]);
  log.add([entry(1), entry(2)]);
  expect(numbers(log)).toEqual([1, 2, 3]);
});

test("an entry known already changes nothing", () => {
  const log = new Log();
  log.add([entry(1), entry(2)]);
  const before = log.entries;
  log.add([entry(2), entry(1)]);
  expect(log.entries).toBe(before);
});
