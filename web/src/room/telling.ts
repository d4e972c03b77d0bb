/** A table of mine in words: with whom, how it stands, how long ago. */

import { settings } from "../shared/settings.svelte";
import { type FaceOf, faceOf } from "../shared/things/faces.svelte";
import { t, together } from "../shared/words.svelte";
import type { Met } from "./mine.svelte";
import { nameOf } from "./naming";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

function spoken(seconds: number, sign: 1 | -1, round: (count: number) => number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 60];
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  return words.format(unit === "second" ? 0 : sign * round(seconds / size), unit);
}

/** How long ago something was, in words. */
export function ago(at: number, now: number): string {
  return spoken(Math.max(0, (now - at) / 1000), -1, Math.floor);
}

/** When something will be, in words. */
export function until(at: number, now: number): string {
  return spoken(Math.max(0, (at - now) / 1000), 1, Math.round);
}

function called({ seats }: Met, seat: number): string {
  const who = seats[seat];
  return who ? nameOf({ face: "", colour: "", ...who }, seat) : "";
}

/** The faces of the others at a table, people and bots, in the order of their seats. */
export function facesWith(met: Met): FaceOf[] {
  return met.seats.flatMap((who, seat) => (who.kind === "free" || seat === met.seat ? [] : [faceOf(who, seat)]));
}

/** The others at a table: "Ben and 2 bots". */
export function withWhom(met: Met): string {
  const people = met.seats.flatMap(({ kind }, seat) => (kind === "person" && seat !== met.seat ? [called(met, seat)] : []));
  const bots = met.seats.filter(({ kind }) => kind === "bot").length;
  const everybody = bots ? [...people, t("web-mine-bots", { count: bots })] : people;
  return everybody.length ? t("web-mine-with", { names: together(everybody) }) : met.seats.length > 1 ? "" : t("web-mine-alone");
}

/** How a table stands for me. */
export function standing(met: Met): string {
  if (met.state === "gone") return t("web-mine-gone");
  if (met.state === "gathering") return t("web-mine-free", { free: met.seats.filter(({ kind }) => kind === "free").length });
  if (met.state === "over") return result(met);
  if (met.is_mine) return t("web-mine-your-turn");
  const names = met.waiting.map((seat) => (met.seats[seat]?.kind === "bot" ? t("web-mine-bots", { count: 1 }) : called(met, seat)));
  return names.length ? t("web-mine-waiting", { names: together(names) }) : t("web-mine-running");
}

/** How a game ended for me: "You won by 7", "2nd of 4". */
export function result(met: Met): string {
  const points = met.scores[met.seat] ?? 0;
  if (!met.winners.length) return t("web-mine-stopped");
  if (met.seats.length === 1) return t("web-mine-points", { points });
  if (met.place > 1) return t("web-mine-place", { place: met.place, players: met.seats.length, points });
  if (met.winners.length > 1) return t("web-mine-shared", { points });
  return met.margin ? t("web-mine-won-by", { margin: met.margin }) : t("web-mine-won");
}

/** The round that is being played; empty if the game does not say. */
export function round(met: Met): string {
  const [number, of] = met.progress;
  return met.state === "running" && number !== undefined && of !== undefined ? t("web-mine-round", { round: number, rounds: of }) : "";
}
