import type { LinesPad, LinesScored } from "../generated/pad";
import type { PadClient } from "../../../pad/contract";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<LinesPad, "lines">>;

export default {
  Sheets,
  options: ["pad", "start"],
  blank: () => ({ lines: [] }),
  winners: ({ view }) => (view.over ? view.winners : []),
} satisfies PadClient<Typed, LinesScored>;
