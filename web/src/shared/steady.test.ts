import { expect, test } from "vitest";
import { share } from "./steady.svelte";

test("what says the same stays the same object", () => {
  const old = { hand: ["QH", "2C"], sheets: [{ rows: [[1, 0]] }, { rows: [[0, 0]] }], turn: 1 };
  expect(share(old, JSON.parse(JSON.stringify(old)))).toBe(old);
});

test("only what changed is new", () => {
  const old = { hand: ["QH", "2C"], sheets: [{ rows: [[1, 0]] }, { rows: [[0, 0]] }], turn: 1 };
  const now = JSON.parse(JSON.stringify(old));
  now.sheets[1] = { rows: [[0, 6]] };
  const shared = share(old, now);
  expect(shared).toEqual({ ...old, sheets: [{ rows: [[1, 0]] }, { rows: [[0, 6]] }] });
  expect(shared).not.toBe(old);
  expect(shared.hand).toBe(old.hand);
  expect(shared.sheets[0]).toBe(old.sheets[0]);
  expect(shared.sheets[1]).not.toBe(old.sheets[1]);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [{ a: null }, { a: {} }],
  ["1", 1],
])("%j is not %j", (old, now) => {
  const expected = now && typeof now === "object" && !Array.isArray(now) ? { ...now } : now;
  expect(share(old, now)).toStrictEqual(expected);
});
