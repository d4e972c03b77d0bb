/** How cards and tokens get from one place of this board to another. */

import { cubicIn, cubicOut } from "svelte/easing";
import { carry, skippable, time } from "../../shared/motion.svelte";
import type { RowCard } from "./row";

/** One pair for the whole board: what leaves one place under a key arrives at another under the same key. */
export const [send, receive] = carry(520);

/** How long the last card of a catch sets off after the first. */
const STAGGER = 45;

/** A card is turned from the pile at the top right of the mat into its place in the row. */
export const deal = skippable((node, { place }: { place: number }) => {
  const card = node.getBoundingClientRect();
  const mat = node.closest(".mat")?.getBoundingClientRect() ?? card;
  const across = mat.right - card.right;
  const up = mat.top - card.top;
  return {
    delay: time(place * 60),
    duration: time(380),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * across}px, ${u * up}px) rotate(${u * 12}deg) scaleX(${Math.abs(1 - 2 * u) * 0.9 + 0.1}); opacity: ${Math.min(1, t * 4)}`,
  };
});

/** A card leaves the row: into its owner's columns, or out of play. */
export const leave = skippable((node, { card, place }: { card: RowCard; place: number }) => {
  if (card.lane !== null) return send(node, { key: card.lane, delay: time(place * STAGGER) });
  // Cards that close up have fixed it where it was, by a transform that must stay.
  const { transform } = getComputedStyle(node);
  const fixed = transform === "none" ? "" : transform;
  return {
    duration: time(420),
    easing: cubicIn,
    css: (t, u) => `transform: ${fixed} translateY(${u * 34}px) rotate(${u * -14}deg) scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
});
