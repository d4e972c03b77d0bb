/** Who played a line of the log for a person. */

import { t } from "../shared/words.svelte";

/** In words, for behind the line: the clock, or a bot that sat in. */
export function sayBy(by: string): string {
  return t(by === "clock" ? "web-by-clock" : "web-by-bot");
}
