import { sayCard, signCard } from "../../shared/things/cards";
import { t } from "../../shared/words.svelte";
import { clientOf, type Said, type ScoreLine } from "../contract";
import { seatOf } from "../say";
import Board from "./Board.svelte";
import { isView, type View } from "./generated/view";
import { signMatch } from "./match";

/** A thing and the player before whom it lies: `4C@P2`. */
function readAt(text: string, names: readonly string[]): { what: string; name: string } {
  const [what = "", seat = ""] = text.split("@P");
  return { what, name: names[Number(seat) - 1] ?? `P${seat}` };
}

function read(notation: string, names: readonly string[]): Said {
  const [verb = "", first = "", second = "", third = ""] = notation.split(" ");
  switch (verb) {
    case "take":
      return { verb, args: { count: Number(first) } };
    case "match":
      return { verb, args: { match: signMatch(first + second) } };
    case "upgrade": {
      const { what, name } = readAt(third, names);
      return { verb, args: { card: signCard(first), joined: signCard(second), left: signCard(what), owner: name } };
    }
    case "penalize":
      return { verb, args: { other: names[Number(first.slice(1)) - 1] ?? first } };
    case "trade": {
      const { what, name } = readAt(second, names);
      return { verb, args: { own: signMatch(first), match: signMatch(what), owner: name } };
    }
    case "discard":
      return { verb, args: { card: sayCard(first) } };
    default:
      return { verb, args: {} };
  }
}

function asks(view: View): string | null {
  if (view.asked === null) return null;
  const card = view.taken ? signCard(view.taken.card) : "";
  const match = view.new_match ? signMatch(view.new_match.cards) : "";
  return t(`split-asked-${view.asked}`, { card, match });
}

function scoreLines(view: View): ScoreLine[] {
  const ranks = view.sheets[0]?.rows ?? [];
  const lines = ranks.map((row, place) => ({
    label: t("split-line", { rank: row.rank }),
    points: view.sheets.map((sheet) => sheet.rows[place]?.points ?? 0),
  }));
  const negatives = { label: t("split-line-negatives"), points: view.sheets.map((sheet) => sheet.negative_points) };
  return [...lines.filter((line) => line.points.some((points) => points !== 0)), negatives];
}

/** Other players' actions are shown one at a time, the end of a round a little longer. */
function linger(view: View, happened: readonly string[]): number {
  if (happened.includes("deck")) return 1500;
  return happened.some((line) => seatOf(line) !== view.seat) ? 650 : 0;
}

export default clientOf(isView, { Board, read, asks, scoreLines, linger });
