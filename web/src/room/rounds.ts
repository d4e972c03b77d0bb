/** Long lists of what happened, cut where a round begins. */

import type { AnyGame } from "../games/contract";
import type { Gain } from "./gains";

export interface Line {
  line: string;
  /** Its number among all lines. */
  place: number;
  /** `clock` or a sitter's level if one of these played it for a person. */
  by?: string;
  /** Who got or lost points with it. */
  gains?: readonly Gain[];
}

export interface Part {
  /** The line that begins it; null before the first. */
  opening: Line | null;
  /** From 1; 0 if the game's rounds are not told by these lines. */
  number: number;
  lines: Line[];
}

const DEALT = /^(deck|roll)\b/;

/** Whether a line begins a part: what the game says, else every deal or roll. */
export function begins(game: Pick<AnyGame, "opens">, line: string): boolean {
  return game.opens ? game.opens(line) : DEALT.test(line);
}

/** Lines in parts, in order. */
export function partsOf(game: Pick<AnyGame, "opens">, lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  let number = 0;
  for (const line of lines) {
    if (begins(game, line.line)) parts.push({ opening: line, number: game.opens ? 0 : ++number, lines: [] });
    else (parts.at(-1) ?? parts[parts.push({ opening: null, number: 0, lines: [] }) - 1])?.lines.push(line);
  }
  return parts;
}

/** The lines of a record's text, decks without their cards; those that a clock or a sitter played are marked. */
export function linesOf(record: string): Line[] {
  const [, body = ""] = record.split(/^---$/m);
  const lines: Line[] = [];
  let by = "";
  for (const text of body.split("\n").map((one) => one.trim()).filter(Boolean)) {
    if (text.startsWith(";")) by = /^; P\d+ (?:sitter )?(\w+)$/.exec(text)?.[1] ?? "";
    else {
      lines.push({ line: text.startsWith("deck") ? "deck" : text, place: lines.length + 1, by });
      by = "";
    }
  }
  return lines;
}
