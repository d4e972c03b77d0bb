/** Playing cards in notation: `QH` is the queen of hearts. */

import { t } from "../words.svelte";

export type Suit = "C" | "D" | "H" | "S";

export interface Face {
  rank: string;
  suit: Suit;
}

/** Rank and suit of a card. */
export function readCard(card: string): Face {
  return { rank: card.slice(0, -1), suit: card.slice(-1) as Suit };
}

/** A card's name in words. */
export function sayCard(card: string): string {
  const { rank, suit } = readCard(card);
  return t("card-name", { rank: t("card-rank", { rank }), suit: t("card-suit", { suit }) });
}

/** Several cards in words, as a list. */
export function sayCards(cards: readonly string[]): string {
  return cards.map(sayCard).join(", ");
}

/** The letter that a rank has in the corner of a card, in the current language. */
export function rankSign(rank: string): string {
  return t("card-sign", { rank });
}

/** Suits on a grid of 24: shapes that stay apart when small. */
export const SUIT_PATHS: Record<Suit, string> = {
  H: "M12 21.500C4.500 15.500 2 12 2 8.300 2 5 4.400 2.700 7.200 2.700c2 0 3.800 1.100 4.800 3 1-1.900 2.800-3 4.800-3C19.600 2.700 22 5 22 8.300c0 3.700-2.500 7.200-10 13.200z",
  D: "M12 1.500L20.500 12 12 22.500 3.500 12z",
  C: "M12 2a4.600 4.600 0 0 1 3.900 7.100 4.700 4.700 0 1 1-2.600 7.500c.2 2.300.9 4 2.200 5.400H8.500c1.300-1.400 2-3.100 2.200-5.400a4.700 4.700 0 1 1-2.600-7.500A4.600 4.600 0 0 1 12 2z",
  S: "M12 1.800c1.700 4.400 9 7.400 9 12.200 0 2.700-2 4.700-4.500 4.700-1.400 0-2.600-.6-3.300-1.600.2 2.100.9 3.600 2.100 4.900H8.700c1.200-1.300 1.900-2.800 2.100-4.900-.7 1-1.900 1.600-3.300 1.600C5 18.700 3 16.700 3 14 3 9.200 10.300 6.200 12 1.800z",
};

const SIGNS: Record<Suit, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** A card in short: `Q♥`. */
export function signCard(card: string): string {
  if (!card) return "";
  const { rank, suit } = readCard(card);
  return `${rankSign(rank)}${SIGNS[suit]}\ufe0e`;
}
