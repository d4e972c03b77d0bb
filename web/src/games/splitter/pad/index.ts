import type { LinesPad, LinesScored } from "../generated/pad";
import type { Cells, PadClient } from "../../../pad/contract";
import { t } from "../../../shared/words.svelte";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<LinesPad, "lines">>;

/** The lines by round: its roll, and what each seat wrote last. */
function cells({ lines }: Typed): Cells {
  const found: Cells = new Map();
  let round = 0;
  for (const line of lines) {
    const [first = "", ...rest] = line.split(" ");
    if (first === "roll") round += 1;
    found.set(`${round}-${first.toLowerCase()}`, rest.join(" "));
  }
  return found;
}

/** The lines as far as they go: a round whose sheets are not all written holds up the next. */
function typed(found: Cells, players: number): Typed {
  const lines: string[] = [];
  for (let round = 1; found.get(`${round}-roll`) != null; round += 1) {
    lines.push(`roll ${found.get(`${round}-roll`)}`);
    const seats = Array.from({ length: players }, (_, seat) => seat + 1).filter((seat) => found.get(`${round}-p${seat}`) != null);
    lines.push(...seats.map((seat) => `P${seat} ${found.get(`${round}-p${seat}`)}`));
    if (seats.length < players) break;
  }
  return { lines };
}

export default {
  Sheets,
  options: ["pad", "start"],
  blank: () => ({ lines: [] }),
  cells,
  typed,
  where: (cell, names) => {
    const [round = "", what = ""] = cell.split("-");
    return what === "roll" ? t("pad-cell-roll", { round }) : t("pad-cell-round", { round, name: names[Number(what.slice(1)) - 1] ?? "" });
  },
  winners: ({ view }) => (view.over ? view.winners : []),
} satisfies PadClient<Typed, LinesScored>;
