// Written by web/generate.py from Python's structs; never edit it.

/** All that a seat may know; a game's own view adds its fields to these. A game builds what everybody may see (`Game.show`); the table fills in these common fields, and the game adds what only the looking seat may see (`Game.own`). */
export interface CommonView {
  game: string;
  players: number;
  options: Record<string, string>;
  /** The seat that looks, from 0; null for a spectator. */
  seat: number | null;
  /** Seats that owe a decision now. */
  waiting: number[];
  /** Seats whose decision is made and can still be changed. */
  decided: number[];
  /** The looking seat's own decision, if it can still be changed. */
  chosen: string | null;
  /** What the table stands still for. */
  needs: "deck" | "roll" | null;
  /** Every legal action of the looking seat, in notation. */
  actions: string[];
  over: boolean;
  scores: number[];
  winners: number[];
}

export const COMMON_FIELDS: readonly string[] = ["game", "players", "options", "seat", "waiting", "decided", "chosen", "needs", "actions", "over", "scores", "winners"];
