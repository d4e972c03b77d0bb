/** Every game's pad, found by its folder. */

import { bring, factsOf } from "../games";
import { learn } from "../shared/words.svelte";
import type { AnyPad } from "./contract";

const pads = import.meta.glob<AnyPad>("./*/index.ts", { import: "default" });

/** Have a game's pad at hand with all its words. */
export async function bringPad(game: string): Promise<AnyPad> {
  const pad = pads[`./${factsOf(game)?.folder}/index.ts`];
  if (!pad) throw new Error(`there is no pad of ${game}`);
  const [client] = await Promise.all([pad(), bring(game), learn("web-pad", "web-table", "common")]);
  return client;
}
