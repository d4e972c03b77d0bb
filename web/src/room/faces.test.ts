import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { COLOURS, FACES, LEVELS, REACTIONS } from "../generated/lists";
import type { CommonView } from "../generated/common";
import type { SeatShown, TableShown } from "../generated/messages";
import { settings } from "../shared/settings.svelte";
import { ANIMALS, BOTS, EXTRAS } from "../shared/things/drawings";
import { facesOf } from "../shared/things/faces.svelte";
import { REACTION_DRAWINGS } from "../shared/things/reactions";
import { learn, speak } from "../shared/words.svelte";
import Bubbles from "./Bubbles.svelte";
import FacePicker from "./FacePicker.svelte";
import Ranking from "./Ranking.svelte";

beforeAll(async () => {
  await learn("web", "common", "room", "web-table", "web-people", "web-settings");
  await speak("en");
});

test("everything that can be chosen or said is drawn", () => {
  expect(Object.keys(ANIMALS)).toEqual([...FACES]);
  expect(Object.keys(BOTS)).toEqual([...LEVELS]);
  expect(Object.keys(REACTION_DRAWINGS)).toEqual([...REACTIONS]);
});

test("seats without a face have different ones, and bots wear what is drawn", () => {
  const none = facesOf(Array.from({ length: 12 }, () => ({})));
  expect(new Set(none.map((one) => one.face)).size).toBe(12);
  expect(new Set(none.map((one) => one.colour)).size).toBe(12);
  const bots = facesOf(Array.from({ length: 12 }, () => ({ level: "easy" })));
  expect(bots.every((one) => one.face === "bot-easy" && (!one.extra || one.extra in EXTRAS))).toBe(true);
});

test("a browser has a face of its own before anybody chose one", async () => {
  expect(FACES).toContain(settings.face);
  expect(COLOURS).toContain(settings.colour);
  render(FacePicker);
  screen.getByRole("radio", { name: "Owl" }).click();
  screen.getByRole("radio", { name: "pink" }).click();
  await tick();
  expect([settings.face, settings.colour]).toEqual(["owl", "pink"]);
});

const seat = (late: number): SeatShown => ({
  kind: "person", name: "", level: "", sitter: "", is_present: true, nonce: "", due: null, face: "", colour: "", away_since: null, late,
});

test("the ranking is read in order, with whose time ran out", () => {
  const view = { game: "any", players: 4, seat: 1, over: true, scores: [4, 9, 1, 7], winners: [1] } as unknown as CommonView;
  const { container } = render(Ranking, { view, names: ["Ann", "You", "Cy", "Di"], seats: [seat(0), seat(0), seat(2), seat(0)] });
  expect([...container.querySelectorAll("li .name")].map((one) => one.textContent)).toEqual(["You", "Di", "Ann", "Cy"]);
  expect(container.querySelectorAll(".own")).toHaveLength(1);
  expect(container.querySelector(".late")?.textContent).toContain("The clock played 2 times for Cy.");
});

test("what somebody says rises once, and what was said before does not", async () => {
  const table = (numbers: number[]): TableShown =>
    ({ said: numbers.map((number) => ({ number, seat: 0, phrase: number === 3 ? "emoji-clap" : "hello", words: "" })) }) as unknown as TableShown;
  const props = { names: ["Ann"], own: 1, chipOf: () => document.body };
  const { container, rerender } = render(Bubbles, { ...props, table: table([1]) });
  expect(container.querySelectorAll(".bubble")).toHaveLength(0);
  await rerender({ ...props, table: table([1, 2]) });
  expect(container.querySelector(".bubble")?.textContent).toBe("Hello!");
  expect(container.querySelector("[aria-live]")?.textContent).toBe("Ann: Hello!");
  await rerender({ ...props, table: table([1, 2, 3]) });
  expect(container.querySelector("[aria-live]")?.textContent).toBe("Ann claps");
});
