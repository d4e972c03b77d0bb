import type { SplitItPad, SplitItScored } from "../generated/pad";
import type { Cells, PadClient } from "../../../pad/contract";
import { t } from "../../../shared/words.svelte";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<SplitItPad, "columns">>;

const NUMBERS = 10;

/** Cards and jokers by seat and number. */
function cells({ columns }: Typed): Cells {
  const found: Cells = new Map();
  columns.forEach((numbers, seat) =>
    numbers.forEach(({ cards = 0, jokers = 0 }, place) => {
      if (cards) found.set(`${seat}-${place}-c`, cards);
      if (jokers) found.set(`${seat}-${place}-j`, jokers);
    }),
  );
  return found;
}

function typed(found: Cells, players: number): Typed {
  const count = (cell: string): number => (found.get(cell) as number | null | undefined) ?? 0;
  const column = (seat: number) => Array.from({ length: NUMBERS }, (_, place) => ({ cards: count(`${seat}-${place}-c`), jokers: count(`${seat}-${place}-j`) }));
  return { columns: Array.from({ length: players }, (_, seat) => column(seat)) };
}

export default {
  Sheets,
  options: ["joker_opens"],
  blank: (players) => ({ columns: Array.from({ length: players }, () => Array.from({ length: NUMBERS }, () => ({ cards: 0, jokers: 0 }))) }),
  cells,
  typed,
  where: (cell, names) => {
    const [seat, place] = cell.split("-").map(Number);
    return t("pad-column-of", { number: (place ?? 0) + 1, name: names[seat ?? 0] ?? "" });
  },
  // The pad cannot know whether more cards will come: the sheet itself marks who would win.
  winners: () => [],
} satisfies PadClient<Typed, SplitItScored>;
