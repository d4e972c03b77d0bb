/** A rematch with the same people and keys: the first request opens the table, the others join it. */

import type { TableShown } from "../generated/messages";
import { go } from "../shared/router.svelte";
import { api } from "./api";
import { beginAtOnce, type Device } from "./device.svelte";
import type { Eyes } from "./eyes.svelte";
import { hold } from "./keys";

/** Go to the rematch of a table; throws the room's reason if there is none. */
export async function meetAgain(device: Device, eyes: Eyes, table: TableShown, game: string): Promise<void> {
  const next = table.rematch || (await api.rematch(table.id, eyes.live.key)).table;
  for (const one of device.eyes) if (one.seat !== null) hold(next, game, { seat: one.seat, key: one.live.key });
  const alone = table.seats.every((seat, number) => seat.kind === "bot" || device.eyes.some((one) => one.seat === number));
  if (alone) beginAtOnce(next);
  go(`/t/${next}`);
}

/** The seat of another person who wants a rematch; null if nobody else does, or if it was not kept. */
export function askerOf(device: Device, table: TableShown): number | null {
  if (!table.rematch || device.eyes.some((one) => one.seat === table.rematch_by)) return null;
  return table.rematch_by;
}
