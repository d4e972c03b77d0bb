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
  /** Who won it; nobody yet while it is running. */
  winner: number | null;
  /** How many tricks the winner received with it; 0 for one that runs or went to the centre. */
  received: number;
}

/** One finished deal. */
export interface Result {
  dealer: number;
  turned: string;
  received: number[];
  points: number[];
}

/** What eyes at a seat may see; a finished deal stays on the table until the next deck is dealt. */
export interface View extends CommonView {
  game: "generous-split";
  /** The deal on the table, from 1. */
  deal: number;
  deals: number;
  dealer: number;
  /** The trump suit; none before the first deck, as for the turned card. */
  trump: "C" | "D" | "H" | "S" | null;
  turned: string | null;
  /** The eyes' own cards, sorted; spectators have none. */
  hand: string[];
  hand_sizes: number[];
  /** How many cards of the deck are in nobody's hand and unseen. */
  left_over: number;
  /** The running trick. */
  trick: Trick | null;
  /** The last finished trick, of the deal before if this one has none yet. */
  last_trick: Trick | null;
  /** Every finished trick of the deal on the table. */
  tricks: Trick[];
  received: number[];
  centre: number;
  /** The suits that each seat has failed to follow in this deal. */
  out_of: (("C" | "D" | "H" | "S")[])[];
  /** Every finished deal. */
  results: Result[];
}

/** Whether a view is of this game. */
export function isView(view: CommonView): view is View {
  return view.game === "generous-split";
}
