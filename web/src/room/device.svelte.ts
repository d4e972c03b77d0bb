/** All that this device is at one table: one seat, several people passing it round, or somebody who watches. */

import { bring } from "../games";
import type { AnyGame } from "../games/contract";
import { api } from "./api";
import { Eyes } from "./eyes.svelte";
import { addNonce, heldSeats, heldTables, hold, release, seeCommitment } from "./keys";

/** Tables that begin as soon as this browser has added to their shuffles: nobody else is waited for. */
const hasty = new Set<string>();

/** Let a table begin without a further press. */
export function beginAtOnce(table: string): void {
  hasty.add(table);
}

function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Device {
  eyes: Eyes[] = $state.raw([]);
  /** Which of the eyes look at the screen now. */
  looking = $state(0);
  /** While the device is being passed on: the place among `eyes` of who looks next. */
  curtain: number | null = $state(null);
  game: AnyGame | null = $state.raw(null);
  #added = new Set<Eyes>();
  #held = new Set<Eyes>();
  #coming: Promise<unknown> | null = null;

  constructor(readonly table: string) {}

  /** Sit down at every seat held here, one more key that came with a link included; without any, watch. */
  open(key: string): void {
    const known = heldTables().find((one) => one.table === this.table);
    if (known) this.#bring(known.game);
    const keys = heldSeats(this.table).map((one) => one.key);
    if (key && !keys.includes(key)) keys.push(key);
    this.eyes = (keys.length ? keys : [""]).map((one) => this.#open(one));
  }

  #open(key: string): Eyes {
    return new Eyes(this.table, key, (eyes) => this.#changed(eyes));
  }

  #changed(eyes: Eyes): void {
    const view = eyes.live.shown?.view;
    if (!view) return;
    if (eyes.table && !eyes.table.is_started) seeCommitment(this.table, eyes.table.commitment);
    if (view.seat !== null) this.#hold(eyes, view.game, view.seat);
    if (view.seat !== null && eyes.table && !eyes.table.is_started) void this.#add(eyes, view.seat);
    this.#bring(view.game);
  }

  /** Fetch the board, once; the browser knows it before the first view if it has been here before. */
  #bring(game: string): void {
    this.#coming ??= bring(game).then(
      (brought) => this.#play(brought),
      // Out of reach for a moment: the next view asks again.
      () => (this.#coming = null),
    );
  }

  /** Remember a seat with its first view; writing it down with every view would hold up each of them. */
  #hold(eyes: Eyes, game: string, seat: number): void {
    if (this.#held.has(eyes)) return;
    this.#held.add(eyes);
    hold(this.table, game, { seat, key: eyes.live.key });
  }

  /** Add to the shuffles what nobody could foresee, after the room has committed to its own part. */
  async #add(eyes: Eyes, seat: number): Promise<void> {
    if (this.#added.has(eyes)) return;
    this.#added.add(eyes);
    if (!eyes.table?.seats[seat]?.nonce) {
      const nonce = newNonce();
      addNonce(this.table, nonce);
      await eyes.live.ask({ type: "nonce", nonce });
    }
    // A start that is refused leaves the gathering as it is, with its button.
    if (hasty.delete(this.table)) await api.start(this.table, eyes.live.key).catch(() => undefined);
  }

  /** Whether the table is about to begin by itself. */
  get isHasty(): boolean {
    return hasty.has(this.table);
  }

  #play(game: AnyGame): void {
    this.game = game;
    for (const eyes of this.eyes) eyes.game = game;
  }

  /** Take one more seat at this table; somebody who only watched sits down. */
  add(key: string): void {
    const eyes = this.#open(key);
    eyes.game = this.game;
    const watching = this.eyes.filter((one) => !one.live.key);
    for (const one of watching) one.stop();
    this.eyes = [...this.eyes.filter((one) => one.live.key), eyes];
    this.looking = Math.min(this.looking, this.eyes.length - 1);
  }

  /** Give a seat up, or put aside a key that opens nothing any more. */
  drop(eyes: Eyes): void {
    eyes.stop();
    if (eyes.seat !== null) release(this.table, eyes.seat);
    this.eyes = this.eyes.filter((one) => one !== eyes);
    this.looking = 0;
    this.curtain = null;
    if (!this.eyes.length) this.eyes = [this.#open("")];
  }

  get current(): Eyes | undefined {
    return this.eyes[this.looking];
  }

  /** The next of the people around this device who is waited for, if it is not who looks now. */
  get next(): number | null {
    const view = this.current?.live.shown?.view;
    if (this.eyes.length < 2 || !view || view.over || (view.seat !== null && view.waiting.includes(view.seat))) return null;
    const order = this.eyes.map((_, place) => (this.looking + 1 + place) % this.eyes.length);
    return order.find((place) => view.waiting.includes(this.eyes[place]?.seat ?? -1)) ?? null;
  }

  /** Lower the curtain for somebody else to look. */
  passTo(place: number): void {
    this.curtain = place;
  }

  /** Raise the curtain for who asked for it. */
  reveal(): void {
    if (this.curtain !== null) this.looking = this.curtain;
    this.curtain = null;
  }

  /** Speak to the room in another language. */
  again(): void {
    for (const eyes of this.eyes) eyes.live.again();
  }

  stop(): void {
    for (const eyes of this.eyes) eyes.stop();
  }
}
