/** Where cards, cuts and trays lie: in one line, or in two where a gap would be too narrow for a finger. Columns are half a card wide. */

import type { Tray } from "./cutting";

/** So many cards have gaps of a finger's width side by side on the narrowest phone. */
const MOST_ACROSS = 7;

export interface Spot {
  /** From 1, as rows of a grid. */
  line: number;
  /** Columns of a grid: `from / to`. */
  columns: string;
}

/** A part of a tray: one that goes on in the second line has two. */
export interface Piece extends Spot {
  tray: Tray;
  isFirst: boolean;
}

/** The second line stands half a card further right, so that the gap between both has room at the end of the first. */
export class Lines {
  readonly across: number;
  readonly lines: number;

  constructor(
    readonly cards: number,
    isNarrow: boolean,
  ) {
    this.lines = isNarrow && cards > MOST_ACROSS ? 2 : 1;
    this.across = Math.ceil(cards / this.lines);
  }

  /** Columns in all. */
  get columns(): number {
    return 2 * this.across + this.lines - 1;
  }

  card(place: number): Spot {
    const line = Math.floor(place / this.across);
    return span(line, place - line * this.across, 1);
  }

  /** The gap before a card, over the halves of both its neighbours. */
  gap(place: number): Spot {
    const line = Math.floor((place - 1) / this.across);
    const from = 2 * (place - line * this.across) + line;
    return { line: line + 1, columns: `${from} / ${from + 2}` };
  }

  pieces(tray: Tray): Piece[] {
    const end = tray.from + tray.size;
    const cut = Math.min(Math.max(this.across, tray.from), end);
    return [[tray.from, cut], [cut, end]].flatMap(([from = 0, to = 0]) => {
      if (from === to) return [];
      const line = Math.floor(from / this.across);
      return [{ tray, isFirst: from === tray.from, ...span(line, from - line * this.across, to - from) }];
    });
  }
}

function span(line: number, at: number, cards: number): Spot {
  const from = 2 * at + 1 + line;
  return { line: line + 1, columns: `${from} / ${from + 2 * cards}` };
}
