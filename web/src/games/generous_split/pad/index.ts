import type { GenerousSplitPad, GenerousSplitScored } from "../../generated/pads";
import type { PadClient } from "../contract";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<GenerousSplitPad, "deals">>;

export default {
  Sheets,
  options: ["cycles", "start"],
  blank: () => ({ deals: [] }),
  winners: ({ winners }) => winners,
} satisfies PadClient<Typed, GenerousSplitScored>;
