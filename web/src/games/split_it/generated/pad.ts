// Written by web/generate.py from Python's structs; never edit it.

/** The cards of one number before a seat. */
export interface ColumnWritten {
  cards?: number;
  jokers?: number;
}

/** Each seat's columns, by number. */
export interface SplitItPad {
  players: number;
  options?: Record<string, string | number>;
  columns?: ColumnWritten[][];
}

/** The seats that have most cards of a number, jokers included. */
export interface Lead {
  number: number;
  most: number;
  seats: number[];
}

/** Who leads in which number, and the sums. */
export interface SplitItScored {
  leads: Lead[];
  scores: number[];
  /** The seats that win with these columns; empty while nobody has points. */
  winners: number[];
}
