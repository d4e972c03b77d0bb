import { expect, test } from "vitest";
import { marginOf, ranked } from "./ranking";

const places = (scores: number[], winners: number[]): string => ranked({ scores, winners }).map((one) => `${one.rank}:${one.seat}`).join(" ");

test("seats are ranked by points, and equal points share a rank", () => {
  expect(places([3, 9, 3, 7], [1])).toBe("1:1 2:3 3:0 3:2");
  expect(marginOf({ scores: [3, 9, 3, 7], winners: [1] })).toBe(2);
});

test("who wins on a tie-break stands alone in front", () => {
  expect(places([5, 5, 1], [1])).toBe("1:1 2:0 3:2");
  expect(marginOf({ scores: [5, 5, 1], winners: [1] })).toBe(0);
});

test("a shared victory is shared", () => {
  expect(places([5, 5, 1], [0, 1])).toBe("1:0 1:1 3:2");
  expect(marginOf({ scores: [5, 5, 1], winners: [0, 1] })).toBe(4);
});

test("where fewer points win, fewer points rank higher", () => {
  expect(places([8, 2, 5], [1])).toBe("1:1 2:2 3:0");
});
