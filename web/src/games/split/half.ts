/** A card of 100 by 140, cut in two along a slant: own drawings, in paths. */

import type { Match } from "./generated/view";

export type Side = "left" | "right";

/** The paper of each half. */
export const PAPER: Record<Side, string> = {
  left: "M9.500 1H56.500L42.500 139H9.500A8.500 8.500 0 0 1 1 130.500V9.500A8.500 8.500 0 0 1 9.500 1Z",
  right: "M58.500 1H90.500A8.500 8.500 0 0 1 99 9.500V130.500A8.500 8.500 0 0 1 90.500 139H44.500Z",
};

/** Where the cut is at a height. */
export function seamAt(y: number): number {
  return 57.5 - (14 * (y - 1)) / 138;
}

/** Stitches across the seam by kind: one, two, three. */
export const STITCHES: Record<Match["kind"], readonly number[]> = { weak: [22], strong: [15, 29], perfect: [10, 22, 34] };

/** What the court wears, above the suit in the middle: a cap, a diadem, a crown. */
export const COURT: Record<string, string> = {
  J: "M33 50C34 38 42 31 52 31 60 31 66 36 68 44L75 40C73 47 71 50 67 50Z",
  Q: "M30 50L27 35 39 42 50 28 61 42 73 35 70 50Z",
  K: "M29 50V29L39.500 38 50 24 60.500 38 71 29V50ZM47.500 16H52.500V24H47.500Z",
};
