import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { learn } from "../shared/words.svelte";
import Actions from "./Actions.svelte";
import type { Said } from "./contract";

const game = { read: (notation: string): Said => ({ verb: notation.split(" ")[0] ?? "", args: {} }) };
const play = vi.fn();

beforeAll(() => learn("web"));
beforeEach(() => play.mockClear());
afterEach(cleanup);

function show(actions: string[], pending: string | null = null): void {
  render(Actions, { game, id: "highest", actions, names: ["Ann", "Ben"], play, pending });
}

test("few actions are all listed, in notation where a game has no words", () => {
  show(["draw", "take 1"]);
  expect(screen.getAllByRole("button").map((button) => button.dataset["action"])).toEqual(["draw", "take 1"]);
  expect(screen.getByRole("button", { name: /take 1/ })).toBeTruthy();
});

test("a digit presses the action that it stands at", async () => {
  show(["draw", "take 1"]);
  await fireEvent.keyDown(window, { key: "2" });
  expect(play).toHaveBeenCalledExactlyOnceWith("take 1");
});

test("many actions are grouped by verb; digits open a group, then press", async () => {
  const plays = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5"].map((card) => `play ${card}`);
  show(["pass", ...plays]);
  await fireEvent.keyDown(window, { key: "2" });
  expect(play).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: "0" });
  await fireEvent.keyDown(window, { key: "1" });
  expect(play).toHaveBeenCalledExactlyOnceWith("play 5");
});

test("while an action is on its way nothing else can be sent", async () => {
  show(["draw", "take 1"], "draw");
  await fireEvent.keyDown(window, { key: "2" });
  expect(play).not.toHaveBeenCalled();
  expect(screen.getAllByRole("button").every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
});
