import type { GenerousSplitPad, GenerousSplitScored } from "../generated/pad";
import type { Cells, PadClient } from "../../../pad/contract";
import { t } from "../../../shared/words.svelte";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<GenerousSplitPad, "deals">>;

/** Tricks by deal and seat. */
function cells({ deals }: Typed): Cells {
  return new Map(deals.flatMap((received, deal) => received.map((tricks, seat): [string, unknown] => [`${deal}-${seat}`, tricks])));
}

/** The deals up to the last one in which something is written. */
function typed(found: Cells, players: number): Typed {
  const written = [...found].filter(([, tricks]) => tricks !== null).map(([cell]) => Number(cell.split("-")[0]));
  const count = Math.max(-1, ...written) + 1;
  const received = (deal: number) => Array.from({ length: players }, (_, seat) => (found.get(`${deal}-${seat}`) ?? null) as number | null);
  return { deals: Array.from({ length: count }, (_, deal) => received(deal)) };
}

export default {
  Sheets,
  options: ["cycles", "start"],
  blank: () => ({ deals: [] }),
  cells,
  typed,
  where: (cell, names) => {
    const [deal, seat] = cell.split("-").map(Number);
    return t("pad-tricks-of", { deal: (deal ?? 0) + 1, name: names[seat ?? 0] ?? "" });
  },
  winners: ({ winners }) => winners,
} satisfies PadClient<Typed, GenerousSplitScored>;
