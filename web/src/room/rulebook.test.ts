import { expect, test } from "vitest";
import { allGames } from "../games/facts.svelte";
import { readRules, rulesOf } from "./rulebook";

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

test.each(allGames().map((game) => game.id))("%s has the same sentences in both languages", async (game) => {
  const numbers = async (lang: "en" | "fr"): Promise<string[]> =>
    (await rulesOf(game, lang)).flatMap((chapter) => chapter.sentences.map((sentence) => sentence.number));
  const english = await numbers("en");
  expect(english.length).toBeGreaterThan(20);
  expect(await numbers("fr")).toEqual(english);
});
