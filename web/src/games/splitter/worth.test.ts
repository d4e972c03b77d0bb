import { expect, test, vi } from "vitest";
import { Worth } from "./worth.svelte";

test("the room is asked once for each staged action of a round", async () => {
  const worth = new Worth();
  const preview = vi.fn(async (action: string) => (action === "write 4|1 c2" ? 4 : -2));
  worth.ask("0 3", "write 4|1 c2", preview);
  worth.ask("0 3", "write 1|4 c2", preview);
  await Promise.resolve();
  worth.ask("0 3", "write 4|1 c2", preview);
  expect(worth.of("0 3", "write 4|1 c2")).toBe(4);
  worth.ask("0 3", "write 1|4 c2", preview);
  expect(worth.of("0 3", "write 1|4 c2")).toBe(-2);
  expect(preview).toHaveBeenCalledTimes(2);
  worth.ask("0 4", "write 4|1 c2", preview);
  expect(preview).toHaveBeenCalledTimes(3);
});

test("nothing is said of an action that is not staged, or not known", async () => {
  const worth = new Worth();
  worth.ask("0 3", "write 4|1 c2", undefined);
  worth.ask("0 3", "write 1|1 c3", async () => null);
  worth.ask("0 3", "write 1|1 c4", () => Promise.reject(new Error("offline")));
  await Promise.resolve();
  expect(worth.of("0 3", "write 4|1 c2")).toBeNull();
  expect(worth.of("0 3", "write 1|1 c3")).toBeNull();
  expect(worth.of("0 3", null)).toBeNull();
});
