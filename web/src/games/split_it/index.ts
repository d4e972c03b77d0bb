import { t } from "../../shared/words.svelte";
import { clientOf, type ScoreLine } from "../contract";
import Board from "./Board.svelte";
import { isView, type View } from "./generated/view";
import { read } from "./cards";
import { STANDS } from "./reveals.svelte";

function asks(view: View): string | null {
  return view.asks === null ? null : t(`split-it-ask-${view.asks}`);
}

function scoreLines(view: View): ScoreLine[] {
  return view.leads
    .filter((lead) => lead.most > 0)
    .map((lead) => ({
      label: t("split-it-line", { number: lead.number, most: lead.most }),
      points: view.scores.map((_, seat) => (lead.seats.includes(seat) ? lead.number : 0)),
      best: lead.seats,
    }));
}

function isRevealed(happened: readonly string[]): boolean {
  return happened.some((line) => line.includes(" guess "));
}

/** Everybody sees a reveal, also who has just pressed. */
function hold(_view: View, happened: readonly string[]): number {
  return isRevealed(happened) ? STANDS : 0;
}

/** A reveal stays longest; a cut, a removal or a joker only briefly. */
function linger(_view: View, happened: readonly string[]): number {
  if (isRevealed(happened)) return 1700;
  return happened.some((line) => / (split|remove|joker) /.test(line)) ? 550 : 0;
}

/** A row is split, perhaps again after a clash; the pile is shuffled only once. */
function opens(line: string): boolean {
  return line.includes(" split ");
}

export default clientOf(isView, { Board, read, asks, scoreLines, linger, hold, opens });
