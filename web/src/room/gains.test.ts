import { expect, test } from "vitest";
import { gainsOf } from "./gains";

test("points stand at the line of the seat that got them", () => {
  const lines = ["P1 write 2|3 a1", "P2 write 2|3 a1", "roll 4 1"];
  expect(gainsOf(lines, [3, 5, 0], [4, 5, 0])).toEqual([[{ seat: 0, points: 1 }], [], []]);
  expect(gainsOf(lines, [3, 5, 0], [3, 4, 2])).toEqual([[], [{ seat: 1, points: -1 }, { seat: 2, points: 2 }], []]);
});

test("without points before there is nothing to compare", () => {
  expect(gainsOf(["deck", "P1 play QH"], [], [4, 5])).toEqual([[], []]);
  expect(gainsOf([], [1], [2])).toEqual([]);
});
