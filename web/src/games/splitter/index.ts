import { t } from "../../shared/words.svelte";
import { clientOf, type Said, type ScoreLine } from "../contract";
import Board from "./Board.svelte";
import { isView, type View } from "./generated/view";

function read(notation: string): Said {
  const [verb = "", numbers = "", slot = ""] = notation.split(" ");
  if (verb === "roll") return { verb, args: { first: Number(numbers), second: Number(slot) } };
  const [left = 0, right = 0] = numbers.split("|").map(Number);
  return { verb, args: { left, right, row: slot.slice(0, 1), distance: Number(slot.slice(1)) } };
}

function asks(view: View): string | null {
  const [first, second] = view.roll;
  return first === undefined || second === undefined ? null : t("splitter-ask-write", { first, second });
}

function scoreLines(view: View): ScoreLine[] {
  const lines = [1, 2, 3, 4, 5, 6].map((number) => ({
    label: t("splitter-line", { number }),
    points: view.sheets.map((sheet) => sheet.points[number - 1] ?? 0),
  }));
  const hasHearts = view.sheets.some((sheet) => sheet.hearts_fate !== null);
  const hearts = { label: t("splitter-line-hearts"), points: view.sheets.map((sheet) => sheet.hearts) };
  return hasHearts ? [...lines, hearts] : lines;
}

/** The end of a round stays on the screen for a moment. */
function linger(_view: View, happened: readonly string[]): number {
  return happened.some((line) => line.includes(" write ")) ? 1400 : 0;
}

/** The step of the ladder that a solo game reached. */
function rate(view: View): string | null {
  return view.step === null ? null : `splitter-step-${view.step}`;
}

export default clientOf(isView, { Board, read, asks, scoreLines, linger, rate });
