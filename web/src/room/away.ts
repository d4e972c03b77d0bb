/** Who is away while the table waits for them, and who is asked what to do about it. */

import type { CommonView } from "../generated/common";
import type { TableShown } from "../generated/messages";

/** So long somebody may be away before anybody is asked, in milliseconds. */
export const PATIENCE = 60_000;
/** Who chose to wait is asked again after so long. */
export const MORE_PATIENCE = 5 * 60_000;

export interface Absentee {
  seat: number;
  /** Whole minutes since the person was last connected. */
  minutes: number;
}

/** Whether a seat is asked: the host, or every person while the host is away. */
export function isAsked(table: TableShown, seat: number | null): boolean {
  return seat !== null && (seat === table.host || !table.seats[table.host]?.is_present);
}

/** The person who has been away for longest while a decision is owed; `later` holds back some seats until a time. */
export function absenteeOf(table: TableShown, view: CommonView, later: ReadonlyMap<number, number>, now: number): Absentee | null {
  if (view.over || table.is_stopped) return null;
  let found: Absentee | null = null;
  let longest = PATIENCE;
  for (const seat of view.waiting) {
    const { kind, sitter, away_since: since } = table.seats[seat] ?? {};
    if (kind !== "person" || sitter || since === null || since === undefined) continue;
    const away = now - since;
    if (away < longest || now < (later.get(seat) ?? 0)) continue;
    longest = away;
    found = { seat, minutes: Math.floor(away / 60_000) };
  }
  return found;
}
