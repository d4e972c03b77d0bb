/** Matches in notation: two half cards put together, as in `4C4H`. */

import { signCard } from "../../shared/things/cards";

/** The two cards of a match in notation: `4C4H`. */
export function readMatch(match: string): [string, string] {
  const first = /^(10|.)./.exec(match)?.[0] ?? "";
  return [first, match.slice(first.length)];
}

/** A match in short: `4♣ 4♥`. */
export function signMatch(match: string): string {
  return readMatch(match).map(signCard).join(" ");
}
