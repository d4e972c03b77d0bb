/** What can be done with the thing that is pointed at, in words: the better plays first. */

import { sayPoints, signed } from "../../shared/points";
import { rankSign, readCard } from "../../shared/things/cards";
import { t } from "../../shared/words.svelte";
import type { Thing } from "./choices";
import { joinedBy } from "./choices";
import { KINDS, type Match, type View } from "./generated/view";
import { readMatch, signMatch } from "./match";

/** An action in words: what is done, and with what. */
export interface Offer {
  action: string;
  what: string;
  note: string;
}

const VERBS = ["upgrade", "match", "trade", "penalize"];
const BEST: readonly Match["kind"][] = ["perfect", "strong", "weak"];

/** The kind of a match that would be made, as it is printed. */
export function kindOf(cards: string): Match["kind"] {
  const suits = readMatch(cards).map((card) => readCard(card).suit);
  return KINDS[suits.sort().join("") as keyof typeof KINDS];
}

/** The words of an action that makes or moves a match, or names a player. */
export function offerOf(action: string, view: View, names: readonly string[]): Offer {
  const [verb = "", first = "", second = "", third = ""] = action.split(" ");
  const [there = "", seat = ""] = (verb === "trade" ? second : third).split("@P");
  const owner = names[Number(seat) - 1] ?? "";
  const mine = String(Number(seat) - 1 === view.seat);
  switch (verb) {
    case "upgrade": {
      const made = joinedBy(action);
      const what = t("split-offer-upgrade", { owner, mine, rank: rankSign(readCard(first).rank) });
      return { action, what, note: t("split-offer-made", { match: signMatch(made), kind: kindOf(made) }) };
    }
    case "match":
      return { action, what: t("split-offer-match", { match: signMatch(first + second) }), note: t("split-kind", { kind: kindOf(joinedBy(action)) }) };
    case "trade":
      return { action, what: t("split-offer-trade", { own: signMatch(first) }), note: t("split-offer-trade-for", { owner, match: signMatch(there) }) };
    default: {
      const other = Number(first.slice(1)) - 1;
      const sheet = view.sheets[other];
      return { action, what: names[other] ?? first, note: t("split-offer-penalize", { total: sayPoints(sheet?.total ?? 0), points: signed(sheet?.next_negative ?? 0) }) };
    }
  }
}

/** The actions that involve what is pointed at, or all while nothing is: upgrades and matches of better kinds first. */
export function actionsWith(view: View, first: Thing | null): string[] {
  const { asked } = view;
  if (first === null && asked !== "trade" && asked !== "penalize") return [];
  const chosen = view.actions.filter((action) => VERBS.includes(action.split(" ")[0] ?? "") && (first === null || involves(view, first, action)));
  const rank = (action: string): number => {
    const verb = action.split(" ")[0] ?? "";
    const made = verb === "upgrade" || verb === "match" ? BEST.indexOf(kindOf(joinedBy(action))) : 0;
    return VERBS.indexOf(verb) * BEST.length + made;
  };
  return chosen.sort((one, other) => rank(one) - rank(other));
}

function involves(view: View, thing: Thing, action: string): boolean {
  const [verb, one, two, three = ""] = action.split(" ");
  if (thing.at === "row") return false;
  if (thing.at === "hand") {
    const card = view.hand[thing.index];
    return verb === "upgrade" ? one === card : verb === "match" && (one === card || two === card);
  }
  const cards = view.matches[thing.seat]?.[thing.index]?.cards ?? "";
  if (verb === "trade") return thing.seat === view.seat ? one === cards : two === `${cards}@P${thing.seat + 1}`;
  const [left = "", owner] = three.split("@P");
  return verb === "upgrade" && Number(owner) - 1 === thing.seat && (cards === `${two}${left}` || cards === `${left}${two}`);
}
