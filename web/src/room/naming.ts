/** Display names of seats. */

import type { SeatShown, TableShown } from "../generated/messages";
import { t } from "../shared/words.svelte";

/** A seat's display name. */
export function nameOf(seat: SeatShown, number: number): string {
  if (seat.name) return seat.name;
  return t(seat.kind === "bot" ? "web-bot-name" : "seat", { seat: number + 1 });
}

/** The display name of each seat. */
export function namesOf(table: TableShown): string[] {
  return table.seats.map(nameOf);
}
