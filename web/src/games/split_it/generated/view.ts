// Written by web/generate.py from Python's structs; never edit it.
import type { CommonView } from "../../../generated/common";

/** A part of the row. */
export interface Section {
  name: "black" | "pink" | "white";
  cards: string[];
  /** Whether the other of two players took it out of play. */
  removed: boolean;
}

/** Cards of one number before a player. */
export interface Column {
  number: number;
  /** How many number cards; the jokers on the column count on top. */
  cards: number;
  jokers: number;
}

/** The seats that have most cards of a number, jokers included. */
export interface Lead {
  number: number;
  most: number;
  seats: number[];
}

/** A section of a row whose guesses have been revealed. */
export interface Revealed {
  name: "black" | "pink" | "white";
  cards: string[];
  guessed_by: number[];
  /** `removed` before the guesses, `taken` by its only guesser, `out` of play, or `stays` in the row. */
  fate: "out" | "removed" | "stays" | "taken";
}

/** A joker placed for good. */
export interface Joker {
  seat: number;
  number: number;
}

/** What was guessed last, and the jokers placed since. */
export interface Reveal {
  round: number;
  splitter: number;
  sections: Revealed[];
  jokers: Joker[];
}

/** What became of the cards of one round. */
export interface Round {
  round: number;
  splitter: number;
  /** The row as it was turned. */
  row: string[];
  /** The cards that each seat took. */
  taken: string[][];
  out: string[];
}

/** A reveal of this game, the last one included. */
export interface Past {
  round: number;
  /** The cards of the white, pink and black section; of the last two cards only white and pink. */
  sections: string[][];
  removed: "black" | "pink" | "white" | null;
  /** What each seat guessed; null for one that was out of the round. */
  guesses: ("black" | "pink" | "white" | null)[];
  /** The jokers placed after it and before the next one. */
  jokers: Joker[];
}

/** What everybody may see: all but running guesses and the order of the pile. */
export interface View extends CommonView {
  game: "split-it";
  /** The running round, from 1. */
  round: number;
  rounds: number;
  splitter: number;
  /** What the table waits for; null before the deck is dealt and when the game is over. */
  asks: "guess" | "joker" | "remove" | "split" | null;
  /** Cards in the row, from left to right, those of a removed section left out. */
  row: string[];
  /** White, pink and black once the row is split, only white and pink for the last two cards. */
  sections: Section[];
  /** Seats that have taken nothing in this round. */
  in_round: number[];
  /** How often in a row four players have met two against two on the last two cards; counted up to ten. */
  meetings: number;
  pile: number;
  /** Each seat's columns, by number. */
  columns: Column[][];
  /** Jokers of earlier catches, without a column, of each seat. */
  waiting_jokers: number[];
  /** Jokers of the last catch that each seat has yet to place. */
  caught_jokers: number[];
  /** The numbers 1 to 10. */
  leads: Lead[];
  /** All cards out of play, sorted. */
  out: string[];
  reveal: Reveal | null;
  this_round: Round | null;
  last_round: Round | null;
  /** All reveals, the first one first; of meetings in a row on the same two cards only the last one. */
  history: Past[];
}

/** Whether a view is of this game. */
export function isView(view: CommonView): view is View {
  return view.game === "split-it";
}
