/** Points as they are written: with a minus, not a hyphen. */

/** Points: `30`, `−5`. */
export function sayPoints(points: number): string {
  return String(points).replace("-", "−");
}
