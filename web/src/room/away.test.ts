import { expect, test } from "vitest";
import type { CommonView } from "../generated/common";
import type { TableShown } from "../generated/messages";
import { absenteeOf, isAsked, PATIENCE } from "./away";

const NOW = 10_000_000;
const seat = (away_since: number | null, more = {}): unknown => ({ kind: "person", sitter: "", is_present: away_since === null, away_since, ...more });
const tableOf = (...seats: unknown[]): TableShown => ({ host: 0, is_stopped: false, seats }) as unknown as TableShown;
const waitingFor = (...waiting: number[]): CommonView => ({ over: false, waiting }) as unknown as CommonView;
const none = new Map<number, number>();

test("who is away for a minute and owes a decision is named, the longest first", () => {
  const table = tableOf(seat(null), seat(NOW - PATIENCE), seat(NOW - 3 * PATIENCE), seat(NOW - PATIENCE + 1));
  expect(absenteeOf(table, waitingFor(0, 1, 2, 3), none, NOW)).toEqual({ seat: 2, minutes: 3 });
  expect(absenteeOf(table, waitingFor(0, 1, 3), none, NOW)).toEqual({ seat: 1, minutes: 1 });
  expect(absenteeOf(table, waitingFor(0, 3), none, NOW)).toBeNull();
});

test("nobody is asked about bots, sitters, or who was given more time", () => {
  const table = tableOf(seat(null), seat(0, { kind: "bot" }), seat(0, { sitter: "easy" }), seat(0));
  expect(absenteeOf(table, waitingFor(1, 2), none, NOW)).toBeNull();
  expect(absenteeOf(table, waitingFor(3), new Map([[3, NOW + 1]]), NOW)).toBeNull();
  expect(absenteeOf(table, waitingFor(3), new Map([[3, NOW]]), NOW)?.seat).toBe(3);
});

test("the host is asked, and everybody while the host is away", () => {
  expect(isAsked(tableOf(seat(null), seat(null)), 0)).toBe(true);
  expect(isAsked(tableOf(seat(null), seat(null)), 1)).toBe(false);
  expect(isAsked(tableOf(seat(NOW), seat(null)), 1)).toBe(true);
  expect(isAsked(tableOf(seat(NOW), seat(null)), null)).toBe(false);
});
