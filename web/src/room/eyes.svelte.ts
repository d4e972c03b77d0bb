/** One seat's or spectator's view of a table: the connection, what is drawn now, and the log. */

import type { CommonView } from "../generated/common";
import type { TableShown } from "../generated/messages";
import type { AnyGame } from "../games/contract";
import { seatOf } from "../games/say";
import { time } from "../shared/motion.svelte";
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
  game: AnyGame | null = null;

  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
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

  /** Draw the newest view at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.pop();
    const skipped = this.#queue;
    this.#queue = [];
    if (last) this.#draw({ ...last, happened: [...skipped.flatMap((shown) => shown.happened), ...last.happened] });
  }

  #hear(shown: Shown): void {
    this.table = shown.table;
    this.log = [...this.log, ...shown.happened];
    this.#queue.push(shown);
    if (this.#timer === undefined) this.#next();
    else if (this.#queue.length > MOST_WAITING) this.hurry();
    this.#changed(this);
  }

  #draw(shown: Shown): void {
    const before = this.drawn?.view ?? null;
    // The first view comes with the whole log, which is not animated.
    const happened = before ? shown.happened : [];
    this.drawn = { view: shown.view, before, happened };
    const linger = happened.length && this.game?.linger ? time(this.game.linger(shown.view, happened)) : 0;
    if (linger > 0) this.#timer = setTimeout(() => this.#next(), linger);
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
