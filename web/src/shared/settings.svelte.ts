/** Settings of this browser, in local storage. */

import { COLOURS, FACES } from "../generated/lists";
import { keep, recall } from "./kept";

export type Lang = "en" | "fr";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export type Pace = "quick" | "brisk" | "calm";
export type TextSize = "normal" | "large" | "largest";
export type Deck = "two" | "four";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  name: string;
  /** One's own animal and colour; drawn once for a browser, so that nobody has to choose. */
  face: string;
  colour: string;
  /** How fast bots play at tables that are opened here. */
  pace: Pace;
  text: TextSize;
  /** How many colours the four suits have. */
  deck: Deck;
  /** Whether a play is confirmed by a second press; boards of games where one press could play ask for it. */
  confirm: boolean;
  /** Whether this device is told of turns while nobody looks at the table. */
  notifications: boolean;
}

const preferred: Lang = globalThis.navigator?.language?.toLowerCase().startsWith("fr") ? "fr" : "en";

const any = (choices: readonly string[]): string => choices[Math.floor(Math.random() * choices.length)] ?? "";
const drawn = recall("face", { face: any(FACES), colour: any(COLOURS) });
keep("face", drawn);

const first: Settings = {
  lang: preferred,
  theme: "system",
  motion: "system",
  sound: true,
  vibration: true,
  name: "",
  ...drawn,
  pace: "brisk",
  text: "normal",
  deck: "two",
  confirm: true,
  notifications: false,
};

/** Settings that are one of a few words. */
const WORDS: Partial<Record<keyof Settings, readonly string[]>> = {
  lang: ["en", "fr"],
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "none"],
  pace: ["quick", "brisk", "calm"],
  text: ["normal", "large", "largest"],
  deck: ["two", "four"],
  face: FACES,
  colour: COLOURS,
};

/** Whether a value that was kept, or came from another device, is one of ours. */
export function isSetting(name: string, value: unknown): boolean {
  if (!(name in first) || typeof value !== typeof first[name as keyof Settings]) return false;
  return WORDS[name as keyof Settings]?.includes(value as string) ?? true;
}

const known = Object.entries(recall<Partial<Settings>>("settings", {})).filter(([name, value]) => isSetting(name, value));
export const settings: Settings = $state({ ...first, ...Object.fromEntries(known) });

const quiet = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export function moves(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !quiet?.matches);
}

/** Change, store and apply settings. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep("settings", $state.snapshot(settings));
  show();
}

/** Set the root element's attributes that styles depend on. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.motion = moves() ? "full" : "none";
  root.dataset.text = settings.text;
  root.dataset.deck = settings.deck;
}
