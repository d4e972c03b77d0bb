/** The seats that this browser holds, with their keys, in local storage. */

import { keep, recall } from "../shared/kept";
import { markTurn } from "./badge";

export interface HeldSeat {
  seat: number;
  key: string;
}

export interface HeldTable {
  table: string;
  game: string;
  seats: HeldSeat[];
  /** When it was last played at, in milliseconds since 1970. */
  at: number;
  /** Put away from the list of my tables; the seat is kept. */
  hidden?: boolean;
}

const KEPT = 200;

/** Every table at which this browser has a seat, the latest first. */
export function heldTables(): HeldTable[] {
  return recall<HeldTable[]>("tables", []);
}

/** The seats held at a table, by number. */
export function heldSeats(table: string): HeldSeat[] {
  return heldTables().find((one) => one.table === table)?.seats ?? [];
}

/** Remember a seat; a newer key of the same seat replaces the old one. */
export function hold(table: string, game: string, seat: HeldSeat): void {
  const seats = [...heldSeats(table).filter((one) => one.seat !== seat.seat), seat].sort((a, b) => a.seat - b.seat);
  write({ table, game, seats, at: Date.now() });
}

/** Remember a seat of a table that was played at elsewhere, behind those that are here, as long as there is room. */
export function holdBehind(table: string, game: string, seat: HeldSeat, at: number): void {
  const tables = heldTables();
  const known = tables.find((one) => one.table === table);
  if (known) known.seats = [...known.seats, seat].sort((a, b) => a.seat - b.seat);
  keep("tables", (known ? tables : [...tables, { table, game, seats: [seat], at }]).slice(0, KEPT));
}

/** Forget a seat, or the table if it was the only one. */
export function release(table: string, seat: number): void {
  const held = heldTables().find((one) => one.table === table);
  if (!held) return;
  const seats = held.seats.filter((one) => one.seat !== seat);
  if (seats.length) write({ ...held, seats });
  else forget(table);
}

/** Forget a table. */
export function forget(table: string): void {
  void markTurn(table, false);
  keep("tables", heldTables().filter((one) => one.table !== table));
}

/** Put a table away from the list, or back into it. */
export function hide(table: string, hidden: boolean): void {
  keep("tables", heldTables().map((one) => (one.table === table ? { ...one, hidden } : one)));
}

function write(held: HeldTable): void {
  const others = heldTables().filter((one) => one.table !== held.table);
  keep("tables", [held, ...others].slice(0, KEPT));
}

/** What this browser saw of a table's shuffles before the first deal: evidence that nothing was replaced later. */
export interface SeenShuffle {
  commitment?: string;
  nonces?: string[];
}

/** What was seen at a table. */
export function seenShuffle(table: string): SeenShuffle {
  return recall<Record<string, SeenShuffle>>("shuffles", {})[table] ?? {};
}

/** Whether this browser added its part after it had seen the commitment: only then could the room not choose before either. */
export function hasAddedAfter(seen: SeenShuffle): boolean {
  return Boolean(seen.commitment && seen.nonces?.length);
}

/** Remember a commitment; the first one seen counts. */
export function seeCommitment(table: string, commitment: string): void {
  const seen = seenShuffle(table);
  if (!seen.commitment) writeShuffle(table, { ...seen, commitment });
}

/** Remember a nonce that this browser added. */
export function addNonce(table: string, nonce: string): void {
  const seen = seenShuffle(table);
  writeShuffle(table, { ...seen, nonces: [...(seen.nonces ?? []), nonce] });
}

function writeShuffle(table: string, seen: SeenShuffle): void {
  const others = Object.entries(recall<Record<string, SeenShuffle>>("shuffles", {})).filter(([id]) => id !== table);
  keep("shuffles", Object.fromEntries([...others.slice(1 - KEPT), [table, seen]]));
}
