import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { View } from "./generated/view";
import { set } from "../../shared/settings.svelte";
import { learn } from "../../shared/words.svelte";
import Board from "./Board.svelte";
import sample from "./sample.json";
import { placeOf } from "./seats";
import { dealOfLast, isFinished } from "./tricks.svelte";

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

test("a card that cannot be played asks why, and is not sent", async () => {
  const { play, why } = show(views.follow);
  await fireEvent.click(card(closed[0]));
  expect(why).toHaveBeenCalledWith(`play ${closed[0]}`);
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByText(/were led: follow/)).toBeTruthy();
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
  expect(document.querySelectorAll(".felt > ol > li")).toHaveLength(3);
});

test("a finished trick leaves the table for the last trick", () => {
  show(views.finished, { before: views.follow, happened: ["P1 play 4C"] });
  expect(isFinished(views.follow, views.finished)).toBe(true);
  expect(isFinished(views.follow, views.follow)).toBe(false);
  expect(dealOfLast(views.finished)).toBe(views.follow.deal);
  expect(document.querySelectorAll(".felt > ol > li")).toHaveLength(views.finished.trick?.cards.length ?? 0);
});

test("the result of a deal stays until it is put away", async () => {
  show({ ...views.follow, tricks: [], last_trick: null });
  expect(screen.getByText("Deal 1 is over")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Close"));
  expect(screen.queryByText("Deal 1 is over")).toBeNull();
});

test("everybody sits clockwise from ourselves", () => {
  expect(placeOf(2, 4, 2)).toBe(placeOf(0, 4, 0));
  expect(placeOf(0, 4, 3)).toBe(placeOf(1, 4, 0));
  expect(placeOf(3, 5, null)).toBe(placeOf(3, 5, 0));
});
