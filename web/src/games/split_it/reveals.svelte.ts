/** A reveal is animated in steps: tokens, fates, then the current view. */

import { time } from "../../shared/motion.svelte";
import { moves } from "../../shared/settings.svelte";
import type { View } from "./generated/view";

export const TOKENS = 0;
export const FATES = 1;
export const DONE = 2;

const FATES_AFTER = 650;
const DONE_AFTER = 1650;
/** The tap that made the last guess must not skip the animation it starts. */
const SAME_TOUCH = 150;

export class Reveals {
  #view: View | null = $state.raw(null);
  #step = $state(DONE);

  /** How far the reveal of this view is. */
  stepOf(view: View): number {
    if (!moves()) return DONE;
    return this.#view === view ? this.#step : TOKENS;
  }

  /** Play the reveal of this view, in an effect; a tap skips it. */
  play(view: View): () => void {
    const go = (step: number) => {
      this.#view = view;
      this.#step = step;
    };
    const begun = performance.now();
    const timers = [setTimeout(() => go(FATES), FATES_AFTER), setTimeout(() => go(DONE), DONE_AFTER)];
    const watch = $effect.root(() => {
      $effect(() => {
        if (time(1) === 0 && performance.now() - begun > SAME_TOUCH) go(DONE);
      });
    });
    return () => {
      timers.forEach(clearTimeout);
      watch();
    };
  }
}
