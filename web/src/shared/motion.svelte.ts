/** Motion that can be skipped at any time, and is off where people do not want it. */

import { cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams } from "svelte/transition";
import { moves } from "./settings.svelte";

let skipping = $state(false);

/** How long something may take: nothing where motion is off or being skipped. */
export function time(milliseconds: number): number {
  return moves() && !skipping ? milliseconds : 0;
}

/** Bring everything that moves to its end at once. */
export function skip(): void {
  skipping = true;
  for (const animation of document.getAnimations()) {
    const { iterations } = animation.effect?.getComputedTiming() ?? { iterations: 1 };
    if (iterations !== Infinity) animation.finish();
  }
  setTimeout(() => (skipping = false), 120);
}

/** A pair of transitions that carry a thing from one place on the board to another. */
export function carry(milliseconds = 320): ReturnType<typeof crossfade> {
  const parameters: CrossfadeParams = { duration: () => time(milliseconds), easing: cubicOut };
  return crossfade(parameters);
}
