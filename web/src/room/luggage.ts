/** What moves to another device: seats, settings and best scores. */

import type { Luggage } from "../generated/messages";
import { recall } from "../shared/kept";
import { isSetting, set, type Settings } from "../shared/settings.svelte";
import { add, bestScores } from "./best";
import { heldSeats, heldTables, holdBehind } from "./keys";

/** Settings that belong to the device, not to the person. */
const STAYS: readonly string[] = ["theme", "motion", "sound", "vibration", "notifications"];

/** Before the name of a setting that is more than text. */
const JSON_MARK = "json:";

/** Everything that this device could hand on. */
export function pack(): Luggage {
  const seats = heldTables().flatMap(({ table, game, at, seats }) => seats.map(({ seat, key }) => ({ table, game, seat, key, at })));
  const own = Object.entries(recall<Partial<Settings>>("settings", {})).filter(([name]) => !STAYS.includes(name));
  const kept = own.map(([name, value]) => (typeof value === "string" ? [name, value] : [JSON_MARK + name, JSON.stringify(value)]));
  return { seats: seats.slice(0, 300), settings: Object.fromEntries(kept) as Record<string, string>, best: bestScores() };
}

/** Add what came from another device; what is here stays. */
export function unpack({ seats = [], settings: came = {}, best = [] }: Luggage): void {
  // The latest first: each goes behind those that are here.
  for (const { table, game, seat, key, at } of [...seats].sort((one, other) => (other.at ?? 0) - (one.at ?? 0))) {
    if (!heldSeats(table).some((one) => one.seat === seat)) holdBehind(table, game, { seat, key }, at ?? 0);
  }
  const read = Object.entries(came).map(([name, value]): [string, unknown] =>
    name.startsWith(JSON_MARK) ? [name.slice(JSON_MARK.length), parse(value)] : [name, value],
  );
  set(Object.fromEntries(read.filter(([name, value]) => !STAYS.includes(name) && isSetting(name, value))) as Partial<Settings>);
  for (const one of best) add(one);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
