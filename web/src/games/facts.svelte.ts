/** The games of the room: those that this client was built with, and any others that the room offers. */

import type { CommonView } from "../generated/common";
import type { GameOffered } from "../generated/messages";
import { api } from "../room/api";
import { settings } from "../shared/settings.svelte";

export interface GameFacts {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** How strong each level of bots is, on the game's own scale; empty if that was not measured. */
  readonly ratings: Readonly<Record<string, number>>;
}

const built = import.meta.glob<GameFacts>("./*/generated/facts.ts", { import: "default", eager: true });
const folders = new Map(Object.entries(built).map(([path, { id }]) => [id, path.split("/")[1] ?? ""]));
let others: readonly GameOffered[] = $state.raw([]);
let isLaddered = $state(false);
let asked: Promise<void> | null = null;

/** Every game, those of this client first. */
export function allGames(): readonly GameFacts[] {
  return [...Object.values(built), ...others];
}

/** The facts of a game. */
export function factsOf(id: string): GameFacts | undefined {
  return allGames().find((game) => game.id === id);
}

/** A game's name in the current language; its id while nothing else is known. */
export function titleOf(id: string): string {
  return factsOf(id)?.names[settings.lang] ?? id;
}

/** The folder of a game that this client was built with. */
export function folderOf(id: string): string | undefined {
  return folders.get(id);
}

/** Ask the room once which other games it offers; if it is out of reach, the next call asks again. */
export function findOthers(): Promise<void> {
  asked ??= api.games().then(
    ({ games, has_ladder }) => {
      others = games.filter(({ id }) => !folders.has(id));
      isLaddered = has_ladder ?? false;
    },
    () => void (asked = null),
  );
  return asked;
}

/** Whether the room keeps a ladder of bots, as far as it has said. */
export function hasLadder(): boolean {
  return isLaddered;
}

/** The sorted decks of a game that only the room knows, by number of players. */
export function offeredDecks(id: string): Readonly<Record<string, string>> | undefined {
  return others.find((game) => game.id === id)?.decks;
}

/** The options of a table that are not as usual; who begins is none of them. */
export function unusualOf(view: Pick<CommonView, "game" | "options">): [string, string][] {
  const usual = new Map((factsOf(view.game)?.options ?? []).map(({ name, values }) => [name, values[0]]));
  return Object.entries(view.options).filter(([name, value]) => usual.has(name) && usual.get(name) !== value);
}
