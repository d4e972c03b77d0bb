/** A finished game moment by moment, fetched in chunks on demand. */

import type { CommonView } from "../generated/common";
import type { Moment } from "../generated/messages";
import { api } from "./api";

export class Past {
  /** The number of the moment on the screen. */
  at = $state(0);
  /** How many moments there are; 0 before the first answer. */
  of = $state(0);
  /** Who played: a name, or none, for a bot its level, and the face. */
  players: readonly { name: string; level: string; face: string; colour: string }[] = $state.raw([]);
  #known: (Moment | undefined)[] = $state.raw([]);
  #asked = new Set<number>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** The view at a number; undefined until it has been fetched. */
  view(number: number): CommonView | undefined {
    return this.#known[number]?.view;
  }

  /** The line that led to a moment; empty for the first. */
  line(number: number): string {
    return this.#known[number]?.line ?? "";
  }

  /** Go to a moment; those around it are fetched too. */
  async go(number: number): Promise<void> {
    this.at = Math.max(0, this.of ? Math.min(number, this.of - 1) : number);
    await this.#fetch(Math.max(0, this.at - 1));
    this.at = Math.min(this.at, this.of - 1);
    void this.#fetch(Math.min(this.at + 5, this.of - 1));
  }

  async #fetch(number: number): Promise<void> {
    if (this.#known[number] && this.#known[Math.min(number + 1, this.of - 1)]) return;
    const first = this.#known[number] ? number + 1 : number;
    if (this.#asked.has(first)) return;
    this.#asked.add(first);
    try {
      const replay = await api.replay(this.table, first, this.seat);
      const known = [...this.#known];
      replay.moments.forEach((moment, place) => (known[replay.first + place] = moment));
      this.#known = known;
      this.of = replay.of;
      this.players = replay.names.map((name, seat) => ({ name, level: replay.levels[seat] ?? "", face: replay.faces[seat] ?? "", colour: replay.colours[seat] ?? "" }));
    } finally {
      this.#asked.delete(first);
    }
  }
}
