import { expect, test } from "vitest";
import { linesOf, partsOf } from "./rounds";

const RECORD = "splittable-record 1\ngame any\nplayers 2\n---\ndeck 9C 7C\nP1 play 9C\n; P2 clock\nP2 play 7C\n; P1 sitter hard\nP1 play 8C\ndeck 1C 2C\nP2 play 1C\n---\nscores 1 2\n";

test("a record's lines are read with what a clock or a sitter played, and without the cards of a deck", () => {
  const lines = linesOf(RECORD);
  expect(lines.map(({ line }) => line)).toEqual(["deck", "P1 play 9C", "P2 play 7C", "P1 play 8C", "deck", "P2 play 1C"]);
  expect(lines.filter(({ by }) => by).map(({ place, by }) => [place, by])).toEqual([[3, "clock"], [4, "hard"]]);
});

test("lines are cut where cards are dealt, or where the game says", () => {
  const lines = linesOf(RECORD);
  expect(partsOf({}, lines).map((part) => [part.number, part.lines.length])).toEqual([[1, 3], [2, 1]]);
  const parts = partsOf({ opens: (line) => line.startsWith("P1") }, lines);
  expect(parts.map((part) => part.opening?.line ?? null)).toEqual([null, "P1 play 9C", "P1 play 8C"]);
});
