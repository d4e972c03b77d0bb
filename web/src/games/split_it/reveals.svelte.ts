/** A reveal is animated in steps: tokens that are turned over together, fates, then the current view. */

import { pause, time } from "../../shared/motion.svelte";
import { moves } from "../../shared/settings.svelte";
import type { Note } from "../../shared/sound";
import type { View } from "./generated/view";

export const TOKENS = 0;
export const FATES = 1;
export const DONE = 2;

/** How long a reveal stands at least, whatever is pressed. */
export const STANDS = 1200;
/** When the tokens are turned over; Token.svelte waits as long. */
export const TURNED_AFTER = 416;
const FATES_AFTER = 800;
const DONE_AFTER = 1650;

/** A section that several players want breaks. */
export const CRACK: readonly Note[] = [
  { at: 0, length: 0.05, pitch: 3200, to: 900, shape: "noise", loud: 0.5 },
  { at: 0.045, length: 0.09, pitch: 1500, to: 400, shape: "noise", loud: 0.4 },
  { at: 0.02, length: 0.22, pitch: 150, to: 55, shape: "triangle", loud: 0.3 },
];

export class Reveals {
  #view: View | null = $state.raw(null);
  #step = $state(DONE);

  /** How far the reveal of this view is. */
  stepOf(view: View): number {
    if (this.#view === view) return this.#step;
    // It is looked at also by who wants nothing to move.
    if (pause(1) === 0) return DONE;
    return moves() ? TOKENS : FATES;
  }

  /** Play the reveal of this view, in an effect; a tap skips the rest of it once it has stood. */
  play(view: View): () => void {
    if (pause(1) === 0) return () => undefined;
    const go = (step: number) => {
      this.#view = view;
      this.#step = step;
    };
    const begun = performance.now();
    const timers = [setTimeout(() => go(FATES), moves() ? FATES_AFTER : 0), setTimeout(() => go(DONE), moves() ? DONE_AFTER : STANDS)];
    const watch = $effect.root(() => {
      $effect(() => {
        if (moves() && time(1) === 0 && performance.now() - begun >= STANDS) go(DONE);
      });
    });
    return () => {
      timers.forEach(clearTimeout);
      watch();
    };
  }
}
