/** What a game brings to its score pad: `games/<game>/pad/index.ts` exports it as default. */

import type { Component } from "svelte";
import type { Keeper } from "./keeper.svelte";

export interface PadProps<Typed extends object, Scored> {
  keeper: Keeper<Typed, Scored>;
  /** What each seat is called. */
  names: readonly string[];
  scored: Scored;
  typed: Typed;
}

export interface PadClient<Typed extends object, Scored> {
  Sheets: Component<PadProps<Typed, Scored>>;
  /** The options that make a difference to what is written. */
  options: readonly string[];
  /** Sheets on which nothing is written. */
  blank: (players: number) => Typed;
  /** Who has won, once the game is over. */
  winners: (scored: Scored) => readonly number[];
}

// Each game writes something of its own; whoever only keeps it need not know what.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyPad = PadClient<any, any>;
