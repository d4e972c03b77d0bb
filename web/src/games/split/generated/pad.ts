// Written by web/generate.py from Python's structs; never edit it.

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
  rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "J" | "K" | "Q";
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
  /** What the next negative box costs; nothing once all are filled. */
  next_negative: number;
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
