import { expect, test } from "vitest";
import { canLay, canTouch, joinedBy, matchOf, takeOf, tradeOf, upgradeOf } from "./choices";

const ACTIONS = ["match 4D 4H", "upgrade 4D 4H 4C@P2", "discard 8S", "take 2", "trade 4C4H 9D9S@P3"];

test("a match is found whichever card is touched first", () => {
  expect(matchOf(ACTIONS, "4H", "4D")).toBe("match 4D 4H");
  expect(matchOf(ACTIONS, "4H", "8S")).toBeNull();
});

test("an upgrade is found by the card and the match that it is played on", () => {
  expect(upgradeOf(ACTIONS, "4D", "4C4H", 1)).toBe("upgrade 4D 4H 4C@P2");
  expect(upgradeOf(ACTIONS, "4D", "4C4H", 2)).toBeNull();
  expect(joinedBy("upgrade 4D 4H 4C@P2")).toBe("4D4H");
  expect(joinedBy("match 10S 10C")).toBe("10C10S");
});

test("taking names the place in the row, counted from its top", () => {
  expect(takeOf(ACTIONS, ["5C", "KD", "2S"], 1)).toBe("take 2");
  expect(takeOf(ACTIONS, ["5C", "KD", "2S"], 2)).toBeNull();
});

test("a trade is an own match for one before another seat", () => {
  expect(tradeOf(ACTIONS, "4C4H", "9D9S", 2)).toBe("trade 4C4H 9D9S@P3");
  expect(canTouch(ACTIONS, "4C4H", 0, 0)).toBe(true);
  expect(canTouch(ACTIONS, "9D9S", 2, 0)).toBe(true);
  expect(canTouch(ACTIONS, "9D9S", 0, 0)).toBe(false);
});

test("cards that can be laid are those of matches and upgrades, not of discards", () => {
  expect(["4D", "4H", "8S"].map((card) => canLay(ACTIONS, card))).toEqual([true, true, false]);
});
