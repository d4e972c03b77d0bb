/** Actions and events in words, in the current language. */

import { type Args, knows, t } from "../shared/words.svelte";
import type { AnyGame } from "./contract";

/** The part of a game that takes actions apart. */
type Reader = Pick<AnyGame, "read">;

const LINE = /^P(\d+) (.+)$/;

/** The seat of a line of a record, from 0; null for the dealer's. */
export function seatOf(line: string): number | null {
  const match = LINE.exec(line);
  return match ? Number(match[1]) - 1 : null;
}

/** A line of a record without its seat. */
export function actionOf(line: string): string {
  return LINE.exec(line)?.[2] ?? line;
}

/** An action as a button says it: "Play the queen of hearts". */
export function sayAction(game: Reader, id: string, action: string, names: readonly string[]): string {
  const { verb, args } = game.read(action, names);
  return sayOr(action, `${id}-do-${verb}`, args);
}

/** A verb as the title of a group of actions. */
export function sayVerb(id: string, verb: string): string {
  return sayOr(verb, `${id}-verb-${verb}`);
}

/** An event as the log says it: "Ann plays the queen of hearts." */
export function sayHappened(game: Reader, id: string, line: string, names: readonly string[]): string {
  const seat = seatOf(line);
  const name = seat === null ? "" : (names[seat] ?? `P${seat + 1}`);
  const action = actionOf(line);
  if (action === "undo") return t("web-did-undo", { name });
  const { verb, args } = game.read(action, names);
  return sayOr(name ? `${name}: ${action}` : action, `${id}-did-${verb}`, { name, ...args });
}

/** An option's name. */
export function sayOption(id: string, option: string): string {
  return sayOr(option, `${id}-option-${option}`);
}

/** A value of an option. */
export function sayValue(id: string, option: string, value: string): string {
  return sayOr(value, `${id}-option-${option}-${value}`);
}

/** A message, or what stands in for it where a game has no such words. */
function sayOr(otherwise: string, message: string, args?: Args): string {
  return knows(message) ? t(message, args) : otherwise;
}
