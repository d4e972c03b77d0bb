import { beforeAll, expect, test } from "vitest";
import { allGames } from "../games/facts.svelte";
import type { SeatShown } from "../generated/messages";
import { learn, speak, t } from "../shared/words.svelte";
import { aboutLevel, nameSeats, namesOf } from "./naming";

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

test("a sentence of the room names everybody but whoever looks, and leaves notation alone", async () => {
  await speak("en");
  expect(nameSeats("Only the host, P1, can do that.", { seats }, 3)).toBe("Only the host, Ann, can do that.");
  expect(nameSeats("It is not P1’s turn; the table is waiting for P2 and P3.", { seats }, 0)).toBe("It is not P1’s turn; the table is waiting for Hugo and Clara.");
  expect(nameSeats("Say “upgrade 5D 5C 5S@P2”; P40 is nobody.", { seats }, 0)).toBe("Say “upgrade 5D 5C 5S@P2”; P40 is nobody.");
});

test("a level is told by what it sees in that game; a game that does not say has the common sentence", async () => {
  const game = allGames()[0]?.id ?? "";
  await learn(game);
  expect(aboutLevel(game, "easy")).toBe(t(`${game}-level-easy`));
  expect(aboutLevel("highest", "easy")).toMatch(/never looks at what you are up to/);
});
