/** How much of its games and bots the room has compiled, asked again until that is everything. */

import type { Health } from "../generated/messages";

const PAUSE = 1000;
const ALL = 100;
let compiled = $state.raw<Health["compiled"]>({});
/** Whether nothing has to be asked: somebody asks already, or all is compiled. */
let isKnown = false;

/** How much of what a table with bots of a level needs is compiled, in percent; what is not known is no reason to wait. */
export function percentOf(game: string, level: string): number {
  return compiled[game]?.[level] ?? ALL;
}

/** Keep an eye on a room that may still be compiling. */
export async function watchCompiling(): Promise<void> {
  if (isKnown) return;
  isKnown = true;
  try {
    do {
      compiled = await ask();
    } while (isUnfinished() && (await later()));
  } catch {
    compiled = {};
    isKnown = false;
  }
}

function isUnfinished(): boolean {
  return Object.values(compiled).some((levels) => Object.values(levels).some((percent) => percent < ALL));
}

async function ask(): Promise<Health["compiled"]> {
  const answer = await fetch("/healthz");
  return answer.ok ? ((await answer.json()) as Health).compiled : {};
}

function later(): Promise<true> {
  return new Promise((resolve) => setTimeout(() => resolve(true), PAUSE));
}
