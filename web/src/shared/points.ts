/** Points as they are written: with a minus, not a hyphen. */

/** Points: `30`, `−5`. */
export function sayPoints(points: number): string {
  return String(points).replace("-", "−");
}

/** Points that come or go, with their sign: `+30`, `−5`, `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : sayPoints(points);
}
