/** What `games/<game>/pad/index.ts` exports as default. */

import type { Component } from "svelte";
import type { Keeper } from "./keeper.svelte";

export interface PadProps<Typed extends object, Scored> {
  keeper: Keeper<Typed, Scored>;
  /** The display name of each seat. */
  names: readonly string[];
  scored: Scored;
  typed: Typed;
}

/** A pad cell by cell, each with what stands in it: what several devices write is merged by cells; null is an empty one. */
export type Cells = Map<string, unknown>;

export interface PadClient<Typed extends object, Scored> {
  Sheets: Component<PadProps<Typed, Scored>>;
  /** The options that make a difference to what is written. */
  options: readonly string[];
  /** Sheets on which nothing is written. */
  blank: (players: number) => Typed;
  /** The pad cell by cell; names of cells are lower-case letters, digits and dashes. */
  cells: (typed: Typed) => Cells;
  /** The same back. */
  typed: (cells: Cells, players: number) => Typed;
  /** Where a cell is, in words. */
  where: (cell: string, names: readonly string[]) => string;
  /** Who has won, once the game is over. */
  winners: (scored: Scored) => readonly number[];
}

// Entries and answers differ by game; the pages around them only pass them on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyPad = PadClient<any, any>;
