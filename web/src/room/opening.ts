/** Opening a table and sitting down at it. */

import type { NewTable } from "../generated/messages";
import { go } from "../shared/router.svelte";
import { type Pace, settings } from "../shared/settings.svelte";
import { api } from "./api";
import { beginAtOnce } from "./device.svelte";
import { hold } from "./keys";

/** The least milliseconds of a bot's decision at each pace. */
export const PACES: Record<Pace, number> = { quick: 0, brisk: 700, calm: 2000 };

/** Bots of a level in every seat from one on; seats count from 1 on the wire. */
export function botsFrom(first: number, players: number, level: string): Record<string, string> {
  const seats = Array.from({ length: players }, (_, seat) => seat + 1).filter((seat) => seat >= first);
  return Object.fromEntries(seats.map((seat) => [String(seat), level]));
}

/** Open a table and go there. */
export async function openTable(table: NewTable): Promise<void> {
  go(`/t/${await open(table)}`);
}

/** Open a table whose other seats are all bots', and begin there at once. */
export async function playNow(table: NewTable): Promise<void> {
  const id = await open(table);
  beginAtOnce(id);
  go(`/t/${id}`);
}

/** Open a table for several people at this device, seat them, and begin there at once. */
export async function playHere(table: NewTable, others: readonly string[]): Promise<void> {
  const id = await open(table);
  for (const name of others) {
    const { seat, key } = await api.claim(id, name);
    hold(id, table.game, { seat, key });
  }
  beginAtOnce(id);
  go(`/t/${id}`);
}

/** The values of an option in the order in which people expect them: numbers by size, all else as the game lists them. */
export function inOrder(values: readonly string[]): readonly string[] {
  return values.every((value) => /^\d+$/.test(value)) ? [...values].sort((one, other) => Number(one) - Number(other)) : values;
}

async function open(table: NewTable): Promise<string> {
  const opened = await api.open({ face: settings.face, colour: settings.colour, ...table, pace: PACES[settings.pace] });
  hold(opened.table, table.game, { seat: opened.seat, key: opened.key });
  return opened.table;
}
