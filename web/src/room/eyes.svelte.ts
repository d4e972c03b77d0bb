/** One seat's or spectator's view of a table: the connection, what is drawn now, and the log. */

import type { CommonView } from "../generated/common";
import type { TableShown } from "../generated/messages";
import type { AnyGame } from "../games/contract";
import { seatOf } from "../games/say";
import { pause } from "../shared/motion.svelte";
import { type Gain, gainsOf } from "./gains";
import { type Answer, Live, type Shown } from "./live.svelte";

export interface Drawn {
  view: CommonView;
  before: CommonView | null;
  happened: readonly string[];
}

const MOST_WAITING = 12;

export class Eyes {
  readonly live: Live;
  /** What the board draws; it may lag behind the newest view while an animation lasts. */
  drawn: Drawn | null = $state.raw(null);
  /** The table around the game, always the newest. */
  table: TableShown | null = $state.raw(null);
  /** Everything that happened, in notation. */
  log: readonly string[] = $state.raw([]);
  /** For each line of the log: `clock` or a sitter's level if one of these played it for a person, else empty. */
  logBy: readonly string[] = $state.raw([]);
  /** For each line of the log: who got or lost points with it, as far as this page has seen it happen. */
  logGains: readonly (readonly Gain[])[] = $state.raw([]);
  /** Whether this seat can undo now: only then is it offered. */
  canUndo = $state(false);
  game: AnyGame | null = null;

  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heldUntil = 0;
  #scores: readonly number[] = [];
  #changed: (eyes: Eyes) => void;

  constructor(table: string, key: string, changed: (eyes: Eyes) => void) {
    this.live = new Live(table, key);
    this.#changed = changed;
    this.live.start((shown) => this.#hear(shown));
  }

  get seat(): number | null {
    return this.drawn?.view.seat ?? this.live.shown?.view.seat ?? null;
  }

  /** What happened since this seat last acted. */
  get news(): readonly string[] {
    const seat = this.seat;
    const last = seat === null ? -1 : this.log.findLastIndex((line) => seatOf(line) === seat);
    return this.log.slice(last + 1);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.live.stop();
  }

  play(action: string): Promise<Answer> {
    return this.live.play(action);
  }

  /** Whether what is drawn must be seen before anything else is drawn, whatever is pressed. */
  get isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }

  /** What an action would add to the own score at once; null where nobody can say. */
  preview(action: string): Promise<number | null> {
    return this.live.preview(action);
  }

  /** Draw the newest view at once, unless what is drawn must be seen. */
  hurry(): void {
    if (this.isHeld) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.pop();
    const skipped = this.#queue;
    this.#queue = [];
    if (last) this.#draw({ ...last, happened: [...skipped.flatMap((shown) => shown.happened), ...last.happened] });
  }

  #hear(shown: Shown): void {
    this.table = shown.table;
    this.canUndo = shown.canUndo;
    this.log = [...this.log, ...shown.happened];
    this.logBy = [...this.logBy, ...shown.by];
    this.logGains = [...this.logGains, ...gainsOf(shown.happened, this.#scores, shown.view.scores)];
    this.#scores = shown.view.scores;
    const newest = this.#queue.at(-1)?.view ?? this.drawn?.view;
    // Talk and presence, or that undo is possible, leave the board alone: a new drawing would cut its motion short.
    if (shown.view !== newest || shown.happened.length) this.#queue.push(shown);
    if (this.#timer === undefined) this.#next();
    else if (this.#queue.length > MOST_WAITING) this.hurry();
    this.#changed(this);
  }

  #draw(shown: Shown): void {
    const before = this.drawn?.view ?? null;
    // The first view comes with the whole log, which is not animated.
    const happened = before ? shown.happened : [];
    this.drawn = { view: shown.view, before, happened };
    const hold = happened.length && this.game?.hold ? pause(this.game.hold(shown.view, happened)) : 0;
    const linger = happened.length && this.game?.linger ? pause(this.game.linger(shown.view, happened)) : 0;
    this.#heldUntil = performance.now() + hold;
    const stay = Math.max(hold, linger);
    if (stay > 0) this.#timer = setTimeout(() => this.#next(), stay);
    this.#changed(this);
  }

  /** Draw queued views up to the next one that lingers. */
  #next(): void {
    this.#timer = undefined;
    while (this.#timer === undefined) {
      const shown = this.#queue.shift();
      if (!shown) return;
      this.#draw(shown);
    }
  }
}
