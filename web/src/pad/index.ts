/** Every game's pad, found in its folder. */

import { bring } from "../games";
import { folderOf } from "../games/facts.svelte";
import { learn } from "../shared/words.svelte";
import type { AnyPad } from "./contract";

const pads = import.meta.glob<AnyPad>("../games/*/pad/index.ts", { import: "default" });

function padOf(game: string): (() => Promise<AnyPad>) | undefined {
  return pads[`../games/${folderOf(game)}/pad/index.ts`];
}

/** Whether a game has a pad. */
export function hasPad(game: string): boolean {
  return padOf(game) !== undefined;
}

/** Load a game's pad with all its words. */
export async function bringPad(game: string): Promise<AnyPad> {
  const pad = padOf(game);
  if (!pad) throw new Error(`there is no pad of ${game}`);
  const [client] = await Promise.all([pad(), bring(game), learn("web-pad", "web-table", "common")]);
  return client;
}
