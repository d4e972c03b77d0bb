/** The headline of a finished game, from the eyes of one seat or of nobody. */

import type { CommonView } from "../generated/common";
import { t, together } from "../shared/words.svelte";
import type { Noted } from "./best";
import { marginOf, ranked } from "./ranking";

/** Who won, by how much, and where I am. */
export function sayEnd(view: CommonView, names: readonly string[], own: number | null): string {
  const { winners, scores, players } = view;
  if (players === 1) return t("web-end-alone", { score: scores[0] ?? 0 });
  const margin = marginOf(view);
  const called = (seats: readonly number[]): string => together(seats.map((seat) => names[seat] ?? ""));
  if (own !== null && winners.includes(own)) {
    return winners.length === 1 ? t("web-end-won", { margin }) : t("web-end-shared", { names: called(winners.filter((seat) => seat !== own)) });
  }
  // Of two, whoever did not win knows to be second.
  const rank = own === null || players === 2 ? 0 : (ranked(view).find((one) => one.seat === own)?.rank ?? 0);
  if (winners.length === 1) return t("web-end-lost", { name: called(winners), margin, rank });
  return winners.length === players ? t("web-end-everybody-won") : t("web-end-lost-shared", { names: called(winners), rank });
}

/** How a score reached alone compares. */
export function sayChange(alone: Noted): string {
  const { before, points } = alone;
  const change = before === null ? "first" : points > before ? "better" : points === before ? "same" : "worse";
  return t("web-end-best", { change, best: before ?? 0 });
}
