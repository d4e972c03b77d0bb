/** Two cuts and the action that they make. A cut's place is the number of cards to its left. */

import type { SectionName } from "./cards";
import { SECTIONS } from "./cards";

export interface Tray {
  name: SectionName;
  /** The place of its first card, from 0. */
  from: number;
  size: number;
}

const CUTS = 2;

/** The cuts of an action `split 3-2-4`. */
export function cutsOf(action: string): number[] {
  const [white = 0, pink = 0] = action.replace("split ", "").split("-").map(Number);
  return [white, white + pink];
}

/** The action that these cuts make of a row, or null while they make none. */
export function splitOf(cuts: readonly number[], cards: number): string | null {
  const [first, second] = cuts;
  if (first === undefined || second === undefined) return null;
  return `split ${first}-${second - first}-${cards - second}`;
}

/** Cut here, or close the cut that is here; a third cut moves the nearer of the two. */
export function touch(cuts: readonly number[], place: number): number[] {
  if (cuts.includes(place)) return cuts.filter((cut) => cut !== place);
  if (cuts.length < CUTS) return sorted([...cuts, place]);
  const nearer = cuts.reduce((best, cut) => (Math.abs(cut - place) < Math.abs(best - place) ? cut : best));
  return move(cuts, nearer, place);
}

/** Move a cut to another place, unless the other cut is there. */
export function move(cuts: readonly number[], from: number, to: number): number[] {
  if (cuts.includes(to)) return [...cuts];
  return sorted(cuts.map((cut) => (cut === from ? to : cut)));
}

function sorted(cuts: number[]): number[] {
  return cuts.sort((a, b) => a - b);
}

/** Trays one after the other with so many cards each. */
export function traysOf(sizes: readonly { name: SectionName; cards: readonly string[] }[]): Tray[] {
  let from = 0;
  return sizes.map(({ name, cards }) => {
    const tray = { name, from, size: cards.length };
    from += cards.length;
    return tray;
  });
}

/** The trays that two cuts make of a row; none before. */
export function traysBetween(cuts: readonly number[], cards: number): Tray[] {
  const [first, second] = cuts;
  if (first === undefined || second === undefined) return [];
  const ends = [0, first, second, cards];
  return SECTIONS.map((name, place) => ({ name, from: ends[place] ?? 0, size: (ends[place + 1] ?? 0) - (ends[place] ?? 0) }));
}
