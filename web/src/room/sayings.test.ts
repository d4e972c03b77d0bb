import { beforeEach, expect, test } from "vitest";
import type { Saying } from "../generated/messages";
import { countNew, isReaction, newest, noteRead, readUpTo } from "./sayings";

const said = (number: number, seat: number, phrase = "hello"): Saying => ({ number, seat, phrase, words: "" });

beforeEach(() => localStorage.clear());

test("one's own sayings never count as new", () => {
  const table = { said: [said(1, 0), said(2, 1), said(3, 0)] };
  expect(countNew(table, [0], 0)).toBe(1);
  expect(countNew(table, [0], 2)).toBe(0);
  expect(countNew(table, [null], 0)).toBe(3);
});

test("what was read stays read after a reload", () => {
  expect(readUpTo("t1")).toBe(0);
  noteRead("t1", newest({ said: [said(7, 1)] }));
  noteRead("t2", 3);
  expect(readUpTo("t1")).toBe(7);
});

test("reactions are told from phrases", () => {
  expect(isReaction(said(1, 0, "emoji-clap"))).toBe(true);
  expect(isReaction(said(1, 0))).toBe(false);
});
