// Written by web/generate.py from Python's structs; never edit it.

/** Tricks received by each seat in each deal; null where nothing is written, which is none once all are written. */
export interface GenerousSplitPad {
  players: number;
  options?: Record<string, string | number>;
  deals?: (number | null)[][];
}

/** One deal of the game, played or not. */
export interface DealScored {
  dealer: number;
  /** Tricks that are not written down yet. */
  left: number;
  /** None until all tricks are written down. */
  points: number[] | null;
}

/** The sheet with its sums. */
export interface GenerousSplitScored {
  /** Tricks in a deal. */
  tricks: number;
  deals: DealScored[];
  over: boolean;
  scores: number[];
  winners: number[];
}

/** What one round has brought each seat. */
export interface RoundWritten {
  /** Matches of each rank, from ace to 2, before each seat. */
  matches: number[][];
  /** Cards held at the end of the round; the round is over when everybody's are written. */
  held: (number | null)[];
  /** How often each seat was named for a Perfect match. */
  penalties: number[];
}

/** Everybody's rounds; only the last may still be running. */
export interface SplitPad {
  players: number;
  options?: Record<string, string | number>;
  rounds?: RoundWritten[];
}

/** One rank's row of a score sheet. */
export interface Row {
  rank: string;
  /** Boxes filled; more than five change nothing. */
  filled: number;
  /** The value of the first open box. */
  points: number;
}

/** A score sheet as it stands: negatives are filled at once, rows at the end of a round. */
export interface Sheet {
  rows: Row[];
  /** Negative boxes filled, at most 40. */
  negatives: number;
  negative_points: number;
  total: number;
}

/** The sheets with their sums. */
export interface SplitScored {
  rounds: number;
  /** Rounds that are over. */
  finished: number;
  /** Matches of one rank that a round can have. */
  most_matches: number;
  sheets: Sheet[];
  over: boolean;
  scores: number[];
  winners: number[];
}

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

/** Who has most cards of a number, jokers included. */
export interface Lead {
  number: number;
  most: number;
  seats: number[];
}

/** Who leads in which number, and the sums. */
export interface SplitItScored {
  leads: Lead[];
  scores: number[];
  /** Who wins with these columns; nobody while there are none. */
  winners: number[];
}

/** What happened at a table with real dice, in notation and in order: `roll 4 1`, `P2 write 4|1 c2`. */
export interface LinesPad {
  players: number;
  options?: Record<string, string | number>;
  lines?: string[];
}

/** The table as everybody sees it, and what each seat may write now. */
export interface LinesScored {
  view: Record<string, unknown>;
  /** What each seat may do. */
  actions: string[][];
  /** What each seat has done and may still change. */
  chosen: (string | null)[];
}
