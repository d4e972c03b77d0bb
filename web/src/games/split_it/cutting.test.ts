import { expect, test } from "vitest";
import { cutsOf, move, splitOf, touch, traysBetween, traysOf } from "./cutting";

test("cuts and the action that they make read back", () => {
  expect(cutsOf("split 3-2-4")).toEqual([3, 5]);
  expect(splitOf([3, 5], 9)).toBe("split 3-2-4");
  expect(splitOf([3], 9)).toBeNull();
});

test("a touch makes a cut and closes it again", () => {
  expect(touch([], 4)).toEqual([4]);
  expect(touch([4], 2)).toEqual([2, 4]);
  expect(touch([2, 4], 4)).toEqual([2]);
});

test("a third cut moves the nearer of the two", () => {
  expect(touch([2, 6], 7)).toEqual([2, 7]);
  expect(touch([2, 6], 1)).toEqual([1, 6]);
});

test("a cut is never moved onto the other", () => {
  expect(move([2, 6], 2, 6)).toEqual([2, 6]);
  expect(move([2, 6], 2, 8)).toEqual([6, 8]);
});

test("trays lie one after the other", () => {
  expect(traysBetween([1, 3], 7).map(({ name, from, size }) => [name, from, size])).toEqual([["white", 0, 1], ["pink", 1, 2], ["black", 3, 4]]);
  expect(traysBetween([1], 7)).toEqual([]);
  expect(traysOf([{ name: "white", cards: ["4"] }, { name: "pink", cards: ["J"] }])).toEqual([{ name: "white", from: 0, size: 1 }, { name: "pink", from: 1, size: 1 }]);
});
