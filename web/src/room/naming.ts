/** Display names of seats. */

import type { SeatShown, TableShown } from "../generated/messages";
import { faceOf } from "../shared/things/faces.svelte";
import { knows, t } from "../shared/words.svelte";

/** A bot's name: each level has its own characters, one for each seat. */
export function nameBot(level: string, number: number): string {
  const names = t(`level-names-${level}`).split(", ");
  return names[number % names.length] ?? "";
}

/** What a level of a game sees and overlooks; for a game that does not say, what such bots are like. */
export function aboutLevel(game: string, level: string): string {
  const own = `${game}-level-${level}`;
  return t(knows(own) ? own : `level-about-${level}`);
}

/** What naming somebody takes. */
type Named = Pick<SeatShown, "name" | "level" | "face" | "colour"> & { kind?: string };

/** A seat's display name; people without one are called after their animal. */
export function nameOf(seat: Named, number: number): string {
  if (seat.name) return seat.name;
  if (seat.level) return nameBot(seat.level, number);
  return seat.kind === "free" ? t("seat", { seat: number + 1 }) : t(`animal-${faceOf(seat, number).face}`);
}

/**
 * The display name of each seat; whoever looks is "You", which messages turn into a sentence: `{ $name -> [You] You play *[other] { $name } plays }`.
 * Without `own`, everybody is called by name: spectators, replays, and devices that go round.
 */
export function namesOf(table: Pick<TableShown, "seats">, own: number | null = null): string[] {
  return table.seats.map((seat, number) => (number === own ? t("you") : nameOf(seat, number)));
}

/** A sentence of the room, which knows seats by number, with the names of all seats but one's own; notation stays as it is. */
export function nameSeats(sentence: string, table: Pick<TableShown, "seats">, own: number | null): string {
  return sentence.replace(/(?<!@)\bP(\d{1,2})\b/g, (found, number: string) => {
    const place = Number(number) - 1;
    const seat = table.seats[place];
    return seat && place !== own ? nameOf(seat, place) : found;
  });
}
