// Written by web/generate.py from Python's structs; never edit it.

/** What every game's view has. */
export interface CommonView {
  game: string;
  players: number;
  options: Record<string, string>;
  /** The eyes' own seat, from 0; null for a spectator. */
  seat: number | null;
  /** Seats that owe a decision now. */
  waiting: number[];
  /** Seats whose decision is made and can still be changed. */
  decided: number[];
  /** The eyes' own decision, if it can still be changed. */
  chosen: string | null;
  /** `deck` or `roll` while the table stands still for it. */
  needs: string | null;
  /** Every legal action of these eyes, in notation. */
  actions: string[];
  over: boolean;
  scores: number[];
  winners: number[];
}

export const COMMON_FIELDS: readonly string[] = ["game", "players", "options", "seat", "waiting", "decided", "chosen", "needs", "actions", "over", "scores", "winners"];
