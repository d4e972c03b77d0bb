import type { SplitPad, SplitScored } from "../generated/pad";
import type { Cells, PadClient } from "../../../pad/contract";
import { t } from "../../../shared/words.svelte";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<SplitPad, "rounds">>;

const RANKS = 13;

/** Matches by round, seat and rank; cards held and penalties by round and seat. */
function cells({ rounds }: Typed): Cells {
  const found: Cells = new Map();
  rounds.forEach(({ matches, held, penalties }, round) => {
    matches.forEach((laid, seat) => laid.forEach((count, rank) => count && found.set(`${round}-${seat}-m-${rank}`, count)));
    held.forEach((count, seat) => count !== null && found.set(`${round}-${seat}-h`, count));
    penalties.forEach((count, seat) => count && found.set(`${round}-${seat}-p`, count));
  });
  return found;
}

/** The rounds up to the last one in which something is written. */
function typed(found: Cells, players: number): Typed {
  const written = [...found].filter(([, value]) => value !== null).map(([cell]) => Number(cell.split("-")[0]));
  const rounds = Array.from({ length: Math.max(-1, ...written) + 1 }, (_, round) => {
    const seats = Array.from({ length: players }, (_, seat) => `${round}-${seat}`);
    const count = (cell: string): number => (found.get(cell) as number | null | undefined) ?? 0;
    return {
      matches: seats.map((seat) => Array.from({ length: RANKS }, (_, rank) => count(`${seat}-m-${rank}`))),
      held: seats.map((seat) => (found.get(`${seat}-h`) ?? null) as number | null),
      penalties: seats.map((seat) => count(`${seat}-p`)),
    };
  });
  return { rounds };
}

export default {
  Sheets,
  options: ["rounds", "tie"],
  blank: () => ({ rounds: [] }),
  cells,
  typed,
  where: (cell, names) => {
    const [round, seat] = cell.split("-").map(Number);
    return t("pad-cell-round", { round: (round ?? 0) + 1, name: names[seat ?? 0] ?? "" });
  },
  winners: ({ winners }) => winners,
} satisfies PadClient<Typed, SplitScored>;
