import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { View } from "./generated/view";
import { set } from "../../shared/settings.svelte";
import { learn } from "../../shared/words.svelte";
import Board from "./Board.svelte";
import sample from "./sample.json";

const base = { ...(sample as View), last_round: null };
const NAMES = ["Ann", "Ben", "Cem"];

beforeAll(() => learn("split", "web-split", "web-table", "web", "cards"));
afterEach(() => {
  cleanup();
  set({ confirm: true });
});

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

test("for those who have set it so, the touch that leaves no doubt plays", async () => {
  set({ confirm: false });
  const { play } = show({ asked: "play", hand: ["4D", "4H", "8S"], actions: ["match 4D 4H", "discard 4D", "discard 4H", "discard 8S"] });
  await fireEvent.click(card("4H"));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(card("4D"));
  expect(play.mock.calls).toEqual([["match 4D 4H"]]);
  cleanup();
  const discarding = show({ asked: "play", hand: ["4D", "4H", "8S"], actions: ["match 4D 4H", "discard 4D", "discard 4H", "discard 8S"] });
  await fireEvent.click(card("8S"));
  expect(discarding.play.mock.calls).toEqual([["discard 8S"]]);
  cleanup();
  const taking = show({ asked: "draw", hand: ["5C"], row: ["5D", "10H", "2S"], actions: ["draw", "take 3"] });
  await fireEvent.click(document.querySelector('[data-row="2"]') as HTMLElement);
  expect(taking.play).not.toHaveBeenCalled();
  await fireEvent.click(document.querySelector('[data-row="0"]') as HTMLElement);
  expect(taking.play.mock.calls).toEqual([["take 3"]]);
});

test("for those who have set it so, a touch elsewhere does not play the card that was taken", async () => {
  set({ confirm: false });
  const { play, why } = show({ asked: "use", taken: { card: "5D", along: [] }, hand: ["8S", "5C", "5D"], actions: ["match 5C 5D"] });
  await fireEvent.click(card("8S"));
  expect(why).toHaveBeenCalledWith("discard 8S");
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(card("5C"));
  expect(play.mock.calls).toEqual([["match 5C 5D"]]);
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

test("what a picked card can do stands in words, the better plays first, to discard last and quietly", async () => {
  const { play } = show({
    asked: "play",
    hand: ["4D", "4S", "8S"],
    matches: [[], [{ cards: "4C4H", kind: "weak" }], []],
    actions: ["match 4D 4S", "upgrade 4D 4H 4C@P2", "discard 4D", "discard 4S", "discard 8S"],
  });
  await fireEvent.click(card("4D"));
  const offered = [...document.querySelectorAll(".dock [data-action]")];
  expect(offered.map((one) => one.textContent?.replaceAll("\ufe0e", "").trim())).toEqual(["Upgrade Ben’s 4s 4♦ 4♥, Strong", "Match 4♦ 4♠ Weak", "Discard 4♦"]);
  expect(offered.map((one) => ["main", "quiet"].find((kind) => one.classList.contains(kind)))).toEqual(["main", undefined, "quiet"]);
  await confirm("match 4D 4S");
  expect(play).toHaveBeenCalledWith("match 4D 4S");
});

test("many swaps are listed in words", async () => {
  const weak = (cards: string) => ({ cards, kind: "weak" as const });
  const { play } = show({
    asked: "trade",
    new_match: weak("4C4H"),
    hand: ["8S"],
    matches: [[weak("4C4H")], [weak("2C2H")], [weak("9D9S"), weak("KC KH".replace(" ", ""))]],
    actions: ["pass", "trade 4C4H 2C2H@P2", "trade 4C4H 9D9S@P3", "trade 4C4H KCKH@P3"],
  });
  await fireEvent.click(screen.getByText("3 swaps…"));
  expect(screen.getByText("for Cem’s 9♦\ufe0e 9♠\ufe0e")).toBeTruthy();
  await confirm("trade 4C4H KCKH@P3");
  expect(play).toHaveBeenCalledWith("trade 4C4H KCKH@P3");
});

test("a Perfect match asks for a name and says what the next box costs", async () => {
  const { play } = show({ asked: "penalize", new_match: { cards: "QDQD", kind: "perfect" }, hand: ["8S"], actions: ["penalize P2", "penalize P3"] });
  expect(document.querySelector('[data-action="penalize P3"]')?.textContent).toContain("−5");
  await confirm("penalize P3");
  expect(play).toHaveBeenCalledWith("penalize P3");
});

const RESULTS = [
  { rows: [{ rank: "J" as const, boxes: 1, points: 20 }, { rank: "4" as const, boxes: 2, points: 30 }], negatives: 8, negative_points: -40, total: 10 },
  { rows: [], negatives: 2, negative_points: -10, total: -10 },
  { rows: [], negatives: 0, negative_points: 0, total: 0 },
];
const LAST = { out: 2, ended_by: 2, matches: [[], [], []], laid_for: [], held: [8, 2, 0], penalties: [0, 0, 0], results: RESULTS };

test("a round that ends tells its points, until the first touch", async () => {
  const { rerender } = show({ asked: "draw", hand: ["8S"], actions: ["draw"] });
  expect(document.querySelector(".result")).toBeNull();
  const view: View = { ...base, seat: 0, turn: 0, round: 2, asked: "draw", hand: ["8S"], row: [], actions: ["draw"], last_round: LAST };
  await rerender({ view, before: null, happened: [], names: NAMES });
  expect(document.querySelector(".result")?.textContent?.replaceAll(/\s+/g, " ")).toContain("Ann +10 +20 J +30 4 −40");
  await fireEvent.pointerDown(card("8S"));
  expect(document.querySelector(".result")).toBeNull();
});

test("a sheet opens with what the last round brought", async () => {
  show({ asked: "draw", round: 2, hand: ["8S"], actions: ["draw"], last_round: LAST });
  expect(document.querySelector(".result")).toBeNull();
  await fireEvent.click(document.querySelector("[data-thing=sheets]") as HTMLElement);
  expect(document.querySelector("dialog")?.textContent).toContain("Round 1 is over");
});
