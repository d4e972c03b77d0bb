/** My tables: all that this device knows, as they stand now. */

import type { SeatHeld, TableMet } from "../generated/messages";
import { keep, recall } from "../shared/kept";
import { api } from "./api";
import { keepTurns, markTurn } from "./badge";
import { type HeldTable, heldTables } from "./keys";

/** As the room answers: every field is there. */
export type Met = Required<TableMet>;

export interface MyTable {
  table: string;
  game: string;
  hidden: boolean;
  /** When it was last played at here or last changed there, in milliseconds since 1970. */
  at: number;
  /** Null while the room has not answered. */
  met: Met | null;
}

const AT_ONCE = 60;
const PAUSE = 20_000;
const LATER = 1_500;
const AGAIN_FROM = 2_000;

let known: Readonly<Record<string, Met>> = $state.raw(recall<Record<string, Met>>("met", {}));
let held: readonly HeldTable[] = $state.raw(heldTables());
let asked = 0;

/** Of several seats at a table, the one that is waited for, or the first that still opens one. */
export function choose(met: readonly Met[]): Met | null {
  return met.find((one) => one.is_mine) ?? met.find((one) => one.state !== "gone") ?? met[0] ?? null;
}

/** My turn first (the clock that runs out soonest, then who has waited longest), then games that run, then those that are over. */
export function order(one: MyTable, other: MyTable): number {
  return rank(one) - rank(other) || (rank(one) === 0 ? soon(one) - soon(other) || one.at - other.at : other.at - one.at);
}

function rank({ met }: MyTable): number {
  if (met?.is_mine) return 0;
  return met?.state === "over" ? 2 : met?.state === "gone" ? 3 : 1;
}

function soon({ met }: MyTable): number {
  return met?.due ?? Number.MAX_SAFE_INTEGER;
}

/** Every table that this device knows, in the order in which they matter. */
export function myTables(): MyTable[] {
  return held
    .map(({ table, game, at, hidden }) => {
      const met = known[table] ?? null;
      return { table, game, hidden: hidden ?? false, at: met?.at || at, met };
    })
    .sort(order);
}

/** Look again at what this device holds: something was hidden or forgotten. */
export function lookAgain(): void {
  held = heldTables();
}

/** Ask the room how all tables stand. */
export async function refresh(): Promise<void> {
  held = heldTables();
  asked = Date.now();
  await ask(held);
}

/** Ask again about the tables that may have changed: finished ones do not. */
async function refreshRunning(): Promise<void> {
  await ask(held.filter(({ table, hidden }) => !hidden && known[table]?.state !== "over" && known[table]?.state !== "gone"));
}

async function ask(tables: readonly HeldTable[]): Promise<void> {
  const seats: SeatHeld[] = tables.flatMap(({ table, seats }) => seats.map(({ key }) => ({ table, key })));
  const found: Met[] = [];
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    found.push(...((await api.mine(seats.slice(first, first + AT_ONCE))).tables as Met[]));
  }
  const late = new Set(found.filter(({ state }) => state === "later").map(({ table }) => table));
  const now = { ...known };
  for (const { table } of tables) {
    const met = choose(found.filter((one) => one.table === table && one.state !== "later"));
    if (!met) continue;
    now[table] = met;
    void markTurn(table, met.is_mine && met.state === "running");
  }
  void keepTurns(held.map(({ table }) => table));
  known = Object.fromEntries(held.flatMap(({ table }) => (now[table] ? [[table, now[table]]] : [])));
  keep("met", known);
  if (late.size && document.visibilityState === "visible") {
    setTimeout(() => void ask(tables.filter(({ table }) => late.has(table))).catch(() => undefined), LATER);
  }
}

/** Keep the list fresh while somebody looks at it; returns how to stop. */
export function watchTables(): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible" && Date.now() - asked > AGAIN_FROM) void refresh().catch(() => undefined);
  };
  asked = 0;
  look();
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") void refreshRunning().catch(() => undefined);
  }, PAUSE);
  addEventListener("focus", look);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", look);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}
