import { readCard, sayCard } from "../../shared/things/cards";
import { t } from "../../shared/words.svelte";
import { clientOf, type Said, type ScoreLine } from "../contract";
import Board from "./Board.svelte";
import { isView, type View } from "./generated/view";

function read(notation: string): Said {
  const [verb = "", card = ""] = notation.split(" ");
  return { verb, args: verb === "play" ? { card: sayCard(card) } : {} };
}

function asks(view: View): string | null {
  if (!view.trick) return null;
  const led = view.trick.cards[0];
  if (!led) return t("generous-split-ask-lead");
  const follows = view.actions.length > 0 && view.actions.length < view.hand.length;
  return follows ? t("generous-split-follow", { suit: readCard(led.card).suit }) : t("generous-split-ask-play");
}

function scoreLines(view: View): ScoreLine[] {
  return view.results.map((result, place) => ({
    label: t("generous-split-line", { deal: place + 1 }),
    points: result.points.map((points, seat) =>
      t("generous-split-line-points", { points, tricks: result.received[seat] ?? 0 }),
    ),
    best: result.points.flatMap((points, seat) => (points && points === Math.max(...result.points) ? [seat] : [])),
  }));
}

/** A finished trick stays longer than a single card, and a finished deal until its points have been read. */
function linger(view: View, happened: readonly string[]): number {
  const played = happened.some((line) => line.includes(" play "));
  const dealt = view.results.length > 0 && happened.some((line) => line.startsWith("deck"));
  return (dealt ? 2400 : 0) + (!played ? 0 : view.trick?.cards.length ? 430 : 1700);
}

export default clientOf(isView, { Board, read, asks, scoreLines, linger });
