import { expect, test } from "vitest";
import type { View } from "./generated/view";
import { placesOf, revealedOf, rowOf } from "./row";
import sample from "./sample.json";

const views = sample as unknown as Record<"split" | "guess" | "chosen_before" | "revealed" | "joker", View>;

test("cards are told from equal ones by their place", () => {
  expect(placesOf(["4", "4", "J"], ["4", "7", "4", "J"])).toEqual([0, 2, 3]);
});

test("cards keep their names from the split to the reveal and to the row that stays", () => {
  const { chosen_before: before, revealed: view } = views;
  const reveal = view.reveal as NonNullable<View["reveal"]>;
  const names = rowOf(before).map((one) => one.key);
  const shown = revealedOf(reveal, before.this_round?.row ?? [], before.columns);
  expect(shown.map((one) => one.key)).toEqual(names);
  expect(rowOf(view).every((one) => names.includes(one.key))).toBe(view.round === before.round);
});

test("a card that was taken knows its place in its owner's columns", () => {
  const { chosen_before: before, revealed: view } = views;
  const reveal = view.reveal as NonNullable<View["reveal"]>;
  const taken = reveal.sections.find((section) => section.fate === "taken");
  const owned = revealedOf(reveal, before.this_round?.row ?? [], before.columns).filter((one) => one.lane !== null);
  expect(owned.map((one) => one.card)).toEqual(taken?.cards);
  expect(new Set(owned.filter((one) => one.card !== "J").map((one) => one.lane)).size).toBe(owned.filter((one) => one.card !== "J").length);
});
