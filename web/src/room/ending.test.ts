import { beforeAll, expect, test } from "vitest";
import type { CommonView } from "../generated/common";
import { learn, speak } from "../shared/words.svelte";
import { sayChange, sayEnd } from "./ending";

const end = (scores: number[], winners: number[]): CommonView => ({
  game: "any", players: scores.length, options: {}, seat: null, waiting: [], decided: [], chosen: null, needs: null, actions: [], over: true, scores, winners,
});
const NAMES = ["Ann", "Béa", "Cy"];

beforeAll(async () => {
  await learn("web", "web-people");
  await speak("en");
});

test("the winner reads that they have won, and by how much", () => {
  expect(sayEnd(end([10, 3, 1], [0]), NAMES, 0)).toBe("You win by 7!");
  expect(sayEnd(end([5, 5, 1], [0]), NAMES, 0)).toBe("You win on the tie-break!");
  expect(sayEnd(end([5, 5, 1], [0, 1]), NAMES, 0)).toBe("You share the victory with Béa!");
});

test("everybody else reads who has won and where they are", () => {
  expect(sayEnd(end([3, 10, 1], [1]), NAMES, 0)).toBe("Béa wins by 7, you are 2nd.");
  expect(sayEnd(end([1, 10, 3], [1]), NAMES, 0)).toBe("Béa wins by 7, you are 3rd.");
  expect(sayEnd(end([3, 10], [1]), NAMES, 0)).toBe("Béa wins by 7.");
  expect(sayEnd(end([3, 10, 1], [1]), NAMES, null)).toBe("Béa wins by 7.");
  expect(sayEnd(end([1, 4, 4], [1, 2]), NAMES, 0)).toBe("Béa and Cy share the victory, you are 3rd.");
});

test("alone, the score and how it compares", () => {
  expect(sayEnd(end([31], [0]), NAMES, 0)).toBe("31 points");
  expect(sayChange({ points: 31, before: null, isBest: true, rating: "" })).toBe("Your first score to beat.");
  expect(sayChange({ points: 31, before: 28, isBest: true, rating: "" })).toBe("A new best score! It was 28.");
  expect(sayChange({ points: 31, before: 40, isBest: false, rating: "" })).toBe("Your best score: 40.");
});

test("the same in French", async () => {
  await speak("fr");
  expect(sayEnd(end([10, 3, 1], [0]), NAMES, 0)).toBe("Vous gagnez de 7 points\u00a0!");
  expect(sayEnd(end([3, 10, 1], [1]), NAMES, 0)).toBe("Béa gagne de 7 points, vous êtes 2e.");
});
