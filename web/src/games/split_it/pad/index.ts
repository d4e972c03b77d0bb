import type { SplitItPad, SplitItScored } from "../generated/pad";
import type { PadClient } from "../../../pad/contract";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<SplitItPad, "columns">>;

const NUMBERS = 10;

export default {
  Sheets,
  options: ["joker_opens"],
  blank: (players) => ({ columns: Array.from({ length: players }, () => Array.from({ length: NUMBERS }, () => ({ cards: 0, jokers: 0 }))) }),
  // The pad cannot know whether more cards will come: the sheet itself marks who would win.
  winners: () => [],
} satisfies PadClient<Typed, SplitItScored>;
