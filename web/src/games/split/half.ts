/** Cards cut in two along a slant: own drawings, in paths. */

import type { Match } from "./generated/view";

export type Side = "left" | "right";

/** The paper of each half of a card of 100 by 140. */
export const PAPER: Record<Side, string> = {
  left: "M9.500 1H56.500L42.500 139H9.500A8.500 8.500 0 0 1 1 130.500V9.500A8.500 8.500 0 0 1 9.500 1Z",
  right: "M58.500 1H90.500A8.500 8.500 0 0 1 99 9.500V130.500A8.500 8.500 0 0 1 90.500 139H44.500Z",
};

/** The paper of each half of a match of 64 by 80: as small as that, only ranks and suits are told. */
export const SMALL_PAPER: Record<Side, string> = {
  left: "M6 1H37L25.500 79H6A5 5 0 0 1 1 74V6A5 5 0 0 1 6 1Z",
  right: "M39 1H58A5 5 0 0 1 63 6V74A5 5 0 0 1 58 79H27.500Z",
};

/** Stitches across the seam of a match by kind: one, two, three. */
export const STITCHES: Record<Match["kind"], string> = {
  weak: "M24 41L40 39",
  strong: "M25 34L41 32M23 48L39 46",
  perfect: "M26 28L42 26M24 41L40 39M22 54L38 52",
};

/** What the court wears, above the suit in the middle: a cap, a diadem, a crown. */
export const COURT: Record<string, string> = {
  J: "M33 50C34 38 42 31 52 31 60 31 66 36 68 44L75 40C73 47 71 50 67 50Z",
  Q: "M30 50L27 35 39 42 50 28 61 42 73 35 70 50Z",
  K: "M29 50V29L39.500 38 50 24 60.500 38 71 29V50ZM47.500 16H52.500V24H47.500Z",
};
