/** What can be pointed at, read from the list of legal actions: spelling, no rule. */

import { readMatch } from "./match";

/** A thing on the table that can be pointed at. */
export type Thing =
  | { at: "hand"; index: number }
  | { at: "row"; index: number }
  | { at: "table"; seat: number; index: number };

/** Whether two things are the same. */
export function isSame(one: Thing | null, other: Thing | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Actions = readonly string[];

function find(actions: Actions, ...spellings: string[]): string | null {
  return actions.find((action) => spellings.includes(action)) ?? null;
}

/** The match of two cards, whichever comes first. */
export function matchOf(actions: Actions, card: string, other: string): string | null {
  return find(actions, `match ${card} ${other}`, `match ${other} ${card}`);
}

/** The upgrade of a match that lies before a seat, by a card. */
export function upgradeOf(actions: Actions, card: string, cards: string, seat: number): string | null {
  const [first, second] = readMatch(cards);
  const before = `@P${seat + 1}`;
  return find(actions, `upgrade ${card} ${first} ${second}${before}`, `upgrade ${card} ${second} ${first}${before}`);
}

/** The match that an upgrade makes: the card and the one it joins. */
export function joinedBy(upgrade: string): string {
  const [, card = "", joined = ""] = upgrade.split(" ");
  return card.slice(-1) <= joined.slice(-1) ? card + joined : joined + card;
}

/** The trade of an own match for one before another seat. */
export function tradeOf(actions: Actions, own: string, cards: string, seat: number): string | null {
  return find(actions, `trade ${own} ${cards}@P${seat + 1}`);
}

/** The discard of a card. */
export function discardOf(actions: Actions, card: string): string | null {
  return find(actions, `discard ${card}`);
}

/** Taking from the row, down to and including a place in it. */
export function takeOf(actions: Actions, row: readonly string[], index: number): string | null {
  return find(actions, spellTake(row, index));
}

/** The notation of taking down to a place in the row. */
export function spellTake(row: readonly string[], index: number): string {
  return `take ${row.length - index}`;
}

/** Naming a seat for a negative box. */
export function penalizeOf(actions: Actions, seat: number): string | null {
  return find(actions, `penalize P${seat + 1}`);
}

/** Whether a card of the hand can be laid: in a match or an upgrade. */
export function canLay(actions: Actions, card: string): boolean {
  return actions.some((action) => {
    const [verb, first, second] = action.split(" ");
    return (verb === "match" && (first === card || second === card)) || (verb === "upgrade" && first === card);
  });
}

/** Whether a match before a seat is in any upgrade or trade. */
export function canTouch(actions: Actions, cards: string, seat: number, own: number | null): boolean {
  const [first, second] = readMatch(cards);
  const before = `@P${seat + 1}`;
  return actions.some((action) => {
    const [verb, one, two, three] = action.split(" ");
    if (verb === "upgrade") return (two === first && three === second + before) || (two === second && three === first + before);
    return verb === "trade" && (seat === own ? one === cards : two === cards + before);
  });
}
