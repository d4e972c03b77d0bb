import { beforeEach, expect, test } from "vitest";
import type { AnyGame } from "../games/contract";
import type { CommonView } from "../generated/common";
import { add, bestScores, comparable, noteScore } from "./best";

const game: AnyGame = { read: () => ({ verb: "", args: {} }), asks: () => null, scoreLines: () => [], rate: () => "a-step" };
const view = (points: number, more: Partial<CommonView> = {}): CommonView => ({
  game: "alone", players: 1, options: { start: "1", pad: "A" }, seat: 0, waiting: [], decided: [], chosen: null, needs: null,
  actions: [], over: true, scores: [points], winners: [0], ...more,
});

beforeEach(() => localStorage.clear());

test("the best score of a game alone is kept with its rating", () => {
  expect(noteScore("t1", view(30), game)).toEqual({ points: 30, before: null, isBest: true, rating: "a-step" });
  expect(noteScore("t2", view(28), game)).toMatchObject({ before: 30, isBest: false });
  expect(noteScore("t3", view(41), game)).toMatchObject({ before: 30, isBest: true });
  expect(bestScores()).toMatchObject([{ game: "alone", options: "pad=A", points: 41, rating: "a-step" }]);
});

test("looking at the same end twice says the same", () => {
  const first = noteScore("t1", view(30), game);
  expect(noteScore("t1", view(30), game)).toEqual(first);
});

test("other options are other scores; games with others or without an end are none", () => {
  noteScore("t1", view(30), game);
  noteScore("t2", view(20, { options: { start: "1", pad: "B" } }), game);
  expect(bestScores().map((one) => one.points)).toEqual([20, 30]);
  expect(noteScore("t3", view(50, { players: 2 }), game)).toBeNull();
  expect(noteScore("t4", view(50, { over: false }), game)).toBeNull();
  expect(noteScore("t5", view(50, { seat: null }), game)).toBeNull();
});

test("a score from another device replaces only a worse one", () => {
  noteScore("t1", view(30), game);
  add({ game: "alone", options: comparable({ pad: "A", start: "1" }), points: 29, rating: "", at: 1 });
  expect(bestScores()[0]?.points).toBe(30);
  add({ game: "alone", options: "pad=A", points: 33, rating: "", at: 1 });
  expect(bestScores()).toMatchObject([{ points: 33 }]);
});
