/** What people say at a table, and what of it is new to this browser. */

import { REACTIONS } from "../generated/lists";
import type { Saying, TableShown } from "../generated/messages";
import { keep, recall } from "../shared/kept";
import { t } from "../shared/words.svelte";

const KEPT = 30;

/** Whether a saying is shown as a drawing. */
export function isReaction(one: Saying): boolean {
  return (REACTIONS as readonly string[]).includes(one.phrase);
}

/** A saying in words. */
export function wordsOf(one: Saying): string {
  return one.phrase ? t(`phrase-${one.phrase}`) : one.words;
}

/** A saying with its speaker, as it is announced. */
export function announce(one: Saying, name: string): string {
  return t(isReaction(one) ? "web-reacted" : "web-said", { name, words: wordsOf(one) });
}

/** The number of the newest saying; 0 if there is none. */
export function newest(table: Pick<TableShown, "said">): number {
  return table.said[table.said.length - 1]?.number ?? 0;
}

/** The number up to which this browser has read a table's sayings. */
export function readUpTo(table: string): number {
  return recall<[string, number][]>("heard", []).find(([one]) => one === table)?.[1] ?? 0;
}

/** Remember that everything up to a number has been read. */
export function noteRead(table: string, number: number): void {
  const others = recall<[string, number][]>("heard", []).filter(([one]) => one !== table);
  keep("heard", [[table, number], ...others].slice(0, KEPT));
}

/** How many sayings of others are new; one's own never are. */
export function countNew(table: Pick<TableShown, "said">, own: readonly (number | null)[], read: number): number {
  return table.said.filter((one) => one.number > read && !own.includes(one.seat)).length;
}
