/** A finished trick stays on the table for a moment, the winner's card lit, before it is gathered up. */

import type { View } from "./generated/view";
import { time } from "../../shared/motion.svelte";
import { moves } from "../../shared/settings.svelte";
import type { Sound } from "../../shared/sound";

export const FULL = 0;
export const WON = 1;
export const DONE = 2;

const WON_AFTER = 400;
const DONE_AFTER = 1250;
/** The tap that played the last card must not skip the animation it starts. */
const SAME_TOUCH = 150;

/** Whether a trick was finished between two views. */
export function isFinished(before: View | null, view: View): boolean {
  return before !== null && view.last_trick !== null && (view.deal !== before.deal || view.tricks.length !== before.tricks.length || view.results.length !== before.results.length);
}

/** Which deal the last finished trick belongs to. */
export function dealOfLast(view: View): number {
  return view.tricks.length ? view.deal : view.deal - 1;
}

/** What is heard when a trick lands: at the centre, with whoever now has the most, or with somebody else. */
export function landing(before: View, view: View): Sound {
  if (view.deal !== before.deal) return "deal";
  if (!view.last_trick?.received) return "push";
  return view.most.join() === before.most.join() ? "collect" : "coin";
}

export class Finishing {
  #view: View | null = $state.raw(null);
  #step = $state(DONE);

  /** How far the finished trick of this view is. */
  stepOf(view: View): number {
    if (!moves()) return DONE;
    return this.#view === view ? this.#step : FULL;
  }

  /** Show the finished trick of this view, in an effect; a tap skips it. `gathered` is told once, when it goes. */
  play(view: View, gathered: () => void): (() => void) | undefined {
    if (!moves()) return void gathered();
    let isTold = false;
    const go = (step: number) => {
      this.#view = view;
      this.#step = step;
      if (step < DONE || isTold) return;
      isTold = true;
      gathered();
    };
    const begun = performance.now();
    const timers = [setTimeout(() => go(WON), WON_AFTER), setTimeout(() => go(DONE), DONE_AFTER)];
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
