/** This device at one table: one seat, several seats of people who share the device, or a spectator. */

import { bring } from "../games";
import type { AnyGame } from "../games/contract";
import { api } from "./api";
import { Eyes } from "./eyes.svelte";
import { addNonce, heldSeats, heldTables, hold, release, seeCommitment } from "./keys";
import { tellOf } from "./notify.svelte";

/** Tables that start as soon as this browser has sent its nonce, since no other person plays there. */
const hasty = new Set<string>();

/** Start a table without a further press. */
export function beginAtOnce(table: string): void {
  hasty.add(table);
}

function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Device {
  eyes: Eyes[] = $state.raw([]);
  /** Index in `eyes` of the player who looks at the screen. */
  looking = $state(0);
  /** While the device changes hands: index in `eyes` of the next player. */
  curtain: number | null = $state(null);
  game: AnyGame | null = $state.raw(null);
  #added = new Set<Eyes>();
  #held = new Set<Eyes>();
  /** Those whose nonce is added. */
  #ready = new Set<Eyes>();
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

  /** Load the board, once; for a table known from before, without waiting for the first view. */
  #bring(game: string): void {
    this.#coming ??= bring(game).then(
      (brought) => this.#play(brought),
      // Out of reach: the next view tries again.
      () => (this.#coming = null),
    );
  }

  /** Store a seat with its first view only: local storage is too slow for every view. */
  #hold(eyes: Eyes, game: string, seat: number): void {
    if (this.#held.has(eyes)) return;
    this.#held.add(eyes);
    hold(this.table, game, { seat, key: eyes.live.key });
    void tellOf(this.table, eyes.live.key);
  }

  /** Send this seat's random nonce once the room has published its commitment. */
  async #add(eyes: Eyes, seat: number): Promise<void> {
    if (this.#added.has(eyes)) return;
    this.#added.add(eyes);
    if (!eyes.table?.seats[seat]?.nonce) {
      const nonce = newNonce();
      addNonce(this.table, nonce);
      await eyes.live.ask({ type: "nonce", nonce });
    }
    this.#ready.add(eyes);
    const host = this.eyes.find((one) => one.seat === one.table?.host);
    // Everybody at this device first adds to the shuffles. If the start is refused, the gathering page still has its button.
    if (host && this.eyes.every((one) => this.#ready.has(one)) && hasty.delete(this.table)) {
      await api.start(this.table, host.live.key).catch(() => undefined);
    }
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

  /** Index in `eyes` of the next player on this device who has to act; null if it is the current one. */
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

  /** Raise the curtain for the next player. */
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
