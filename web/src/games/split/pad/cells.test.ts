import { expect, test } from "vitest";
import pad from ".";

test("the pad comes back from its cells", () => {
  const laid = Array.from({ length: 13 }, (_, rank) => (rank === 3 ? 2 : 0));
  const rounds = [{ matches: [laid, laid], held: [0, null], penalties: [1, 0] }];
  expect(pad.typed(pad.cells({ rounds }), 2)).toEqual({ rounds });
});
