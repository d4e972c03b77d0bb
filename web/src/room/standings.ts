/** A finished game round by round: how the points rose, and what there is to tell of it. */

import type { CommonView } from "../generated/common";
import { t } from "../shared/words.svelte";
import { ranked } from "./ranking";

/** Everybody's points, by seat, after each round. */
export type Rounds = readonly (readonly number[])[];

type Ended = Pick<CommonView, "scores" | "winners">;

const MOST_TOLD = 3;

/** Sentences that tell the game, the most telling first; `names` says "You" for whoever looks. */
export function headlines(rounds: Rounds, view: Ended, names: readonly string[]): string[] {
  if (rounds.length < 2) return [];
  return [...tellLead(rounds, view, names), ...tellBestRound(rounds, names)].slice(0, MOST_TOLD);
}

function tellLead(rounds: Rounds, view: Ended, names: readonly string[]): string[] {
  const winner = view.winners.length === 1 ? view.winners[0] : undefined;
  // Alone nobody leads, and in a game of somebody else's whoever has most may not be ahead.
  if (winner === undefined || view.scores.length === 1 || ranked(view).some((one) => one.score > (view.scores[winner] ?? 0))) return [];
  const name = names[winner] ?? "";
  const behind = rounds.map((points) => Math.max(...points) - (points[winner] ?? 0));
  const points = Math.max(...behind);
  if (points === 0) return [t("web-end-told-led", { name })];
  const told = [t("web-end-told-behind", { name, points, round: behind.lastIndexOf(points) + 1 })];
  if (behind.at(-2)) told.unshift(t("web-end-told-last"));
  const count = changesOf(rounds);
  if (count > 1) told.push(t("web-end-told-changes", { count }));
  return told;
}

/** How often somebody else came to lead alone. */
function changesOf(rounds: Rounds): number {
  const leaders = rounds.flatMap((points) => {
    const best = points.flatMap((one, seat) => (one === Math.max(...points) ? [seat] : []));
    return best.length === 1 ? best : [];
  });
  return leaders.filter((seat, place) => place > 0 && seat !== leaders[place - 1]).length;
}

/** The most points that somebody got in one round, if nobody else got as many. */
function tellBestRound(rounds: Rounds, names: readonly string[]): string[] {
  const gains = rounds.flatMap((points, round) => points.map((one, seat) => ({ seat, round: round + 1, points: one - (rounds[round - 1]?.[seat] ?? 0) })));
  const most = Math.max(...gains.map((one) => one.points));
  const [best, another] = gains.filter((one) => one.points === most);
  if (!best || another || most <= 0) return [];
  return [t("web-end-told-best", { name: names[best.seat] ?? "", points: most, round: best.round })];
}

/** Heights of marks beside the ends of lines, as near to them as `apart` allows, in percent from the top. */
export function spread(heights: readonly number[], apart: number): number[] {
  const order = heights.map((_, place) => place).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other);
  const found: number[] = [];
  let lowest = -Infinity;
  for (const place of order) {
    lowest = Math.max(heights[place] ?? 0, lowest + apart);
    found[place] = lowest;
  }
  // Whatever was pushed below the edge pushes back.
  let highest = 100 + apart;
  for (const place of order.reverse()) {
    highest = Math.min(found[place] ?? 0, highest - apart);
    found[place] = highest;
  }
  return found;
}
