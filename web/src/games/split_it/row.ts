/** The cards of the row, each with a name of its own by which it can be followed from view to view. */

import type { Column, Reveal, View } from "./generated/view";

export interface RowCard {
  card: string;
  key: string;
  /** Where in its owner's columns it goes; null for a card that goes nowhere or out of play. */
  lane: string | null;
}

/** The name of a number card in a seat's columns; jokers are placed one at a time and need no number. */
export function laneKey(seat: number, number: string, place: number): string {
  return `${seat} ${number} ${place}`;
}

/** Which of the cards that were turned these are: the first ones that fit, in order. */
export function placesOf(cards: readonly string[], turned: readonly string[]): number[] {
  let from = 0;
  return cards.map((card) => {
    const place = turned.indexOf(card, from);
    from = place + 1;
    return place;
  });
}

function keyed(cards: readonly string[], turned: readonly string[], round: number): RowCard[] {
  const places = placesOf(cards, turned);
  return cards.map((card, at) => ({ card, key: `${round} ${places[at] ?? at}`, lane: null }));
}

/** The cards of the row of now, those of a removed section included. */
export function rowOf(view: View): RowCard[] {
  const cards = view.sections.length ? view.sections.flatMap((section) => section.cards) : view.row;
  const turned = view.this_round?.row ?? cards;
  const { reveal } = view;
  if (reveal && reveal.round === view.round) {
    // What stayed after a reveal keeps the names that it had there.
    const shown = keyed(reveal.sections.flatMap((section) => section.cards), turned, view.round);
    const stays = reveal.sections.flatMap((section) => section.cards.map(() => section.fate === "stays"));
    const stayed = shown.filter((_, at) => stays[at]);
    if (stayed.length === cards.length && stayed.every((one, at) => one.card === cards[at])) return stayed;
  }
  return keyed(cards, turned, view.round);
}

/** The cards of a reveal, and where those that were taken go in columns that were as `columns` says. */
export function revealedOf(reveal: Reveal, turned: readonly string[], columns: readonly Column[][]): RowCard[] {
  const all = keyed(reveal.sections.flatMap((section) => section.cards), turned, reveal.round);
  let at = 0;
  for (const section of reveal.sections) {
    const owner = section.fate === "taken" ? section.guessed_by[0] : undefined;
    const laid = new Map<string, number>();
    for (const card of section.cards) {
      const one = all[at];
      at += 1;
      if (owner === undefined || !one) continue;
      const before = columns[owner]?.find((column) => String(column.number) === card)?.cards ?? 0;
      const place = before + (laid.get(card) ?? 0);
      laid.set(card, (laid.get(card) ?? 0) + 1);
      one.lane = laneKey(owner, card, place);
    }
  }
  return all;
}
