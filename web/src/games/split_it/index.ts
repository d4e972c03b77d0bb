import type { View } from "../../generated/split_it";
import { t } from "../../shared/words.svelte";
import type { GameClient, Said, ScoreLine } from "../contract";
import ListBoard from "../ListBoard.svelte";

function read(notation: string): Said {
  const [verb = "", rest = ""] = notation.split(" ");
  if (verb === "split") {
    const [white = 0, pink = 0, black = 0] = rest.split("-").map(Number);
    return { verb, args: { white, pink, black } };
  }
  return { verb, args: verb === "joker" ? { number: Number(rest) } : { section: rest } };
}

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

export default { Board: ListBoard, read, asks, scoreLines } satisfies GameClient<View>;
