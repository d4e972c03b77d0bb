/** How much of its games and bots the room has compiled, asked again until that is everything. */

import type { Health } from "../generated/messages";

const PAUSE = 1000;
const ALL = 100;
type Known = Pick<Health, "compiled" | "preparing">;
const NOTHING: Known = { compiled: {}, preparing: {} };
let known = $state.raw<Known>(NOTHING);
/** Whether nothing has to be asked: somebody asks already, or all is compiled. */
let isKnown = false;

/** How much of what a table with bots of a level needs is compiled, in percent; what is not known is no reason to wait. */
export function percentOf(game: string, level: string): number {
  return known.compiled[game]?.[level] ?? ALL;
}

/** How much of the game that is least prepared is done, in percent: for whoever waits for a table of a game not known yet. */
export function leastPrepared(): number {
  return Math.min(ALL, ...Object.values(known.preparing));
}

/** Keep an eye on a room that may still be compiling. */
export async function watchCompiling(): Promise<void> {
  if (isKnown) return;
  isKnown = true;
  try {
    do {
      known = await ask();
    } while (isUnfinished() && (await later()));
  } catch {
    known = NOTHING;
    isKnown = false;
  }
}

function isUnfinished(): boolean {
  return leastPrepared() < ALL || Object.values(known.compiled).some((levels) => Object.values(levels).some((percent) => percent < ALL));
}

async function ask(): Promise<Known> {
  const answer = await fetch("/healthz");
  return answer.ok ? { ...NOTHING, ...((await answer.json()) as Health) } : NOTHING;
}

function later(): Promise<true> {
  return new Promise((resolve) => setTimeout(() => resolve(true), PAUSE));
}
