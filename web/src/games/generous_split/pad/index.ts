import type { GenerousSplitPad, GenerousSplitScored } from "../generated/pad";
import type { PadClient } from "../../../pad/contract";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<GenerousSplitPad, "deals">>;

export default {
  Sheets,
  options: ["cycles", "start"],
  blank: () => ({ deals: [] }),
  winners: ({ winners }) => winners,
} satisfies PadClient<Typed, GenerousSplitScored>;
