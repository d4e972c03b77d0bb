import { expect, test } from "vitest";
import { Lines } from "./lines";

test("seven cards lie in one line on a phone, nine in two", () => {
  expect(new Lines(7, true)).toMatchObject({ lines: 1, across: 7, columns: 14 });
  expect(new Lines(9, true)).toMatchObject({ lines: 2, across: 5, columns: 11 });
  expect(new Lines(9, false)).toMatchObject({ lines: 1, across: 9, columns: 18 });
});

test("a gap lies over the halves of both its neighbours", () => {
  const lines = new Lines(7, true);
  expect([lines.card(2).columns, lines.gap(3).columns, lines.card(3).columns]).toEqual(["5 / 7", "6 / 8", "7 / 9"]);
});

test("the gap between both lines lies at the end of the first", () => {
  const lines = new Lines(9, true);
  expect(lines.gap(5)).toEqual({ line: 1, columns: "10 / 12" });
  expect(lines.card(5)).toEqual({ line: 2, columns: "2 / 4" });
  expect(lines.gap(6)).toEqual({ line: 2, columns: "3 / 5" });
});

test("a section that goes on in the second line has two pieces", () => {
  const pieces = (from: number, size: number) => new Lines(9, true).pieces({ name: "pink", from, size }).map(({ line, columns, isFirst }) => [line, columns, isFirst]);
  expect(pieces(3, 3)).toEqual([[1, "7 / 11", true], [2, "2 / 4", false]]);
  expect(pieces(0, 5)).toEqual([[1, "1 / 11", true]]);
  expect(pieces(5, 4)).toEqual([[2, "2 / 10", true]]);
});
