/** A game that this client was not built with: the room offers it, and the list of actions shows it. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { CommonView } from "../generated/common";
import type { GameOffered } from "../generated/messages";
import { learn, speak } from "../shared/words.svelte";
import { bring, deckOf, hasGuide, pictureOf } from ".";
import { clientOf } from "./contract";
import { allGames, factsOf, findOthers, titleOf } from "./facts.svelte";
import ListBoard from "./ListBoard.svelte";
import { sayAction, sayHappened, sayOption, sayValue, sayVerb } from "./say";

const ID = "highest";
const OFFERED: GameOffered = { id: ID, names: { en: "Highest", fr: "La plus haute" }, fewest: 2, most: 4, options: [{ name: "rounds", values: ["1", "3"] }], ratings: {}, decks: { "2": "2H 3H 4H" } };
const COMMON: CommonView = { game: ID, players: 2, options: {}, seat: 0, waiting: [0], decided: [], chosen: null, needs: null, actions: ["play 4H"], over: false, scores: [2, 1], winners: [] };
const NAMES = ["Ann", "Ben"];

beforeAll(async () => {
  await learn("web");
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [OFFERED, { ...OFFERED, id: allGames()[0]?.id }] })));
});
afterAll(() => vi.unstubAllGlobals());
afterEach(cleanup);

test("while the room has not been asked, its id is its name", () => {
  expect([factsOf(ID), titleOf(ID)]).toEqual([undefined, ID]);
});

test("the room adds the games that this client does not know, each once", async () => {
  const before = allGames();
  await findOthers();
  await findOthers();
  expect(allGames()).toEqual([...before, OFFERED]);
  expect(titleOf(ID)).toBe("Highest");
  await speak("fr");
  expect(titleOf(ID)).toBe("La plus haute");
  await speak("en");
  expect(await deckOf(ID, 2)).toEqual(["2H", "3H", "4H"]);
});

test("it has no picture, no guide and no board, and is said in notation", async () => {
  const game = await bring(ID);
  expect([game.Board, pictureOf(ID), hasGuide(ID)]).toEqual([undefined, undefined, false]);
  expect(sayAction(game, ID, "play 4H", NAMES)).toBe("play 4H");
  expect(sayVerb(ID, "play")).toBe("play");
  expect(sayHappened(game, ID, "P2 play 4H", NAMES)).toBe("Ben: play 4H");
  expect(sayHappened(game, ID, "deck", NAMES)).toBe("deck");
  expect([sayOption(ID, "rounds"), sayValue(ID, "rounds", "3")]).toEqual(["rounds", "3"]);
  expect([game.asks(COMMON, NAMES), game.scoreLines(COMMON)]).toEqual([null, []]);
});

test("its board lists what the view says beyond the common fields", () => {
  const view = { ...COMMON, hand: ["4H", "2H"], left_over: 0, is_last: true, trump: null, taken: [["3H"], []], trick: { leader: 1, cards: [] } };
  render(ListBoard, { view });
  const shown = screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent?.replace(/\s+/g, " ").trim()}`);
  expect(shown).toEqual(["hand: 4H 2H", "left over: 0", "is last: ✓", "trump: –", "taken: 3H –", "trick: leader 1cards –", "leader: 1", "cards: –"]);
});

test("a game's own board never gets another game's view", () => {
  interface Own extends CommonView {
    game: "other";
  }
  const own = clientOf((view): view is Own => view.game === "other", { read: () => ({ verb: "", args: {} }), asks: () => "yes", scoreLines: () => [] });
  expect(own.asks({ ...COMMON, game: "other" }, NAMES)).toBe("yes");
  expect(() => own.asks(COMMON, NAMES)).toThrow("highest");
});
