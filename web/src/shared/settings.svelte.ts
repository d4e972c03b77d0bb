/** Settings of this browser, in local storage. */

import { keep, recall } from "./kept";

export type Lang = "en" | "fr";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export type Pace = "quick" | "brisk" | "calm";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  name: string;
  /** How fast bots play at tables that are opened here. */
  pace: Pace;
}

const preferred: Lang = globalThis.navigator?.language?.toLowerCase().startsWith("fr") ? "fr" : "en";

export const settings: Settings = $state({
  lang: preferred,
  theme: "system",
  motion: "system",
  sound: true,
  vibration: true,
  name: "",
  pace: "brisk",
  ...recall<Partial<Settings>>("settings", {}),
});

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
}
