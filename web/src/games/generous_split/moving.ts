/** How cards get from hands to the trick, and tricks to whoever gets them. */

import { backOut, cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { carry, skippable, time } from "../../shared/motion.svelte";

/** From our own hand to the trick, by `deal card`. */
export const [send, receive] = carry(380);

/** Where something goes: a seat's pile, or the centre. */
export type Target = number | "centre";

/** From the middle of one element to the middle of another on the same felt. */
function toward(node: Element, name: string): [number, number] {
  const other = node.closest(".generous")?.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  if (!other) return [0, 0];
  const own = node.getBoundingClientRect();
  return [other.left + other.width / 2 - own.left - own.width / 2, other.top + other.height / 2 - own.top - own.height / 2];
}

/** A card comes to the trick: our own from the hand, another's from behind their plate. */
export const arrive = skippable((node, { key, seat, own }: { key: string; seat: number; own: boolean }) => {
  if (own) return receive(node, { key });
  const [x, y] = toward(node, `seat ${seat}`);
  return {
    duration: time(360),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 40}deg) scale(${0.45 + 0.55 * t}); opacity: ${Math.min(1, t * 3)}`,
  };
});

/** A finished trick is gathered up and goes where it belongs. */
export const gather = skippable((node, { to, late }: { to: Target | null; late: number }) => {
  if (to === null) return { duration: 0 };
  const [x, y] = toward(node, to === "centre" ? "centre" : `seat ${to}`);
  return {
    delay: time(late * 40),
    duration: time(430),
    easing: cubicIn,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 25}deg) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2.5)}`,
  };
});

/** A card is dealt into the hand from the middle of the table. */
export const deal = skippable((node, { place }: { place: number }) => {
  const [x, y] = toward(node, "centre");
  return {
    delay: time(place * 45),
    duration: time(340),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * -30}deg) scale(${0.7 + 0.3 * t}); opacity: ${Math.min(1, t * 4)}`,
  };
});

/** A trick is put on the pile at the centre. */
export function drop(_node: Element, { turn }: { turn: number }): TransitionConfig {
  return {
    delay: time(330),
    duration: time(220),
    easing: cubicOut,
    css: (t, u) => `transform: rotate(${turn}deg) scale(${1 + u * 0.5}); opacity: ${t}`,
  };
}

/** Something lands: the ring at the centre, or a count. */
export const land = skippable((_node, { late }: { late: number }) => ({
  delay: time(late),
  duration: time(320),
  easing: backOut,
  css: (t, u) => `transform: scale(${1 + u * 0.45}); opacity: ${0.4 + 0.6 * t}`,
}));

/** A coin tips over. */
export const tip = skippable(() => ({
  duration: time(620),
  easing: cubicOut,
  css: (_t, u) => `transform: perspective(9em) rotateX(${u * 540}deg) scale(${1 + u * 0.6})`,
}));
