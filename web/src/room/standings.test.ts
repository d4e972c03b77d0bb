import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../shared/words.svelte";
import { headlines, spread } from "./standings";

const NAMES = ["You", "Béa", "Cy"];
const ended = (rounds: number[][], winners: number[]) => headlines(rounds, { scores: rounds.at(-1) ?? [], winners }, NAMES);

beforeAll(async () => {
  await learn("web", "web-people");
  await speak("en");
});

test("who was behind and won in the last round reads so", () => {
  expect(ended([[0, 9, 3], [4, 12, 3], [14, 12, 5]], [0])).toEqual([
    "The last round decided it.",
    "You were 9 points behind after round 1.",
    "Most points in one round: you, +10 in round 3.",
  ]);
});

test("changes of the lead are counted where somebody leads alone", () => {
  expect(ended([[1, 0, 0], [1, 3, 0], [4, 4, 0], [6, 4, 0], [6, 9, 9], [6, 11, 9]], [1])).toContain("The lead changed 3 times.");
});

test("a lead that was never lost is told, and a best round only if it is the only one", () => {
  expect(ended([[5, 1], [10, 2]], [0])).toEqual(["You led from the first round to the last."]);
  expect(ended([[1, 5], [3, 9]], [1])).toEqual(["Béa led from the first round to the last.", "Most points in one round: Béa, +5 in round 1."]);
});

test("a shared victory, a game alone and one in which fewer points win have no lead", () => {
  expect(ended([[5, 1], [6, 6]], [0, 1])).toEqual([]);
  expect(ended([[5], [6]], [0])).toEqual(["Most points in one round: you, +5 in round 1."]);
  expect(ended([[5, 1], [6, 4]], [1])).toEqual(["Most points in one round: you, +5 in round 1."]);
  expect(ended([[5, 1]], [0])).toEqual([]);
});

test("the same in French", async () => {
  await speak("fr");
  expect(headlines([[0, 9], [14, 12]], { scores: [14, 12], winners: [0] }, ["Vous", "Béa"])).toEqual([
    "La dernière manche a tout décidé.",
    "Vous aviez 9 points de retard après la manche 1.",
    "Le plus de points en une manche\u00a0: vous, +14 à la manche 2.",
  ]);
  await speak("en");
});

test("marks are beside their lines, or as near as they have room", () => {
  expect(spread([50, 0, 100], 10)).toEqual([50, 0, 100]);
  expect(spread([50, 50, 52], 10)).toEqual([50, 60, 70]);
  expect(spread([100, 100, 98], 10)).toEqual([90, 100, 80]);
});
