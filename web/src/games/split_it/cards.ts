/** The cards and sections of this game in words. */

import { t } from "../../shared/words.svelte";
import type { Said } from "../contract";
import type { Section } from "./generated/view";

export type SectionName = Section["name"];

/** White, pink and black, from left to right. */
export const SECTIONS: readonly SectionName[] = ["white", "pink", "black"];

/** A card in words: its number, or a joker. */
export function sayNumber(card: string): string {
  return card === "J" ? t("split-it-a-joker") : card;
}

/** Several cards in words. */
export function sayNumbers(cards: readonly string[]): string {
  return cards.map(sayNumber).join(", ");
}

/** An action taken apart for words. */
export function read(notation: string): Said {
  const [verb = "", rest = ""] = notation.split(" ");
  if (verb === "split") {
    const [white = 0, pink = 0, black = 0] = rest.split("-").map(Number);
    return { verb, args: { white, pink, black } };
  }
  return { verb, args: verb === "joker" ? { number: Number(rest) } : { section: rest } };
}
