/** Every game's parts, found by its folder; a game that has none here is shown by the list of its actions. */

import type { Component } from "svelte";
import { has, learn } from "../shared/words.svelte";
import type { AnyGame, Choosing, Ladder } from "./contract";
import { findOthers, folderOf, offeredDecks } from "./facts.svelte";

import.meta.glob("./*/look.css", { eager: true });
const clients = import.meta.glob<AnyGame>("./*/index.ts", { import: "default" });
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { import: "default", eager: true });
const minutes = import.meta.glob<Component>("./*/Minute.svelte", { import: "default" });
const decks = import.meta.glob<Readonly<Record<string, string>>>("./*/generated/decks.ts", { import: "default" });

const choosing = import.meta.glob<Choosing>("./*/choosing.ts", { import: "default" });
const ladders = import.meta.glob<Ladder>("./*/ladder.ts", { import: "default" });

/** What stands in for the client of a game that has none. */
const listed: AnyGame = {
  read: (notation) => ({ verb: notation.split(" ")[0] ?? "", args: {} }),
  asks: () => null,
  scoreLines: () => [],
};

/** A game's picture. */
export function pictureOf(id: string): Component | undefined {
  return pictures[`./${folderOf(id)}/Picture.svelte`];
}

/** Loads a game in a minute: four pictures with a sentence each. */
export function minuteOf(id: string): (() => Promise<Component>) | undefined {
  return minutes[`./${folderOf(id)}/Minute.svelte`];
}

/** Whether a game can be learned by playing. */
export function hasGuide(id: string): boolean {
  return has(`web-guide-${id}`);
}

/** How a game's options are chosen, if it says more about them than their names. */
export async function choosingOf(id: string): Promise<Choosing | null> {
  return (await choosing[`./${folderOf(id)}/choosing.ts`]?.()) ?? null;
}

/** How scores reached alone are rated; empty if they are not. */
export async function ladderOf(id: string): Promise<Ladder> {
  return (await ladders[`./${folderOf(id)}/ladder.ts`]?.()) ?? [];
}

/** Load a game's words. */
export function learnGame(id: string): Promise<void> {
  return learn(...["cards", id, `web-${id}`].filter(has));
}

/** Load a game with all its words. */
export async function bring(id: string): Promise<AnyGame> {
  const client = clients[`./${folderOf(id)}/index.ts`];
  const [game] = await Promise.all([client ? client() : listed, learnGame(id), folderOf(id) ? null : findOthers()]);
  return game;
}

/** The sorted deck of a game for a number of players; undefined if neither this client nor the room knows the game. */
export async function deckOf(id: string, players: number): Promise<readonly string[] | undefined> {
  const own = await decks[`./${folderOf(id)}/generated/decks.ts`]?.();
  if (!own) await findOthers();
  return (own ?? offeredDecks(id))?.[players]?.split(" ");
}
