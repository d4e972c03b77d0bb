// Written by web/generate.py from Python's structs; never edit it.
import type { View } from "./view";

/** What happened at a table with real dice, in notation and in order: `roll 4 1`, `P2 write 4|1 c2`. */
export interface LinesPad {
  players: number;
  options?: Record<string, string | number>;
  lines?: string[];
}

/** The best score that is still possible for a seat. */
export interface Ceiling {
  points: number;
  /** Whether the right dice or cards can bring it; else it is an upper bound that the game has proved. */
  is_exact: boolean;
}

/** The table as everybody sees it, and what each seat may write now. */
export interface LinesScored {
  view: View;
  /** What each seat may do. */
  actions: string[][];
  /** What each seat has done and may still change. */
  chosen: (string | null)[];
  /** The best score that each seat can still reach; null where the game cannot say, and when it is over. */
  ceilings: (Ceiling | null)[];
}
