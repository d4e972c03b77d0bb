import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { View } from "./generated/view";
import { set } from "../../shared/settings.svelte";
import { learn } from "../../shared/words.svelte";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import sample from "./sample.json";

const view = sample as View;
const [first = 0, second = 0] = view.roll;
const NAMES = ["Ann", "Ben", "Cem"];

beforeAll(() => learn("splitter", "web-splitter", "web-table", "web", "cards"));

afterEach(() => {
  cleanup();
  set({ confirm: true });
});

function show(change: Partial<View> = {}, preview?: (action: string) => Promise<number | null>) {
  const play = vi.fn();
  const why = vi.fn();
  const props = { view: { ...view, ...change }, before: null, happened: [], names: NAMES, play, why, ...(preview && { preview }), pending: null, lang: "en" as const };
  return { play, why, ...render(Board, props) };
}

function slot(name: string): HTMLElement {
  return document.querySelector(`[data-slot="${name}"]`) as HTMLElement;
}

const free = view.actions[0]?.split(" ")[2] ?? "";
const taken = view.sheets[0]?.wrote?.split(" ")[2] ?? "";

test("a touched slot shows both numbers and is written only when confirmed", async () => {
  const { play } = show();
  await fireEvent.click(slot(free));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText(`Write ${first} | ${second} in ${free}`));
  expect(play).toHaveBeenCalledWith(`write ${first}|${second} ${free}`);
});

test("the numbers are swapped by a second touch and by the button between the dice", async () => {
  show();
  await fireEvent.click(slot(free));
  await fireEvent.click(slot(free));
  expect(document.querySelector(`[data-action="write ${second}|${first} ${free}"]`)).not.toBeNull();
  await fireEvent.click(screen.getByLabelText("Swap the two numbers"));
  expect(document.querySelector(`[data-action="write ${first}|${second} ${free}"]`)).not.toBeNull();
});

test("for those who have set it so, one touch writes as the dice lie", async () => {
  set({ confirm: false });
  const { play } = show();
  await fireEvent.click(screen.getByLabelText("Swap the two numbers"));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(slot(free));
  expect(play.mock.calls).toEqual([[`write ${second}|${first} ${free}`]]);
});

test("for those who have set it so, swapping a choice that stands sends it", async () => {
  set({ confirm: false });
  const { play } = show({ chosen: `write ${second}|${first} ${free}` });
  await fireEvent.click(screen.getByLabelText("Swap the two numbers"));
  expect(play.mock.calls).toEqual([[`write ${first}|${second} ${free}`]]);
});

test("while a slot is chosen, a ghost shows what it would bring or spoil", async () => {
  show({}, async (action) => (action.includes(`${first}|${second}`) ? 4 : -2));
  await fireEvent.click(slot(free));
  expect(await screen.findByText("+4")).toBeTruthy();
  await fireEvent.click(slot(free));
  expect(await screen.findByText("spoils 2")).toBeTruthy();
});

test("without a preview there is no ghost", async () => {
  show();
  await fireEvent.click(slot(free));
  expect(document.querySelector("output")).toBeNull();
});

test("one's own place among all is told", () => {
  show({ ranks: [2, 1, 3] });
  expect(screen.getByText("2nd of 3")).toBeTruthy();
});

test("where there is little room, everybody's points stand in one line", () => {
  render(Chips, { sheets: view.sheets, ranks: [2, 1, 3], seats: [1, 2], names: NAMES, decided: [], open: vi.fn() });
  expect(screen.getByRole("button", { name: /Everybody’s sheets.*Ben.*1st of 3.*Cem.*3rd of 3/ })).toBeTruthy();
});

test("what is staged can be put back", async () => {
  show();
  await fireEvent.click(slot(free));
  await fireEvent.click(screen.getByLabelText("Put back"));
  expect(document.querySelector("[data-action]")).toBeNull();
});

test("a slot that is taken is asked about, not written in", async () => {
  const { play, why } = show();
  await fireEvent.click(slot(taken));
  expect(play).not.toHaveBeenCalled();
  expect(why).toHaveBeenCalledWith(`write ${first}|${second} ${taken}`);
});

test("a choice that stands can be swapped as it is", async () => {
  const chosen = `write ${second}|${first} ${free}`;
  show({ chosen });
  expect(document.querySelector("[data-action]")).toBeNull();
  await fireEvent.click(screen.getByLabelText("Swap the two numbers"));
  expect(document.querySelector(`[data-action="write ${first}|${second} ${free}"]`)).not.toBeNull();
});

test("a spectator sees every sheet and no slot", () => {
  show({ seat: null, actions: [] });
  expect(document.querySelector("[data-slot]")).toBeNull();
  for (const name of NAMES) expect(screen.getByText(name)).toBeTruthy();
});
