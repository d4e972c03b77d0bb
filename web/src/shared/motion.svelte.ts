/** Animation that can be skipped at any time and respects the reduced-motion setting. */

import { cubicOut } from "svelte/easing";
import * as svelte from "svelte/transition";
import { moves, settings } from "./settings.svelte";

let skipping = $state(false);

/** A duration; 0 while motion is off or being skipped. */
export function time(milliseconds: number): number {
  return moves() && !skipping ? milliseconds : 0;
}

/** How long something stays to be looked at: that is not motion, so only somebody who wants none at all goes without. */
export function pause(milliseconds: number): number {
  return settings.motion === "none" ? 0 : milliseconds;
}

/** Finish all running animations. */
export function skip(): void {
  skipping = true;
  for (const animation of document.getAnimations()) {
    const { iterations } = animation.effect?.getComputedTiming() ?? { iterations: 1 };
    if (iterations !== Infinity) animation.finish();
  }
  setTimeout(() => (skipping = false), 120);
}

type Moving = svelte.TransitionConfig | (() => svelte.TransitionConfig);
const STILL: svelte.TransitionConfig = { duration: 0 };

/** A transition that reads no layout while motion is off: a forced reflow costs more than the update itself. */
export function skippable<Parameters>(transition: (node: Element, parameters: Parameters) => Moving) {
  return (node: Element, parameters: Parameters): Moving => (time(1) ? transition(node, parameters) : STILL);
}

export const fade = skippable(svelte.fade);
export const fly = skippable(svelte.fly);

/** A pair of transitions that carry a thing from one place on the board to another. */
export function carry(milliseconds = 320) {
  const [send, receive] = svelte.crossfade({ duration: () => time(milliseconds), easing: cubicOut });
  type Carried = svelte.CrossfadeParams & { key: unknown };
  return [skippable<Carried>(send), skippable<Carried>(receive)] as const;
}
