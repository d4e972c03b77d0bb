import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { GenerousSplitScored } from "../generated/pad";
import { learn } from "../../../shared/words.svelte";
import type { Keeper } from "../../../pad/keeper.svelte";
import type { Typed } from ".";
import Sheets from "./Sheets.svelte";

const NAMES = ["Ann", "Ben", "Cem"];
const SCORED: GenerousSplitScored = { tricks: 12, deals: [{ dealer: 0, left: 12, points: null }], over: false, scores: [0, 0, 0], winners: [] };

beforeAll(() => learn("web", "web-pad", "common", "cards", "generous-split"));

afterEach(cleanup);

/** Type numbers one after the other while the room says nothing; what was written, last. */
async function type(...numbers: number[]): Promise<Typed> {
  let typed: Typed = { deals: [] };
  const write = vi.fn((next: Typed) => {
    typed = next;
    return new Promise<void>(() => {});
  });
  const keeper = { write } as unknown as Keeper<Typed, GenerousSplitScored>;
  const { rerender } = render(Sheets, { keeper, names: NAMES, scored: SCORED, typed });
  await fireEvent.click(document.querySelector('[data-cell="0 0"]') as HTMLElement);
  for (const number of numbers) {
    await fireEvent.click(screen.getByRole("button", { name: String(number), hidden: true }));
    await rerender({ typed });
  }
  return typed;
}

test("whoever types quickly need not wait for the room", async () => {
  expect(await type(4, 3)).toEqual({ deals: [[4, 3, null]] });
  expect(document.querySelector("dialog h2")?.textContent).toContain("Cem");
});

test("nobody is asked for more once all tricks are written", async () => {
  expect(await type(4, 8)).toEqual({ deals: [[4, 8, null]] });
  expect(document.querySelector("dialog")).toBeNull();
});
