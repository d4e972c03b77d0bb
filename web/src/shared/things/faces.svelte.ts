/** Who has which face: people's animals and colours, bots' machines, and the seats' faces that boards show. */

import { getContext, setContext } from "svelte";
import { COLOURS, FACES } from "../../generated/lists";
import type { SeatShown } from "../../generated/messages";

/** A drawing (`fox`, `bot-easy`) on a disc of a colour, and for bots what they wear. */
export interface FaceOf {
  readonly face: string;
  readonly colour: string;
  readonly extra?: string;
}

/** In this order, bots at neighbouring seats wear something else; some wear nothing. */
const WORN = ["", "bow", "flower", "", "star", "scarf", "feather"];

/** The face of somebody who chose none: each seat has another one. */
export function faceOf(seat: Partial<Pick<SeatShown, "face" | "colour" | "level">>, number: number): FaceOf {
  const colour = seat.colour || COLOURS[(number * 5 + 2) % COLOURS.length] || "";
  if (seat.level) return { face: `bot-${seat.level}`, colour, extra: WORN[number % WORN.length] ?? "" };
  return { face: seat.face || FACES[number % FACES.length] || "", colour };
}

/** The face of everybody at a table. */
export function facesOf(seats: readonly Partial<Pick<SeatShown, "face" | "colour" | "level">>[]): FaceOf[] {
  return seats.map(faceOf);
}

const KEY = Symbol("faces");

/** Let every SeatMark below show the faces of a table; called once by the page that has the table. */
export function shareFaces(faces: () => readonly FaceOf[]): void {
  setContext(KEY, faces);
}

/** The faces of the table around; null where seats are only numbers (pads, guides). */
export function sharedFaces(): (() => readonly FaceOf[]) | null {
  return getContext<(() => readonly FaceOf[]) | undefined>(KEY) ?? null;
}
