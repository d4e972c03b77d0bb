/** What lines of the log brought, from the points before and after them. */

import { seatOf } from "../games/say";

export interface Gain {
  seat: number;
  points: number;
}

/** What changed with these lines, for each of them: at a seat's own last line, and what has none at the last of all. */
export function gainsOf(lines: readonly string[], before: readonly number[], now: readonly number[]): Gain[][] {
  const gains: Gain[][] = lines.map(() => []);
  now.forEach((score, seat) => {
    const points = score - (before[seat] ?? score);
    const own = lines.findLastIndex((line) => seatOf(line) === seat);
    if (points !== 0) gains[own < 0 ? lines.length - 1 : own]?.push({ seat, points });
  });
  return gains;
}
