import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import sample from "../sample.json";
import type { LinesScored } from "../generated/pad";
import type { View } from "../generated/view";
import { learn } from "../../../shared/words.svelte";
import type { Keeper } from "../../../pad/keeper.svelte";
import type { Typed } from ".";
import Sheets from "./Sheets.svelte";

const view = sample as View;
const NAMES = ["Ann", "Ben", "Cem"];

beforeAll(() => learn("web", "web-pad", "web-table", "common", "cards", "splitter", "web-splitter"));

afterEach(cleanup);

function show(change: Partial<View>) {
  const write = vi.fn(() => Promise.resolve());
  const keeper = { write } as unknown as Keeper<Typed, LinesScored>;
  const table = { ...view, seat: null, actions: [], ...change };
  const scored = { view: table, actions: NAMES.map(() => view.actions), chosen: NAMES.map(() => null), ceilings: [{ points: 47, is_exact: false }, { points: 41, is_exact: true }, null] } as unknown as LinesScored;
  render(Sheets, { keeper, names: NAMES, scored, typed: { lines: [] } });
  return write;
}

test("a roll is typed in once", async () => {
  const write = show({ needs: "roll", roll: [], waiting: [] });
  await fireEvent.click(document.querySelector('[data-die="first 4"]') as HTMLElement);
  await fireEvent.click(document.querySelector('[data-die="second 1"]') as HTMLElement);
  await fireEvent.click(screen.getByText("Write this roll"));
  await fireEvent.click(screen.getByText("Write this roll"));
  expect(write.mock.calls).toEqual([[{ lines: ["roll 4 1"] }]]);
});

test("who looks at their sheet writes for themselves", async () => {
  const write = show({});
  await fireEvent.click(screen.getByText(/^Ben, /));
  const slot = view.actions[0]?.split(" ")[2] ?? "";
  await fireEvent.click(document.querySelector(`[data-slot="${slot}"]`) as HTMLElement);
  await fireEvent.click(document.querySelector("[data-action]") as HTMLElement);
  expect(write).toHaveBeenCalledWith({ lines: [`P2 ${view.actions[0]}`] });
});

test("a running game shows no score by lines, a finished one does", () => {
  show({});
  expect(screen.queryByRole("table")).toBeNull();
  cleanup();
  show({ over: true, waiting: [], scores: [12, 3, 7], winners: [0] });
  const cells = [...document.querySelectorAll("tfoot td")].map((cell) => cell.textContent);
  expect(cells).toEqual(["12", "3", "7"]);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(6);
});

test("the best score that is still possible is named as what it is", async () => {
  show({});
  expect(screen.getByText("Ann can reach 47 points at most (upper bound).")).toBeTruthy();
  await fireEvent.click(screen.getByText(/^Ben, /));
  expect(screen.getByText("Best score still possible for Ben: 41 points.")).toBeTruthy();
});
