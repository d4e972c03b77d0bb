import { beforeEach, expect, test } from "vitest";
import { settings } from "../shared/settings.svelte";
import { learn, speak } from "../shared/words.svelte";
import { bring, games } from ".";
import { sayAction, sayHappened } from "./say";

const NAMES = ["Ann", "Ben", "Cy"];
const LINES: Record<string, string[]> = {
  "split-it": ["deck", "P1 split 3-2-4", "P2 remove pink", "P3 guess white", "P1 joker 7", "P1 undo"],
  "generous-split": ["deck", "P2 play QH", "P2 play 10S"],
  split: ["deck", "P1 draw", "P2 take 3", "P1 match 4D 4H", "P1 upgrade 10D 10H 10C@P2", "P2 penalize P3", "P1 trade 4C4H 9D9S@P3", "P1 pass", "P1 discard 8S"],
  splitter: ["roll 4 1", "P1 write 4|1 c2"],
};

beforeEach(async () => {
  await learn("web");
});

test.each(games.flatMap((game) => (["en", "fr"] as const).map((lang) => [game.id, lang] as const)))("all that can happen in %s is said in %s", async (id, lang) => {
  const game = await bring(id);
  await speak(lang);
  expect(settings.lang).toBe(lang);
  for (const line of LINES[id] ?? []) {
    const said = sayHappened(game, id, line, NAMES);
    expect(said, line).not.toMatch(/-did-|\{|undefined|NaN/);
    if (line.startsWith("P1")) expect(said).toContain("Ann");
    const action = line.replace(/^P\d /, "");
    if (line.startsWith("P") && action !== "undo") expect(sayAction(game, id, action, NAMES), line).not.toMatch(/-do-|\{|undefined/);
  }
});
