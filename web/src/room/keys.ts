/** The seats that this browser holds, with their keys, in local storage. */

import { keep, recall } from "../shared/kept";

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
}

const KEPT = 30;

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
  keep("tables", heldTables().filter((one) => one.table !== table));
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
