/** A walk through a guided game: scenes are drawn one after the other, then the coach speaks and waits. */

import type { AnyGame } from "../games/contract";
import type { CommonView } from "../generated/common";
import type { Guide, Scene, Step } from "../generated/messages";
import { time } from "../shared/motion.svelte";

export interface Drawn {
  view: CommonView;
  before: CommonView | null;
  happened: readonly string[];
}

export class Walk {
  /** The number of the step, from 0. */
  at = $state(0);
  /** What the board draws; null only before the first scene. */
  drawn: Drawn | null = $state.raw(null);
  /** Whether everything has been drawn and the coach speaks. */
  speaks = $state(false);

  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly guide: Guide,
    readonly game: Pick<AnyGame, "linger">,
  ) {
    this.#enter(0);
  }

  get step(): Step {
    return this.guide.steps[this.at] as Step;
  }

  get isLast(): boolean {
    return this.at === this.guide.steps.length - 1;
  }

  /** Go on from a step that asks for no action. */
  next(): void {
    if (this.speaks && this.step.asked === null && !this.isLast) this.#enter(this.at + 1);
  }

  /** Take an action; only the one that is asked for leads on. */
  play(action: string): boolean {
    if (!this.speaks || action !== this.step.asked) return false;
    this.#enter(this.at + 1);
    return true;
  }

  /** Go back one step. */
  back(): void {
    if (this.at === 0) return;
    this.stop();
    this.#waiting = [];
    this.at -= 1;
    this.#drawAgain();
    this.drawn = this.drawn && { ...this.drawn, before: null };
    this.speaks = true;
  }

  /** Draw the last queued scene at once. */
  hurry(): void {
    if (this.speaks) return;
    this.stop();
    const last = this.#waiting.at(-1);
    const happened = this.#waiting.flatMap((scene) => scene.happened);
    this.#waiting = [];
    if (last) this.#draw(last.view, happened);
    this.speaks = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #enter(number: number): void {
    this.at = number;
    this.speaks = false;
    this.#waiting = [...this.step.scenes];
    if (this.#waiting.length === 0) this.#drawAgain();
    this.#go();
  }

  /** Draw the queued scenes, each for as long as it lingers; then let the coach speak. */
  #go(): void {
    this.#timer = undefined;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const { view, happened } = scene;
      const isFirst = this.drawn === null;
      this.#draw(view, happened);
      const linger = isFirst ? 0 : time(this.game.linger?.(view, happened) ?? 0);
      if (linger > 0) {
        this.#timer = setTimeout(() => this.#go(), linger);
        return;
      }
    }
    this.speaks = true;
  }

  /** Draw the newest view up to this step, in which nothing new happened. */
  #drawAgain(): void {
    const last = this.guide.steps.slice(0, this.at + 1).flatMap((step) => step.scenes).at(-1);
    if (last) this.#draw(last.view, []);
  }

  /** Draw a view; it offers actions only while one is asked for. */
  #draw(view: CommonView, happened: readonly string[]): void {
    const isAsked = this.step.asked !== null && this.#waiting.length === 0;
    const before = this.drawn?.view ?? null;
    this.drawn = { view: isAsked ? view : { ...view, actions: [] }, before, happened };
  }
}
