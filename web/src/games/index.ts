/** Every game of the room, found by its folder: nothing here says a game's words. */

import type { Component } from "svelte";
import { GAMES } from "../generated/games";
import { type Lang, settings } from "../shared/settings.svelte";
import { has, learn } from "../shared/words.svelte";
import type { AnyGame } from "./contract";

import.meta.glob("./*/look.css", { eager: true });
const clients = import.meta.glob<AnyGame>("./*/index.ts", { import: "default" });
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { import: "default", eager: true });

export interface GameFacts {
  readonly id: string;
  readonly folder: string;
  readonly names: Readonly<Record<Lang, string>>;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export const games: readonly GameFacts[] = GAMES;

/** The facts of a game. */
export function factsOf(id: string): GameFacts | undefined {
  return games.find((game) => game.id === id);
}

/** A game's name in the language of now. */
export function titleOf(id: string): string {
  return factsOf(id)?.names[settings.lang] ?? id;
}

/** A game's picture. */
export function pictureOf(game: GameFacts): Component | undefined {
  return pictures[`./${game.folder}/Picture.svelte`];
}

/** Have a game's words at hand. */
export function learnGame(id: string): Promise<void> {
  return learn(...["cards", id, `web-${id}`].filter(has));
}

/** Have a game at hand with all its words. */
export async function bring(id: string): Promise<AnyGame> {
  const facts = factsOf(id);
  const client = clients[`./${facts?.folder}/index.ts`];
  if (!facts || !client) throw new Error(`there is no game ${id}`);
  const [game] = await Promise.all([client(), learnGame(id)]);
  return game;
}
