import type { SplitPad, SplitScored } from "../generated/pad";
import type { PadClient } from "../../../pad/contract";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<SplitPad, "rounds">>;

export default {
  Sheets,
  options: ["rounds", "tie"],
  blank: () => ({ rounds: [] }),
  winners: ({ winners }) => winners,
} satisfies PadClient<Typed, SplitScored>;
