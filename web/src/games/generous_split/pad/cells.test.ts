import { expect, test } from "vitest";
import pad from ".";

test("the pad comes back from its cells", () => {
  const deals = [[4, 8, 0], [6, null, null]];
  expect(pad.typed(pad.cells({ deals }), 3)).toEqual({ deals });
});
