/** Who came where: the winners are the view's, everybody else follows by points. */

import type { CommonView } from "../generated/common";

export interface Ranked {
  seat: number;
  /** From 1; seats with the same rank share it. */
  rank: number;
  score: number;
  won: boolean;
}

type Scored = Pick<CommonView, "scores" | "winners">;

/** Every seat, the winners first. */
export function ranked({ scores, winners }: Scored): Ranked[] {
  const every = scores.map((score, seat) => ({ seat, rank: 1, score, won: winners.includes(seat) }));
  // In a game of somebody else's, fewer points may be better: then nobody has fewer than the winners.
  const sense = every.some((one) => !one.won && winners.some((seat) => one.score > (scores[seat] ?? 0))) ? -1 : 1;
  every.sort((one, other) => Number(other.won) - Number(one.won) || (other.score - one.score) * sense || one.seat - other.seat);
  every.forEach((one, place) => {
    const before = every[place - 1];
    one.rank = before && before.won === one.won && (one.won || before.score === one.score) ? before.rank : place + 1;
  });
  return every;
}

/** By how many points the winners are ahead; 0 if something else decided. */
export function marginOf(view: Scored): number {
  const order = ranked(view);
  const next = order.find((one) => !one.won);
  return next && order[0] ? Math.abs(order[0].score - next.score) : 0;
}
