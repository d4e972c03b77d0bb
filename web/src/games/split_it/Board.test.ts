import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { View } from "./generated/view";
import { set } from "../../shared/settings.svelte";
import { learn } from "../../shared/words.svelte";
import Board from "./Board.svelte";
import sample from "./sample.json";

const views = sample as unknown as Record<"split" | "guess" | "chosen_before" | "revealed" | "joker", View>;

beforeAll(async () => {
  set({ motion: "none" });
  await learn("split-it", "web-split-it", "web-table", "web", "cards");
});

afterEach(() => {
  cleanup();
  set({ confirm: true });
});

function show(view: View, more: { before?: View; happened?: string[]; pending?: string } = {}) {
  const play = vi.fn();
  const why = vi.fn();
  const props = { view, before: null, happened: [], names: ["Ann", "Ben", "Cem"], play, why, pending: null, lang: "en" as const, ...more };
  return { play, why, ...render(Board, props) };
}

function find(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}

test("two touched gaps part the row in three, and only the button sends it", async () => {
  const { play } = show(views.split);
  await fireEvent.click(find('[data-place="2"]'));
  expect(document.querySelectorAll(".tray")).toHaveLength(0);
  await fireEvent.click(find('[data-place="5"]'));
  expect([...document.querySelectorAll(".tray")].map((tray) => tray.className.split(" ")[1])).toEqual(["white", "pink", "black"]);
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("Split 2 – 3 – 2"));
  expect(play).toHaveBeenCalledWith("split 2-3-2");
});

test("cuts can be cleared before they are sent", async () => {
  show(views.split);
  await fireEvent.click(find('[data-place="2"]'));
  await fireEvent.click(screen.getByLabelText("Clear the cuts"));
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
});

test("arrow keys walk along the gaps", async () => {
  show(views.split);
  find('[data-place="1"]').focus();
  await fireEvent.keyDown(find('[data-place="1"]'), { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-place")).toBe("2");
  await fireEvent.keyDown(find('[data-place="2"]'), { key: "End" });
  expect(document.activeElement?.getAttribute("data-place")).toBe("6");
});

test("the first touch picks a section, the second sends it", async () => {
  const { play } = show(views.guess);
  await fireEvent.click(find('[data-section="pink"]'));
  expect(find('[data-section="pink"]').getAttribute("aria-pressed")).toBe("true");
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(find('[data-section="pink"]'));
  expect(play).toHaveBeenCalledWith("guess pink");
});

test("for those who have set it so, one touch guesses, and the second cut splits", async () => {
  set({ confirm: false });
  const guessing = show(views.guess);
  await fireEvent.click(find('[data-section="pink"]'));
  expect(guessing.play.mock.calls).toEqual([["guess pink"]]);
  cleanup();
  const placing = show(views.joker);
  const action = views.joker.actions[1] ?? "";
  await fireEvent.click(find(`[data-joker="${action.split(" ")[1]}"]`));
  expect(placing.play.mock.calls).toEqual([[action]]);
  cleanup();
  const splitting = show(views.split);
  await fireEvent.click(find('[data-place="2"]'));
  expect(splitting.play).not.toHaveBeenCalled();
  await fireEvent.click(find('[data-place="5"]'));
  expect(splitting.play.mock.calls).toEqual([["split 2-3-2"]]);
});

test("for those who have set it so, one touch removes, and one splits a row that can be split in one way only", async () => {
  set({ confirm: false });
  const removing = show({ ...views.guess, asks: "remove", actions: ["remove white", "remove pink", "remove black"] });
  await fireEvent.click(find('[data-section="black"]'));
  expect(removing.play.mock.calls).toEqual([["remove black"]]);
  cleanup();
  const splitting = show({ ...views.split, row: views.split.row.slice(0, 3), actions: ["split 1-1-1"] });
  expect(splitting.play).not.toHaveBeenCalled();
  await fireEvent.click(find('[data-place="2"]'));
  expect(splitting.play.mock.calls).toEqual([["split 1-1-1"]]);
});

test("a guess that stands is not sent again", async () => {
  set({ confirm: false });
  const { play } = show({ ...views.guess, chosen: "guess pink" });
  await fireEvent.click(find('[data-section="pink"]'));
  expect(play).not.toHaveBeenCalled();
});

test("tokens tell who has chosen and who has not, and never what", () => {
  show(views.chosen_before);
  expect(screen.getByText("Ben has chosen")).toBeTruthy();
  expect(screen.getByText("Ann is still choosing")).toBeTruthy();
  expect(document.querySelectorAll(".tray .token")).toHaveLength(0);
});

test("the last reveal can be looked at again at any time", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  show(views.revealed, { before: views.chosen_before, happened: ["P1 guess pink", "P2 guess white", "P3 guess white"] });
  expect(screen.getAllByText("Ann takes it")).toHaveLength(1);
  await fireEvent.click(screen.getByTitle("The last reveal"));
  expect(find("dialog").textContent).toContain("Ann takes it");
  await fireEvent.click(screen.getByLabelText("Close"));
  expect(document.querySelector("dialog")).toBeNull();
});

test("before the first reveal there is none to look at", () => {
  show({ ...views.split, reveal: null });
  expect((screen.getByTitle("The last reveal") as HTMLButtonElement).disabled).toBe(true);
});

test("a joker goes on a column that can take it", async () => {
  const { play } = show(views.joker);
  const action = views.joker.actions[1] ?? "";
  await fireEvent.click(find(`[data-joker="${action.split(" ")[1]}"]`));
  await fireEvent.click(find(`[data-action="${action}"]`));
  expect(play).toHaveBeenCalledWith(action);
  expect(document.querySelectorAll("[data-joker]")).toHaveLength(views.joker.actions.length);
});

test("nothing more can be sent while something is on its way", async () => {
  const { play } = show(views.guess, { pending: "guess pink" });
  await fireEvent.click(find('[data-section="white"]'));
  expect(find("[data-action]").getAttribute("data-action")).toBe("guess pink");
  expect(play).not.toHaveBeenCalled();
});
