/** A check that every game's own tests use: all that can happen is said in both languages. */

import { beforeAll, expect, test } from "vitest";
import { knows, learn, speak, t } from "../shared/words.svelte";
import { bring } from ".";
import { actionOf, sayAction, sayHappened, seatOf } from "./say";

const NAMES = ["Ann", "Ben", "Cy"];
/** What a missing message, argument or number leaves in a sentence. */
const UNSAID = /-do-|-did-|\{|undefined|NaN/;
/** A verb of the third person after "You". */
const ILL_SAID = { en: /You [a-z]+s /, fr: /Vous (?!\p{L}+ez|vous)/u };

/** Say lines of a game's record in both languages. */
export function testWording(id: string, lines: readonly string[]): void {
  beforeAll(() => learn("web", "common"));

  test.each(["en", "fr"] as const)("all that can happen is said in %s", async (lang) => {
    const game = await bring(id);
    await speak(lang);
    for (const line of lines) {
      const action = actionOf(line);
      const said = sayHappened(game, id, line, NAMES);
      expect(said, line).not.toMatch(UNSAID);
      if (seatOf(line) === 0) expect(said).toContain("Ann");
      const ours = sayHappened(game, id, line, [t("you"), ...NAMES.slice(1)]);
      expect(ours, line).not.toMatch(ILL_SAID[lang]);
      if (seatOf(line) === 0) expect(ours).toMatch(lang === "en" ? /^You / : /^Vous /);
      if (action === "undo") continue;
      const { verb } = game.read(action, NAMES);
      expect(knows(`${id}-did-${verb}`), line).toBe(true);
      if (seatOf(line) === null) continue;
      expect(knows(`${id}-do-${verb}`), line).toBe(true);
      expect(sayAction(game, id, action, NAMES), line).not.toMatch(UNSAID);
    }
  });
}
