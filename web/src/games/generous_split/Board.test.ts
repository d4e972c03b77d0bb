import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { View } from "./generated/view";
import { set } from "../../shared/settings.svelte";
import { learn } from "../../shared/words.svelte";
import client from ".";
import Board from "./Board.svelte";
import sample from "./sample.json";
import { placeOf } from "./seats";
import { dealOfLast, isFinished, landing } from "./tricks.svelte";

const views = sample as unknown as Record<"follow" | "finished", View>;
const open = views.follow.actions.map((action) => action.replace("play ", ""));
const closed = views.follow.hand.filter((card) => !open.includes(card));

beforeAll(async () => {
  set({ motion: "none" });
  await learn("generous-split", "web-generous-split", "web-table", "web", "cards");
});

afterEach(cleanup);

function show(view: View, more: { before?: View; happened?: string[]; pending?: string } = {}) {
  const play = vi.fn();
  const why = vi.fn();
  const props = { view, before: null, happened: [], names: ["Ann", "Ben", "Cem", "Dan"], play, why, pending: null, lang: "en" as const, ...more };
  return { play, why, ...render(Board, props) };
}

function card(name: string | undefined): HTMLElement {
  return document.querySelector(`[data-card="${name}"]`) as HTMLElement;
}

test("the first touch lifts a card, the second plays it", async () => {
  const { play } = show(views.follow);
  await fireEvent.click(card(open[0]));
  expect(card(open[0]).getAttribute("aria-pressed")).toBe("true");
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(card(open[0]));
  expect(play).toHaveBeenCalledWith(`play ${open[0]}`);
});

test("one touch plays a card for those who have set it so", async () => {
  set({ confirm: false });
  const { play } = show(views.follow);
  await fireEvent.click(card(open[0]));
  expect(play).toHaveBeenCalledWith(`play ${open[0]}`);
  set({ confirm: true });
});

test("a card that cannot be played asks why, and is not sent", async () => {
  const { play, why } = show(views.follow);
  await fireEvent.click(card(closed[0]));
  expect(why).toHaveBeenCalledWith(`play ${closed[0]}`);
  expect(play).not.toHaveBeenCalled();
});

test("the whole hand is shown, and only what can be played can be pressed", () => {
  show(views.follow);
  expect(document.querySelectorAll("[data-card]")).toHaveLength(views.follow.hand.length);
  expect(document.querySelectorAll("[data-card][aria-pressed]")).toHaveLength(open.length);
});

test("the centre, the tricks received and the last trick are told", () => {
  show(views.follow);
  expect(document.querySelectorAll(".centre .trick")).toHaveLength(views.follow.centre);
  expect(screen.getByText("Last trick")).toBeTruthy();
  expect(document.querySelectorAll(".felt ol > li")).toHaveLength(3);
});

test("a finished trick leaves the table for the last trick", () => {
  show(views.finished, { before: views.follow, happened: ["P1 play 4C"] });
  expect(isFinished(views.follow, views.finished)).toBe(true);
  expect(isFinished(views.follow, views.follow)).toBe(false);
  expect(dealOfLast(views.finished)).toBe(views.follow.deal);
  expect(document.querySelectorAll(".felt ol > li")).toHaveLength(views.finished.trick?.cards.length ?? 0);
});

test("the status says which suit to follow", () => {
  expect(client.asks(views.follow, [])).toBe("Hearts were led: follow.");
  expect(client.asks({ ...views.follow, actions: [] } as View, [])).toBe("Play a card to the trick.");
});

test("plates say what everybody has as it lies", () => {
  show({ ...views.follow, received: [3, 0, 5, 0], now: [9, 2, 0, 2], most: [2] });
  const coins = [...document.querySelectorAll(".now .coin")].map((coin) => coin.textContent?.replace(/\s+/g, " ").trim());
  expect(coins).toEqual(["9", "none+2", "most0", "none+2"]);
  expect(screen.getByText("has the most tricks: 0 points as it lies")).toBeTruthy();
});

test("a trick is heard where it lands", () => {
  expect(landing(views.follow, views.finished)).toBe("push");
  const taken = { ...views.finished, last_trick: { ...views.finished.last_trick, received: 2 } } as View;
  expect(landing(views.follow, taken)).toBe("collect");
  expect(landing(views.follow, { ...taken, most: [3] })).toBe("coin");
});

test("the result of a deal is told in words, and goes with the first touch", async () => {
  show({ ...views.follow, tricks: [], last_trick: null });
  const told = [...document.querySelectorAll(".result li")].map((line) => [".name", ".words", ".points"].map((part) => line.querySelector(part)?.textContent).join(" "));
  expect(told).toEqual(["Ann 2 tricks +6", "Ben one trick +3", "Cem most tricks (5) 0", "Dan 4 tricks +12"]);
  await fireEvent.pointerDown(card(open[0]));
  expect(screen.queryByText("Deal 1 is over")).toBeNull();
});

test("the result of a deal goes by itself", async () => {
  vi.useFakeTimers();
  show({ ...views.follow, tricks: [], last_trick: null });
  expect(screen.getByText("Deal 1 is over")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.queryByText("Deal 1 is over")).toBeNull();
  vi.useRealTimers();
});

test("everybody sits clockwise from ourselves", () => {
  expect(placeOf(2, 4, 2)).toBe(placeOf(0, 4, 0));
  expect(placeOf(0, 4, 3)).toBe(placeOf(1, 4, 0));
  expect(placeOf(3, 5, null)).toBe(placeOf(3, 5, 0));
});
