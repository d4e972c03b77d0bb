/** The room's HTTP API. */

import type { CalendarPlace, GamesOffered, Guide, LadderShown, Luggage, MetAgain, NewTable, PadMade, PadRefused, ParcelLeft, PushKey, PushPlace, Reach, Replay, SeatClaimed, SeatHeld, Standings, TableOpened, TablesMet, Wrong } from "../generated/messages";
import { settings } from "../shared/settings.svelte";
import { t } from "../shared/words.svelte";
import { heldSeats } from "./keys";

/** A request that the room refused; status 0 if the room is out of reach. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    reason: string,
    /** The ruling that refuses it, if one does. */
    readonly rule: string | null = null,
  ) {
    super(reason);
  }
}

async function send(method: string, path: string, key?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Declined(0, t("web-out-of-reach"));
  }
  if (answer.ok) return answer;
  const wrong = (await answer.json().catch(() => null)) as (Wrong & Partial<PadRefused>) | null;
  throw new Declined(answer.status, wrong?.reason ?? t("web-failed"), wrong?.rule ?? null);
}

async function ask<T>(method: string, path: string, key?: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, key, body)).json()) as T;
}

/** One's own face; whoever else plays on this device gets the face of the seat. */
function faceAt(table: string): { face?: string; colour?: string } {
  return heldSeats(table).length ? {} : { face: settings.face, colour: settings.colour };
}

export const api = {
  open: (table: NewTable) => ask<TableOpened>("POST", "/tables", undefined, table),
  claim: (table: string, name: string, face = faceAt(table)) => ask<SeatClaimed>("POST", `/tables/${table}/seats`, undefined, { name, ...face }),
  start: (table: string, key: string) => send("POST", `/tables/${table}/start`, key),
  leave: (table: string, key: string) => send("POST", `/tables/${table}/leave`, key),
  rekey: (table: string, key: string, seat: number) => ask<SeatClaimed>("POST", `/tables/${table}/seats/${seat}/key`, key),
  rematch: (table: string, key: string) => ask<MetAgain>("POST", `/tables/${table}/rematch`, key),
  remove: (table: string, key: string) => send("DELETE", `/tables/${table}`, key),
  record: async (table: string) => (await send("GET", `/tables/${table}/record`)).text(),
  inviteCode: async (table: string) => (await send("GET", `/tables/${table}/invite.svg`)).text(),
  replay: (table: string, first: number, seat: number | null) =>
    ask<Replay>("GET", `/tables/${table}/replay?from=${first}${seat === null ? "" : `&seat=${seat}`}`),
  standings: (table: string) => ask<Standings>("GET", `/tables/${table}/standings`),
  games: () => ask<GamesOffered>("GET", "/games"),
  ladder: () => ask<LadderShown>("GET", "/ladder"),
  guide: (game: string) => ask<Guide>("GET", `/guides/${game}`),
  score: <Scored>(game: string, pad: object) => ask<Scored>("POST", `/pads/${game}`, undefined, pad),
  makePad: (game: string) => ask<PadMade>("POST", "/shared-pad", undefined, { game }),
  padCode: async (token: string) => (await send("GET", "/shared-pad.svg", token)).text(),
  pushKey: () => ask<PushKey>("GET", "/push"),
  subscribe: (table: string, key: string, place: PushPlace) => send("POST", `/tables/${table}/push`, key, place),
  unsubscribe: (table: string, key: string, endpoint: string) => send("DELETE", `/tables/${table}/push`, key, { endpoint }),
  calendar: (table: string, key: string) => ask<CalendarPlace>("GET", `/tables/${table}/calendar`, key),
  reach: () => ask<Reach>("GET", "/reach"),
  reachCode: async () => (await send("GET", "/reach.svg")).text(),
  mine: (seats: SeatHeld[]) => ask<TablesMet>("POST", "/mine", undefined, { seats }),
  leaveParcel: (luggage: Luggage) => ask<ParcelLeft>("POST", "/parcel", undefined, luggage),
  lookAtParcel: (token: string) => ask<Luggage>("GET", "/parcel", token),
  takeParcel: (token: string) => ask<Luggage>("DELETE", "/parcel", token),
  parcelCode: async (token: string) => (await send("GET", "/parcel.svg", token)).text(),
  linkCode: async (table: string, key: string) => (await send("GET", `/tables/${table}/link.svg`, key)).text(),
};
