import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { View } from "./generated/view";
import { learn } from "../../shared/words.svelte";
import Board from "./Board.svelte";
import sample from "./sample.json";

const base = { ...(sample as View), last_round: null };
const NAMES = ["Ann", "Ben", "Cem"];

beforeAll(() => learn("split", "web-split", "web-table", "web", "cards"));
afterEach(cleanup);

/** A board whose own hand, row, matches and actions are as a test says. */
function show(change: Partial<View>) {
  const play = vi.fn();
  const why = vi.fn();
  const view: View = { ...base, seat: 0, turn: 0, waiting: [0], taken: null, new_match: null, matches: [[], [], []], row: [], ...change };
  const props = { view, before: null, happened: [], names: NAMES, play, why, pending: null, lang: "en" as const };
  return { play, why, ...render(Board, props) };
}

function card(name: string): HTMLElement {
  return document.querySelector(`[data-card="${name}"]`) as HTMLElement;
}

function match(cards: string, seat: number): HTMLElement {
  return document.querySelector(`[data-match="${cards}"][data-seat="${seat}"]`) as HTMLElement;
}

async function confirm(action: string): Promise<void> {
  await fireEvent.click([...document.querySelectorAll(`[data-action="${action}"]`)].at(-1) as HTMLElement);
}

test("two cards are picked, joined and laid with one press", async () => {
  const { play } = show({ asked: "play", hand: ["4D", "4H", "8S"], actions: ["match 4D 4H", "discard 4D", "discard 4H", "discard 8S"] });
  await fireEvent.click(card("4H"));
  expect(card("4D").classList).toContain("lit");
  expect(card("8S").classList).not.toContain("lit");
  await fireEvent.click(card("4D"));
  expect(play).not.toHaveBeenCalled();
  await confirm("match 4D 4H");
  expect(play).toHaveBeenCalledWith("match 4D 4H");
});

test("a picked card can be discarded or put back", async () => {
  const { play } = show({ asked: "play", hand: ["4D", "8S"], actions: ["discard 4D", "discard 8S"] });
  await fireEvent.click(card("8S"));
  await fireEvent.click(screen.getByLabelText("Put back"));
  expect(document.querySelector('[data-action="discard 8S"]')).toBeNull();
  await fireEvent.click(card("8S"));
  await confirm("discard 8S");
  expect(play).toHaveBeenCalledWith("discard 8S");
});

test("a card is played onto a match by pointing at both", async () => {
  const { play } = show({
    asked: "play",
    hand: ["4D", "8S"],
    matches: [[], [{ cards: "4C4H", kind: "weak" }], []],
    actions: ["upgrade 4D 4H 4C@P2", "discard 4D", "discard 8S"],
  });
  await fireEvent.click(match("4C4H", 1));
  await fireEvent.click(card("4D"));
  await confirm("upgrade 4D 4H 4C@P2");
  expect(play).toHaveBeenCalledWith("upgrade 4D 4H 4C@P2");
});

test("a card of the row says what comes along before it is taken", async () => {
  const { play, why } = show({ asked: "draw", hand: ["5C"], row: ["5D", "10H", "2S"], actions: ["draw", "take 3"] });
  await fireEvent.click(document.querySelector('[data-row="2"]') as HTMLElement);
  expect(why).toHaveBeenCalledWith("take 1");
  await fireEvent.click(document.querySelector('[data-row="0"]') as HTMLElement);
  expect(document.querySelectorAll(".along")).toHaveLength(2);
  await confirm("take 3");
  expect(play).toHaveBeenCalledWith("take 3");
});

test("the card taken is picked by itself, and its partners are lit", () => {
  show({ asked: "use", taken: { card: "5D", along: [] }, hand: ["8S", "5C", "5D"], actions: ["match 5C 5D"] });
  expect(card("5D").getAttribute("aria-pressed")).toBe("true");
  expect(card("5C").classList).toContain("lit");
});

test("a trade is an own match and another's, in either order", async () => {
  const { play } = show({
    asked: "trade",
    new_match: { cards: "4C4H", kind: "weak" },
    hand: ["8S"],
    matches: [[{ cards: "4C4H", kind: "weak" }], [], [{ cards: "9D9S", kind: "weak" }]],
    actions: ["pass", "trade 4C4H 9D9S@P3"],
  });
  await fireEvent.click(match("9D9S", 2));
  await fireEvent.click(match("4C4H", 0));
  await confirm("trade 4C4H 9D9S@P3");
  expect(play).toHaveBeenCalledWith("trade 4C4H 9D9S@P3");
});

test("a Perfect match asks for a name", async () => {
  const { play } = show({ asked: "penalize", new_match: { cards: "QDQD", kind: "perfect" }, hand: ["8S"], actions: ["penalize P2", "penalize P3"] });
  await confirm("penalize P3");
  expect(play).toHaveBeenCalledWith("penalize P3");
});

test("the last round stays in sight until it is put away", async () => {
  show({ asked: "draw", round: 2, hand: ["8S"], actions: ["draw"], last_round: (sample as View).last_round ?? { out: 0, ended_by: 0, matches: [[], [], []], laid_for: [], held: [0, 2, 3], penalties: [0, 0, 1] } });
  expect(screen.getByText("Round 1 is over")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Close"));
  expect(screen.queryByText("Round 1 is over")).toBeNull();
});
