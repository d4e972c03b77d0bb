import { expect, test, vi } from "vitest";
import { learn } from "../shared/words.svelte";
import { keepTurns, markTurn } from "./badge";
import { choose, type Met, type MyTable, order } from "./mine.svelte";
import { ago, facesWith, result, standing, until, withWhom } from "./telling";

const seat = (kind: string, name = "") => ({ kind, name, level: "" });
const met = (more: Partial<Met>): Met => ({
  table: "t", state: "running", seat: 0, game: "g", options: {}, seats: [seat("person", "Ann"), seat("person", "Ben"), seat("bot")], host: 0,
  is_mine: false, waiting: [], due: null, progress: [], scores: [], winners: [], place: 0, margin: 0, at: 0, rematch: "", ...more,
});
const mine = (at: number, more: Partial<Met> | null): MyTable => ({ table: `t${at}`, game: "g", hidden: false, at, met: more && met(more) });

test("my turn comes first, the clock that runs out soonest before all, then what runs, then what is over", () => {
  const tables = [
    mine(1, { state: "over" }), mine(9, { state: "over" }), mine(2, { state: "gone" }), mine(3, {}), mine(4, null),
    mine(5, { is_mine: true }), mine(6, { is_mine: true, due: 100 }), mine(7, { is_mine: true }),
  ];
  expect(tables.sort(order).map(({ at }) => at)).toEqual([6, 5, 7, 4, 3, 9, 1, 2]);
});

test("of several seats at a table the one that is waited for counts", () => {
  const [gone, first, asked] = [met({ state: "gone" }), met({ seat: 1 }), met({ seat: 2, is_mine: true })];
  expect(choose([gone, first, asked])).toBe(asked);
  expect(choose([gone, first])).toBe(first);
  expect(choose([gone])).toBe(gone);
  expect(choose([])).toBeNull();
});

test("a table is told in words", async () => {
  await learn("web", "common");
  expect(withWhom(met({}))).toBe("with Ben and a bot");
  expect(standing(met({ waiting: [1] }))).toBe("Waiting for Ben");
  expect(standing(met({ is_mine: true, waiting: [0, 1] }))).toBe("Your turn");
  const over = { state: "over", scores: [17, 10, 4], winners: [0] } as const;
  expect(result(met({ ...over, scores: [17, 10, 4], winners: [0], place: 1, margin: 7 }))).toBe("You won by 7");
  expect(result(met({ ...over, scores: [10, 17, 4], winners: [1], place: 2 }))).toBe("2nd of 3, 10 points");
  expect(result(met({ ...over, scores: [17, 17, 4], winners: [0, 1], place: 1 }))).toBe("Shared victory with 17");
  expect(result(met({ ...over, scores: [43], winners: [0], place: 1, seats: [seat("person", "Ann")] }))).toBe("43 points");
  expect(result(met({ ...over, scores: [1, 2, 3], winners: [] }))).toBe("Ended early");
});

test("people without a name are called after their animal, as at the table", async () => {
  await learn("web", "common");
  const seats = [seat("person", "Ann"), { ...seat("person"), face: "whale" }, seat("person"), { ...seat("bot"), level: "easy" }, seat("free")];
  expect(withWhom(met({ seats }))).toBe("with Whale, Cat, and a bot");
  expect(standing(met({ seats, waiting: [2] }))).toBe("Waiting for Cat");
  expect(facesWith(met({ seats })).map(({ face }) => face)).toEqual(["whale", "cat", "bot-easy"]);
});

test("times are told as people do", () => {
  const hour = 3_600_000;
  expect(ago(0, 2 * hour)).toBe("2 hours ago");
  expect(ago(0, 30 * hour)).toBe("yesterday");
  expect(ago(5000, 0)).toBe("now");
  expect(until(3 * 24 * hour, 0)).toBe("in 3 days");
  expect(until(24 * hour, 5000)).toBe("in 24 hours");
});

test("the badge counts the tables that wait for this device, though all are told of at once", async () => {
  let kept: Response | undefined;
  const place = { match: async () => kept?.clone(), put: async (_: string, response: Response) => void (kept = response) };
  vi.stubGlobal("caches", { open: async () => place });
  const badge = Object.assign(navigator, { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) });
  await Promise.all([markTurn("a", true), markTurn("b", true), markTurn("c", false), markTurn("d", true)]);
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(3);
  await keepTurns(["a", "b"]);
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
  await Promise.all([markTurn("a", false), markTurn("b", false)]);
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
