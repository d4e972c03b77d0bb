import { expect, test } from "vitest";
import pad from ".";

test("the pad comes back from its cells", () => {
  const columns = pad.blank(1).columns.map((numbers) => numbers.map((_, place) => ({ cards: place, jokers: place === 9 ? 1 : 0 })));
  expect(pad.typed(pad.cells({ columns }), 1)).toEqual({ columns });
});
