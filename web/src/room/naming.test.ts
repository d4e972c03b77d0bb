import { beforeAll, expect, test } from "vitest";
import type { SeatShown } from "../generated/messages";
import { learn, speak } from "../shared/words.svelte";
import { namesOf } from "./naming";

const seat = (more: Partial<SeatShown>): SeatShown => ({
  kind: "person", name: "", level: "", sitter: "", is_present: true, nonce: "", due: null, face: "", colour: "", away_since: null, late: 0, ...more,
});
const seats = [seat({ name: "Ann" }), seat({ kind: "bot", level: "medium" }), seat({ kind: "bot", level: "medium" }), seat({ face: "whale" }), seat({ kind: "free" })];

beforeAll(async () => {
  await learn("common");
  await speak("en");
});

test("bots of one level have different names, and people without one are called after their animal", () => {
  expect(namesOf({ seats })).toEqual(["Ann", "Hugo", "Clara", "Whale", "P5"]);
});

test("whoever looks is You", async () => {
  expect(namesOf({ seats }, 0)[0]).toBe("You");
  await speak("fr");
  expect(namesOf({ seats }, 3)).toEqual(["Ann", "Hugo", "Clara", "Vous", "P5"]);
});
