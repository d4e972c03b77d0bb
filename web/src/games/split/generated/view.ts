// Written by web/generate.py from Python's structs; never edit it.
import type { CommonView } from "../../../generated/common";

/** What was just taken from the row. */
export interface Taken {
  /** The deepest card, which must be used now. */
  card: string;
  /** The cards that lay on it, the deepest first. */
  along: string[];
}

/** Two half cards put together. */
export interface Match {
  /** In notation, the lower suit first: `4C4H`. */
  cards: string;
  kind: "perfect" | "strong" | "weak";
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

/** What the running round has brought to a seat so far; nothing while none is running. */
export interface Now {
  /** How much more the rows would be worth with the matches that lie before it now. */
  gained: number;
  /** The points of the negative boxes filled for penalties in this round, at most 0. */
  lost: number;
}

/** What a round brought in one rank's row. */
export interface Gain {
  rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "J" | "K" | "Q";
  /** Boxes filled. */
  boxes: number;
  /** How much more the row is worth than before. */
  points: number;
}

/** What a round brought to one sheet. */
export interface Result {
  /** The rows in which a box was filled, in the sheet's order. */
  rows: Gain[];
  /** Negative boxes filled, for cards held and for penalties. */
  negatives: number;
  negative_points: number;
  /** By how much the sheet's total changed. */
  total: number;
}

/** How the last finished round ended, by seat where there is a list. */
export interface LastRound {
  /** The seat that went out; null if the pile ended the round. */
  out: number | null;
  /** The seat whose turn ended it: it went out, or drew the pile's last card. */
  ended_by: number;
  /** All that were scored. */
  matches: Match[][];
  /** Seats that had no turn: their pairs were laid for them. */
  laid_for: number[];
  /** Cards left in hand, each a negative box. */
  held: number[];
  /** Negative boxes filled because of Perfect matches. */
  penalties: number[];
  /** What each sheet got. */
  results: Result[];
}

/** What a seat may see. */
export interface View extends CommonView {
  game: "split";
  /** The running round, from 1, or the last finished one while no round is running. */
  round: number;
  rounds: number;
  dealer: number;
  /** The seat whose turn it is; null while no round is running. */
  turn: number | null;
  /** What that player is asked: `draw` (or take from the row), `use` (the card taken), `play` (or discard), and after a match `penalize`, `strong` (draw or pass) or `trade` (or pass). */
  asked: "draw" | "penalize" | "play" | "strong" | "trade" | "use" | null;
  /** What was taken, while its deepest card must be used; else null. */
  taken: Taken | null;
  /** The match just made, while its bonus is asked for; else null. */
  new_match: Match | null;
  /** Cards left in the pile. */
  pile: number;
  /** The discard row from the bottom to the top: `take 1` takes the last one. */
  row: string[];
  /** The looking seat's own cards, sorted; empty for a spectator. */
  hand: string[];
  /** Cards in each hand. */
  sizes: number[];
  /** The cards in each hand that everybody saw going into it, sorted. */
  seen: string[][];
  /** The matches before each seat, the strongest first. */
  matches: Match[][];
  sheets: Sheet[];
  now: Now[];
  last_round: LastRound | null;
}

/** Whether a view is of this game. */
export function isView(view: CommonView): view is View {
  return view.game === "split";
}

export const ROW_VALUES = [[0, 30, 70, 120, 180, 200], [0, 20, 50, 90, 140, 200], [0, 20, 50, 90, 140, 200], [0, 20, 50, 90, 140, 200], [0, 10, 30, 60, 100, 200], [0, 10, 30, 60, 100, 200], [0, 10, 30, 60, 100, 200], [0, 10, 30, 60, 100, 200], [0, 10, 30, 60, 100, 200], [0, 10, 30, 60, 100, 200], [0, 10, 30, 60, 100, 200], [0, 10, 30, 60, 100, 200], [0, 5, 20, 40, 70, 200]] as const;

export const NEGATIVE_VALUE = 5 as const;

export const MOST_NEGATIVES = 40 as const;

export const KINDS = {"CC": "perfect", "DD": "perfect", "HH": "perfect", "SS": "perfect", "CS": "strong", "DH": "strong", "CD": "weak", "CH": "weak", "DS": "weak", "HS": "weak"} as const;
