import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bring } from ".";
import Actions from "./Actions.svelte";
import type { AnyGame } from "./contract";

let game: AnyGame;
const play = vi.fn();

beforeEach(async () => {
  game = await bring("split");
  play.mockClear();
});
afterEach(cleanup);

function show(actions: string[], pending: string | null = null): void {
  render(Actions, { game, id: "split", actions, names: ["Ann", "Ben"], play, pending });
}

test("few actions are all listed, in words", () => {
  show(["draw", "take 1"]);
  expect(screen.getAllByRole("button").map((button) => button.dataset["action"])).toEqual(["draw", "take 1"]);
  expect(screen.getByRole("button", { name: /Take the top card/ })).toBeTruthy();
});

test("a digit presses the action that it stands at", async () => {
  show(["draw", "take 1"]);
  await fireEvent.keyDown(window, { key: "2" });
  expect(play).toHaveBeenCalledExactlyOnceWith("take 1");
});

test("many actions are grouped by verb; digits open a group, then press", async () => {
  const discards = ["AC", "KC", "QC", "JC", "10C", "9C", "8C", "7C", "6C", "5C"].map((card) => `discard ${card}`);
  show(["match 4D 4H", ...discards]);
  await fireEvent.keyDown(window, { key: "2" });
  expect(play).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: "0" });
  await fireEvent.keyDown(window, { key: "1" });
  expect(play).toHaveBeenCalledExactlyOnceWith("discard 5C");
});

test("while an action is on its way nothing else can be sent", async () => {
  show(["draw", "take 1"], "draw");
  await fireEvent.keyDown(window, { key: "2" });
  expect(play).not.toHaveBeenCalled();
  expect(screen.getAllByRole("button").every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
});
