import { expect, test } from "vitest";
import pad from ".";

test("the pad comes back from its cells", () => {
  const lines = ["roll 4 1", "P1 write 4|1 c2", "P2 write 1|4 a2", "roll 2 2", "P2 write 2|2 b1"];
  expect(pad.typed(pad.cells({ lines }), 2)).toEqual({ lines });
});

test("a round that is not written by all holds up the next, and nothing of it is lost", () => {
  const cells = pad.cells({ lines: ["roll 4 1", "P1 write 4|1 c2", "P2 write 1|4 a2", "roll 2 2"] });
  cells.set("1-p2", null);
  expect(pad.typed(cells, 2)).toEqual({ lines: ["roll 4 1", "P1 write 4|1 c2"] });
  cells.set("1-p2", "write 4|1 a2");
  expect(pad.typed(cells, 2).lines.at(-1)).toBe("roll 2 2");
});
