/** What a player has pointed at so far, and what that may become: a staged choice until it is confirmed. */

import type { View } from "./generated/view";
import { actionsWith } from "./offers";
import { canLay, canTouch, discardOf, isSame, matchOf, spellTake, takeOf, type Thing, tradeOf, upgradeOf } from "./choices";

export class Pointing {
  readonly #view: () => View;
  readonly #why: (action: string) => void;

  constructor(view: () => View, why: (action: string) => void) {
    this.#view = view;
    this.#why = why;
  }

  get #now(): View {
    return this.#view();
  }

  // The selection is reset when this key changes.
  readonly #moment = $derived.by(() => {
    const { seat, asked, hand, row, matches, actions } = this.#view();
    return JSON.stringify([seat, asked, hand, row, matches, actions.length]);
  });
  #first = $derived.by<Thing | null>(() => {
    void this.#moment;
    return null;
  });
  #second = $derived.by<Thing | null>(() => {
    void this.#moment;
    return null;
  });

  /** The place in the hand of the card that was taken and must be used. */
  get taken(): number | null {
    const { taken, hand, actions } = this.#now;
    return taken === null || !actions.length ? null : hand.lastIndexOf(taken.card);
  }

  /** What is picked first: by hand, or the card that must be used. */
  get first(): Thing | null {
    if (this.#first === null && this.taken !== null) return { at: "hand", index: this.taken };
    return this.#first;
  }

  get second(): Thing | null {
    return this.#second;
  }

  get canPutBack(): boolean {
    return this.#first !== null || this.#second !== null;
  }

  putBack(): void {
    this.#first = null;
    this.#second = null;
  }

  /** The action that two things make together, if it is legal. */
  #together(one: Thing | null, other: Thing | null): string | null {
    const { actions, hand, matches, seat } = this.#now;
    if (one === null || other === null || isSame(one, other)) return null;
    if (one.at === "hand" && other.at === "hand") return matchOf(actions, hand[one.index] ?? "", hand[other.index] ?? "");
    if (one.at === "table" && other.at === "hand") return this.#together(other, one);
    if (other.at !== "table") return null;
    const cards = matches[other.seat]?.[other.index]?.cards ?? "";
    if (one.at === "hand") return upgradeOf(actions, hand[one.index] ?? "", cards, other.seat);
    if (one.at !== "table") return null;
    if (one.seat !== seat) return other.seat === seat ? this.#together(other, one) : null;
    return tradeOf(actions, matches[one.seat]?.[one.index]?.cards ?? "", cards, other.seat);
  }

  /** What would be sent if it were confirmed now. */
  get staged(): string | null {
    const first = this.first;
    if (first?.at === "row") return takeOf(this.#now.actions, this.#now.row, first.index);
    return this.#together(first, this.#second);
  }

  /** The one card that is picked by itself. */
  get lone(): string | null {
    const first = this.first;
    return first?.at === "hand" && this.#second === null ? (this.#now.hand[first.index] ?? null) : null;
  }

  /** What the key for confirming sends. */
  get confirmable(): string | null {
    return this.staged ?? (this.lone === null ? null : discardOf(this.#now.actions, this.lone));
  }

  /** What a touch on a thing can only have meant: what it completes, or all that can be done with it. */
  meant(thing: Thing): string | null {
    if (!isSame(this.first, thing) && !isSame(this.#second, thing)) return null;
    if (this.staged !== null) return this.staged;
    const discard = this.lone === null ? null : discardOf(this.#now.actions, this.lone);
    const [only, ...others] = [...actionsWith(this.#now, thing), ...(discard === null ? [] : [discard])];
    return others.length ? null : (only ?? null);
  }

  get rowPlace(): number | null {
    return this.first?.at === "row" ? this.first.index : null;
  }

  /** Point at something. */
  at(thing: Thing): void {
    const { actions, row, asked } = this.#now;
    if (thing.at === "row") {
      if (takeOf(actions, row, thing.index) === null) this.#why(spellTake(row, thing.index));
      else this.#first = isSame(this.#first, thing) ? null : thing;
      return;
    }
    if (isSame(this.first, thing)) this.putBack();
    else if (isSame(this.#second, thing)) this.#second = null;
    else if (this.#together(this.first, thing) !== null) this.#second = thing;
    else if (thing.at === "hand" && asked !== null && (!actions.length || asked === "draw" || this.taken !== null)) {
      this.#why(`discard ${this.#now.hand[thing.index] ?? ""}`);
    } else if (this.taken === null && actions.length && (thing.at === "hand" || this.#isLit(thing.seat, thing.index))) {
      this.#first = thing;
      this.#second = null;
    }
  }

  #isLit(seat: number, index: number): boolean {
    const { actions, matches, seat: own } = this.#now;
    return canTouch(actions, matches[seat]?.[index]?.cards ?? "", seat, own);
  }

  /** Cards of the hand that would go with what is picked, or could be laid. */
  readonly litCards: ReadonlySet<number> = $derived.by(() => {
    const { actions, hand } = this.#now;
    const first = this.first;
    const places = hand.flatMap((card, index) => {
      const goes = first === null ? canLay(actions, card) : this.#together(first, { at: "hand", index }) !== null;
      return goes ? [index] : [];
    });
    return new Set(places);
  });

  readonly pickedCards: ReadonlySet<number> = $derived(
    new Set([this.first, this.#second].flatMap((thing) => (thing?.at === "hand" ? [thing.index] : []))),
  );

  /** Matches before a seat that would go with what is picked, or are in any upgrade or trade. */
  litMatches(seat: number): ReadonlySet<number> {
    const { actions, matches, seat: own } = this.#now;
    const first = this.first;
    const places = (matches[seat] ?? []).flatMap(({ cards }, index) => {
      const thing: Thing = { at: "table", seat, index };
      const goes = first === null ? canTouch(actions, cards, seat, own) : this.#together(first, thing) !== null;
      return goes ? [index] : [];
    });
    return new Set(places);
  }

  pickedMatches(seat: number): ReadonlySet<number> {
    return new Set([this.first, this.#second].flatMap((thing) => (thing?.at === "table" && thing.seat === seat ? [thing.index] : [])));
  }
}
