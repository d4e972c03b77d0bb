/** What seats are called on this screen. */

import type { SeatShown, TableShown } from "../generated/messages";
import { t } from "../shared/words.svelte";

/** What a seat is called. */
export function nameOf(seat: SeatShown, number: number): string {
  if (seat.name) return seat.name;
  return t(seat.kind === "bot" ? "web-bot-name" : "seat", { seat: number + 1 });
}

/** What each seat of a table is called. */
export function namesOf(table: TableShown): string[] {
  return table.seats.map(nameOf);
}
