// Written by web/generate.py from Python's structs; never edit it.
import type { CommonView } from "../../../generated/common";

/** Equal numbers joined side by side. */
export interface Group {
  number: number;
  /** Row and column of each cell, from 0. */
  cells: number[][];
  points: number;
  /** `complete`: it scores as it is; `open`: it may yet; `spoilt`: it never will. */
  fate: "complete" | "open" | "spoilt";
}

/** One player's sheet after the last finished round. */
export interface Sheet {
  /** Seven rows of eight numbers; 0 is an empty space or no space. */
  rows: number[][];
  /** By number, each number's from the top left. */
  groups: Group[];
  /** What the numbers 1 to 6 score. */
  points: number[];
  /** What the hearts score. */
  hearts: number;
  /** As for a group; null on a pad without hearts. */
  hearts_fate: "complete" | "open" | "spoilt" | null;
  total: number;
  /** What this player wrote in the last finished round; null before. */
  wrote: string | null;
}

/** What everybody may see; sheets are open between rounds. */
export interface View extends CommonView {
  game: "splitter";
  /** Each row of the pad: `.` no space, `o` space, `*` star, `H` heart. */
  pad: string[];
  /** The running round, from 1. */
  round: number;
  rounds: number;
  /** The seat that rolls in the running round; null when the game is over. */
  roller: number | null;
  /** The two dice; empty before they are rolled and when the game is over. */
  roll: number[];
  sheets: Sheet[];
  /** Each seat's place by points, from 1; equal points share one. */
  ranks: number[];
  /** In a solo game, the step reached on the ladder of ratings, from 0; else null. */
  step: number | null;
}

/** Whether a view is of this game. */
export function isView(view: CommonView): view is View {
  return view.game === "splitter";
}

export const LADDER = [28, 31, 34, 37, 39, 41, 43, 45, 47, 49, 51] as const;

export const PADS = {"A": ["..oooo..", ".oooooo.", "oooooooo", "*oooooo*", "oooooooo", ".oooooo.", "..oooo.."], "B": ["ooo..oHo", "oooooooo", ".Hooooo.", ".oo..oo.", ".oooHoo.", "oooooooo", "o*o..o*o"]} as const;
