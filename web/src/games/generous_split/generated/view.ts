// Written by web/generate.py from Python's structs; never edit it.
import type { CommonView } from "../../../generated/common";

/** A card on the table and the seat that played it. */
export interface Played {
  seat: number;
  card: string;
}

/** A trick, in the order of play. */
export interface Trick {
  leader: number;
  cards: Played[];
  /** The seat that won it; null while it is running. */
  winner: number | null;
  /** How many tricks the winner received with it; 0 while it is running, or if it went to the centre. */
  received: number;
}

/** One finished deal. */
export interface Result {
  dealer: number;
  turned: string;
  received: number[];
  points: number[];
  /** The seats that received the most tricks, and so no points. */
  most: number[];
}

/** What a seat may see; a finished deal stays on the table until the next deck is dealt. */
export interface View extends CommonView {
  game: "generous-split";
  /** The deal on the table, from 1. */
  deal: number;
  deals: number;
  dealer: number;
  /** The trump suit; null before the first deck, as is the turned card. */
  trump: "C" | "D" | "H" | "S" | null;
  turned: string | null;
  /** The looking seat's own cards, sorted; empty for a spectator. */
  hand: string[];
  hand_sizes: number[];
  /** How many cards of the deck are in nobody's hand and unseen. */
  left_over: number;
  /** The running trick; null if there is none. */
  trick: Trick | null;
  /** The last finished trick, of the deal before if this one has none yet. */
  last_trick: Trick | null;
  /** Every finished trick of the deal on the table. */
  tricks: Trick[];
  received: number[];
  /** What each seat would score if the deal on the table ended as it lies: tricks at the centre are nobody's yet. */
  now: number[];
  /** The seats that have received the most tricks of this deal; empty while nobody has received any. */
  most: number[];
  centre: number;
  /** The suits that each seat has failed to follow in this deal. */
  out_of: ("C" | "D" | "H" | "S")[][];
  /** Every finished deal. */
  results: Result[];
}

/** Whether a view is of this game. */
export function isView(view: CommonView): view is View {
  return view.game === "generous-split";
}
