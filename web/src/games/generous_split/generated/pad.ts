// Written by web/generate.py from Python's structs; never edit it.

/** Tricks received by each seat in each deal; null where nothing is written, 0 once all are. */
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
