import { expect, test } from "vitest";
import { CELL, LANE, outline, readWrite, slotOf, slotsOf, spellWrite, xOf } from "./sheet";

const PAD_A = ["..oooo..", ".oooooo.", "oooooooo", "*oooooo*", "oooooooo", ".oooooo.", "..oooo.."];

/** The corners of a path drawn without rounding, as "x y". */
function cornersOf(path: string): string[] {
  return [...path.matchAll(/Q(\S+ \S+) /g)].map((match) => match[1] ?? "");
}

test("a slot is two cells mirrored about the centre line", () => {
  expect(slotOf("c2")).toEqual({ name: "c2", row: 2, left: 2, right: 5 });
});

test("a pad has the slots that it has spaces for", () => {
  const slots = slotsOf(PAD_A);
  expect(slots).toHaveLength(22);
  expect(slots.map(({ name }) => name).slice(0, 5)).toEqual(["a2", "a1", "b3", "b2", "b1"]);
});

test("an action is read and spelled the same", () => {
  const written = readWrite("write 4|1 c2");
  expect(written?.numbers).toEqual([4, 1]);
  expect(spellWrite(written?.numbers ?? [0, 0], written?.name ?? "")).toBe("write 4|1 c2");
  expect(readWrite(null)).toBeNull();
});

test("one cell has four corners", () => {
  expect(cornersOf(outline([[0, 0]], 0, 0)).sort()).toEqual(["0 0", `0 ${CELL}`, `${CELL} 0`, `${CELL} ${CELL}`].sort());
});

test("a row across the centre line is one shape that bridges the lane", () => {
  const corners = cornersOf(outline([[0, 3], [0, 4]], 0, 0));
  expect(corners).toHaveLength(4);
  expect(corners).toContain(`${xOf(4) + CELL} 0`);
  expect(xOf(4) - xOf(3)).toBe(CELL + LANE);
});

test("an angle has six corners, one of them inside", () => {
  const corners = cornersOf(outline([[0, 0], [1, 0], [1, 1]], 2, 0));
  expect(corners).toHaveLength(6);
  expect(corners).toContain(`${CELL - 2} ${CELL + 2}`);
});

test("a ring has an outline outside and one inside", () => {
  const ring = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]];
  expect(outline(ring, 2, 0).match(/M/g)).toHaveLength(2);
});
