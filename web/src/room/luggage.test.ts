import { beforeEach, expect, test } from "vitest";
import { keep, recall } from "../shared/kept";
import { settings } from "../shared/settings.svelte";
import { heldTables, hold } from "./keys";
import { pack, unpack } from "./luggage";

beforeEach(() => localStorage.clear());

test("seats, settings and best scores move; what belongs to a device stays", () => {
  hold("t1", "g", { seat: 0, key: "k1" });
  hold("t2", "g", { seat: 1, key: "k2" });
  keep("settings", { name: "Ann", theme: "dark", sound: false, face: "owl", confirm: false });
  keep("best", [{ game: "g", options: "", points: 3, rating: "", at: 1 }]);
  const luggage = pack();
  localStorage.clear();
  hold("t3", "g", { seat: 0, key: "k3" });
  unpack(luggage);
  expect(heldTables().map(({ table }) => table).sort()).toEqual(["t1", "t2", "t3"]);
  expect(settings).toMatchObject({ name: "Ann", theme: "system", sound: true, face: "owl", confirm: false });
  expect(recall("best", [])).toHaveLength(1);
});

test("a seat that is held here keeps its key, and nothing that is here makes room", () => {
  for (let number = 0; number < 200; number += 1) hold(`own${number}`, "g", { seat: 0, key: "mine" });
  unpack({ seats: [{ table: "own7", game: "g", seat: 0, key: "dead", at: 1 }, { table: "new", game: "g", seat: 0, key: "k", at: 2 }] });
  expect(heldTables()).toHaveLength(200);
  expect(heldTables().every(({ seats }) => seats[0]?.key === "mine")).toBe(true);
});

test("settings that nobody could have chosen are left out", () => {
  const before = { ...settings };
  unpack({ settings: { lang: "zz", "json:name": "5", "json:sound": "{", theme: "dark", face: "dragon", "json:confirm": "true" } });
  expect({ ...settings }).toEqual({ ...before, confirm: true });
});
