import { expect, test } from "vitest";
import { allGames } from "../games/facts.svelte";
import { readLesson, readRules, rulesOf } from "./rulebook";

test("a page is read into chapters and numbered sentences", () => {
  const page = "# Game\n\n## 1 The cards\n\n- 1.1 There are cards. [XY-01, AL-01]\n- 1.2 No ruling here.\n";
  expect(readRules(page)).toEqual([
    {
      title: "The cards",
      sentences: [
        { number: "1.1", text: "There are cards.", rulings: ["XY-01", "AL-01"] },
        { number: "1.2", text: "No ruling here.", rulings: [] },
      ],
    },
  ]);
});

const LESSON = "# Game\n\n## Aim\n\nWin\nthis.\n\n```text\n[a]  b\n\n c\n```\n\nSo it goes.\n\n## 1 The cards\n\n- 1.1 There are cards.\n";

test("a lesson is read into headings, paragraphs and drawings, which keep their lines", () => {
  expect(readLesson(LESSON)).toEqual([
    { kind: "heading", text: "Aim" },
    { kind: "words", text: "Win this." },
    { kind: "drawing", text: "[a]  b\n\n c" },
    { kind: "words", text: "So it goes." },
  ]);
});

test("the headings of a lesson are no chapters", () => {
  expect(readRules(LESSON).map((chapter) => chapter.title)).toEqual(["The cards"]);
});

test("a page without a lesson has none", () => {
  expect(readLesson("# Game\n\n## 1 The cards\n\n- 1.1 There are cards.\n")).toEqual([]);
});

test.each(allGames().map((game) => game.id))("%s has a lesson of the same parts in both languages", async (game) => {
  const kinds = async (lang: "en" | "fr"): Promise<string[]> => (await rulesOf(game, lang)).lesson.map((part) => part.kind);
  const english = await kinds("en");
  expect(english).toContain("drawing");
  expect(await kinds("fr")).toEqual(english);
});

test.each(allGames().map((game) => game.id))("%s has the same sentences in both languages", async (game) => {
  const numbers = async (lang: "en" | "fr"): Promise<string[]> =>
    (await rulesOf(game, lang)).chapters.flatMap((chapter) => chapter.sentences.map((sentence) => sentence.number));
  const english = await numbers("en");
  expect(english.length).toBeGreaterThan(20);
  expect(await numbers("fr")).toEqual(english);
});
