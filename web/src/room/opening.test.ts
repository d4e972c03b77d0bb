import { expect, test, vi } from "vitest";
import { set } from "../shared/settings.svelte";
import { api } from "./api";
import { inOrder, openTable } from "./opening";

test("bots play at the pace that is set", async () => {
  const open = vi.spyOn(api, "open").mockResolvedValue({ table: "t", seat: 1, key: "k" } as never);
  for (const pace of ["quick", "brisk", "calm"] as const) {
    set({ pace });
    await openTable({ game: "highest", players: 2 });
  }
  expect(open.mock.calls.map(([{ pace }]) => pace)).toEqual([0, 700, 2000]);
});

test("values that are numbers stand by size, others as the game lists them", () => {
  expect(inOrder(["3", "1", "2"])).toEqual(["1", "2", "3"]);
  expect(inOrder(["10", "off"])).toEqual(["10", "off"]);
});
