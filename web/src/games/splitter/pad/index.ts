import type { LinesPad, LinesScored } from "../../generated/pads";
import type { PadClient } from "../contract";
import Sheets from "./Sheets.svelte";

export type Typed = Required<Pick<LinesPad, "lines">>;

export default {
  Sheets,
  options: ["pad", "start"],
  blank: () => ({ lines: [] }),
  winners: ({ view }) => (view["over"] ? (view["winners"] as number[]) : []),
} satisfies PadClient<Typed, LinesScored>;
