/** Places the coach's words beside the thing that they are about, not over any control. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const APART = 14;
const EDGE = 8;

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The best place of some words: below or above the thing, or beside it where the screen is wide; preferably outside its container. */
export function place(words: { width: number; height: number }, thing: Box, room: Box, others: readonly Box[], whole: Box = thing): Box & { side: Side } {
  const middle = thing.left + thing.width / 2 - words.width / 2;
  const level = thing.top + thing.height / 2 - words.height / 2;
  const left = Math.max(room.left + EDGE, Math.min(middle, room.left + room.width - words.width - EDGE));
  const top = Math.max(room.top + EDGE, Math.min(level, room.top + room.height - words.height - EDGE));
  const places: (Box & { side: Side })[] = [
    { ...words, left, top: thing.top + thing.height + APART, side: "below" },
    { ...words, left, top: thing.top - words.height - APART, side: "above" },
    { ...words, left: thing.left + thing.width + APART, top, side: "right" },
    { ...words, left: thing.left - words.width - APART, top, side: "left" },
    { ...words, left, top: whole.top + whole.height + APART, side: "over" },
    { ...words, left, top: whole.top - words.height - APART, side: "over" },
    { ...words, left, top: room.top + room.height - words.height - EDGE, side: "over" },
    { ...words, left, top: room.top + EDGE, side: "over" },
  ];
  const cost = (one: Box): number => {
    const outside = one.width * one.height - overlap(one, room);
    return outside * 4 + overlap(one, thing) * 2 + overlap(one, whole) + others.reduce((sum, other) => sum + overlap(one, other), 0);
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

export type Side = "below" | "above" | "left" | "right" | "over";
