/** Best scores of games played alone, in local storage. */

import type { AnyGame } from "../games/contract";
import type { CommonView } from "../generated/common";
import type { BestCarried } from "../generated/messages";
import { keep, recall } from "../shared/kept";

const KEPT = 60;

/** Every best score, the latest first. */
export function bestScores(): BestCarried[] {
  return recall<BestCarried[]>("best", []);
}

/** What a game alone was worth beside those before. */
export interface Noted {
  points: number;
  /** The best score before this one; null if there was none. */
  before: number | null;
  /** Whether this is the best one so far. */
  isBest: boolean;
  /** The message that names it; empty if the game rates nothing. */
  rating: string;
}

/** The options that make scores comparable: all but who begins. */
export function comparable(options: Readonly<Record<string, string>>): string {
  const kept = Object.entries(options).filter(([name]) => name !== "start");
  return kept.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => `${name}=${value}`).join(" ");
}

/** Note the score of a finished game played alone, once for a table; null for any other game. */
export function noteScore(table: string, view: CommonView, game: AnyGame): Noted | null {
  const points = view.scores[0];
  if (!view.over || view.players !== 1 || view.seat !== 0 || points === undefined) return null;
  const options = comparable(view.options);
  const rating = game.rate?.(view) ?? "";
  const noted = recall<Record<string, number | null>>("noted", {});
  const known = bestScores().find((one) => one.game === view.game && one.options === options);
  // Looking at the same end again must not compare a score with itself.
  const before = table in noted ? (noted[table] ?? null) : (known?.points ?? null);
  if (!(table in noted)) {
    keep("noted", Object.fromEntries([...Object.entries(noted).slice(1 - KEPT), [table, before]]));
    if (known === undefined || points > known.points) add({ game: view.game, options, points, rating, at: Date.now() });
  }
  return { points, before, isBest: before === null || points > before, rating };
}

/** Keep a best score, unless a better one is known. */
export function add(best: BestCarried): void {
  const others = bestScores().filter((one) => one.game !== best.game || one.options !== best.options);
  const known = bestScores().find((one) => one.game === best.game && one.options === best.options);
  if (known && known.points >= best.points) return;
  keep("best", [best, ...others].slice(0, KEPT));
}
