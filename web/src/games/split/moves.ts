/** What moves on the table between two views: from which spot to which. */

import type { Match, View } from "./generated/view";
import { actionOf, seatOf } from "../say";

/** A thing that is on the table now and came from a spot (`glide`), or that passes and is gone (`pass`). */
export type Move =
  | { how: "glide"; to: string; from: string; late: number }
  | { how: "pass"; card: string | null; to: string; from: string; late: number };

const STAGGER = 60;

/** Every move of a step, in the order in which it happened. */
export function movesOf(before: View, view: View, happened: readonly string[]): Move[] {
  if (happened.includes("deck")) return dealt(view);
  const moves = happened.flatMap((line) => {
    const seat = seatOf(line);
    return seat === null ? [] : movesOfAction(before, view, seat, actionOf(line).split(" "));
  });
  return moves.map((move, place) => ({ ...move, late: place * STAGGER }));
}

function dealt(view: View): Move[] {
  const hand = view.hand.map((_, index): Move => ({ how: "glide", to: `hand-${index}`, from: "pile", late: index * STAGGER }));
  return [...hand, { how: "glide", to: "row-0", from: "pile", late: hand.length * STAGGER }];
}

function movesOfAction(before: View, view: View, seat: number, [verb, ...words]: string[]): Move[] {
  const own = seat === view.seat;
  switch (verb) {
    case "draw":
      return own ? arrived(before.hand, view.hand).map((index) => glide(`hand-${index}`, "pile")) : [pass(null, spotOf(view, seat), "pile")];
    case "take":
      return before.row.slice(view.row.length).map((card, place) => pass(card, spotOf(view, seat), `row-${view.row.length + place}`));
    case "discard": {
      const index = own ? before.hand.indexOf(words[0] ?? "") : -1;
      return [glide(`row-${view.row.length - 1}`, index < 0 ? spotOf(view, seat) : `hand-${index}`)];
    }
    case "match":
      return laid(before, view, seat).map((index) => glide(`match-${seat}-${index}`, spotOf(view, seat)));
    case "upgrade":
      return upgraded(before, view, seat, words[1] ?? "", words[2] ?? "");
    case "trade":
      return traded(before, view, seat, words[0] ?? "", words[1] ?? "");
    default:
      return [];
  }
}

function upgraded(before: View, view: View, seat: number, joined: string, rest: string): Move[] {
  const [left = "", number = ""] = rest.split("@P");
  const owner = Number(number) - 1;
  const old = before.matches[owner]?.findIndex(({ cards }) => cards === joined + left || cards === left + joined) ?? -1;
  const from = `match-${owner}-${old}`;
  return [...laid(before, view, seat).map((index) => glide(`match-${seat}-${index}`, from)), pass(left, spotOf(view, owner), from)];
}

function traded(before: View, view: View, seat: number, own: string, rest: string): Move[] {
  const [cards = "", number = ""] = rest.split("@P");
  const other = Number(number) - 1;
  const place = (from: View, at: number, what: string): string => `match-${at}-${from.matches[at]?.findIndex((match) => match.cards === what) ?? -1}`;
  return [glide(place(view, seat, cards), place(before, other, cards)), glide(place(view, other, own), place(before, seat, own))];
}

/** The places of matches before a seat that were not there. */
function laid(before: View, view: View, seat: number): number[] {
  const names = (matches: readonly Match[] | undefined): string[] => (matches ?? []).map(({ cards }) => cards);
  return arrived(names(before.matches[seat]), names(view.matches[seat]));
}

/** The places of what is in a list now and was not before. */
function arrived(before: readonly string[], now: readonly string[]): number[] {
  const old = [...before];
  return now.flatMap((name, index) => {
    const place = old.indexOf(name);
    if (place < 0) return [index];
    old.splice(place, 1);
    return [];
  });
}

/** The last match that was made between two views: by whom, and from whose match if it is an upgrade. */
export function madeIn(before: View, view: View, happened: readonly string[]): { match: Match; by: number; from: number | null } | null {
  const line = happened.findLast((one) => /^P\d (match|upgrade) /.test(one));
  const by = line === undefined ? null : seatOf(line);
  if (line === undefined || by === null) return null;
  const match = view.matches[by]?.[laid(before, view, by)[0] ?? -1] ?? view.new_match;
  const owner = /@P(\d)$/.exec(line)?.[1];
  return match ? { match, by, from: owner === undefined ? null : Number(owner) - 1 } : null;
}

/** Where a seat's hand is on the table. */
function spotOf(view: View, seat: number): string {
  return seat === view.seat ? "hand" : `seat-${seat}`;
}

function glide(to: string, from: string): Move {
  return { how: "glide", to, from, late: 0 };
}

function pass(card: string | null, to: string, from: string): Move {
  return { how: "pass", card, to, from, late: 0 };
}
