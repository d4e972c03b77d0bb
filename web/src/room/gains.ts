/** What lines of the log brought, from the points before and after them. */

import { seatOf } from "../games/say";

export interface Gain {
  seat: number;
  points: number;
}

/** What changed with these lines, for each of them: at a seat's own last line, and where it has none at the last of anybody's. */
export function gainsOf(lines: readonly string[], before: readonly number[], now: readonly number[]): Gain[][] {
  const gains: Gain[][] = lines.map(() => []);
  const last = lines.findLastIndex((line) => seatOf(line) !== null);
  now.forEach((score, seat) => {
    const points = score - (before[seat] ?? score);
    const own = lines.findLastIndex((line) => seatOf(line) === seat);
    if (points !== 0) gains[own < 0 ? last : own]?.push({ seat, points });
  });
  return gains;
}
