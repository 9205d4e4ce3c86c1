import { expect, test } from "vitest";

import { randomHex, randomUuid } from "../src/random";

test("random hex has two lower-case digits a byte and differs", () => {
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex(16)).not.toBe(randomHex(16));
});

test("a random UUID is of version 4 and the standard variant", () => {
  for (let i = 0; i < 50; i++) {
    expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
