import { expect, test } from "vitest";

import { check } from "../src/fairness";

const seed = "00".repeat(32);
// SHA-256 of 32 zero bytes.
const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const disclosed = { commitment, server_seed: seed, nonces: ["aa".repeat(16), "bb".repeat(16)] };

test("an honest game passes every check", async () => {
  const seen = { commitment, nonce: "bb".repeat(16) };
  expect(await check(disclosed, seen, 1)).toEqual({ seed: true, commitment: true, nonce: true });
});

test("another seed than the promised one is found out", async () => {
  expect(await check({ ...disclosed, server_seed: "01".repeat(32) }, undefined, undefined)).toEqual({
    seed: false,
  });
});

test("a commitment changed after the nonces were known is found out", async () => {
  const other = {
    ...disclosed,
    server_seed: "",
    commitment: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  };
  const seen = { commitment, nonce: "aa".repeat(16) };
  expect(await check(other, seen, 0)).toEqual({ seed: true, commitment: false, nonce: true });
});

test("a nonce left out is found out", async () => {
  const seen = { commitment, nonce: "cc".repeat(16) };
  expect(await check(disclosed, seen, 0)).toEqual({ seed: true, commitment: true, nonce: false });
});

test("a spectator can check the seed alone", async () => {
  expect(await check(disclosed, undefined, undefined)).toEqual({ seed: true });
});
