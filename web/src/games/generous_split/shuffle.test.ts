import { expect, test } from "vitest";
import { deck, keyOf } from "../../room/shuffle";
import { deckOf } from "..";

// A published vector of docs/shuffle.md.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const DECK = "deck 9D 6C 10S 8D 6H 9S 8C AH 7D QS 7H 10H 8H AD 9C 6D 5S 6S 9H QH QD 8S JH JD KC 5C 7C 7S AC KH 10D 5H KS JC 5D 10C JS QC KD AS";

test("a deck follows from the key", async () => {
  const key = await keyOf(SECRET, "abcdefghijkmnpqr", ["ann-1", "-", "c0ffee"]);
  expect(await deck(key, 0, (await deckOf("generous-split", 3)) ?? [])).toBe(DECK);
});
