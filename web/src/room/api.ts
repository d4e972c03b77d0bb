/** The room's HTTP. */

import type { MetAgain, NewTable, SeatClaimed, TableOpened, Wrong } from "../generated/messages";
import { settings } from "../shared/settings.svelte";
import { t } from "../shared/words.svelte";

/** The room said no, and why. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    reason: string,
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
    answer = await fetch(`/api/tables${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Declined(0, t("web-out-of-reach"));
  }
  if (answer.ok) return answer;
  const wrong = (await answer.json().catch(() => null)) as Wrong | null;
  throw new Declined(answer.status, wrong?.reason ?? t("web-failed"));
}

async function ask<T>(method: string, path: string, key?: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, key, body)).json()) as T;
}

/** A random part of the shuffles that only this browser could have chosen. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  open: (table: NewTable) => ask<TableOpened>("POST", "", undefined, { nonce: newNonce(), ...table }),
  claim: (table: string, name: string) =>
    ask<SeatClaimed>("POST", `/${table}/seats`, undefined, { name, nonce: newNonce() }),
  start: (table: string, key: string) => send("POST", `/${table}/start`, key),
  leave: (table: string, key: string) => send("POST", `/${table}/leave`, key),
  rekey: (table: string, key: string, seat: number) => ask<SeatClaimed>("POST", `/${table}/seats/${seat}/key`, key),
  rematch: (table: string, key: string) => ask<MetAgain>("POST", `/${table}/rematch`, key),
  remove: (table: string, key: string) => send("DELETE", `/${table}`, key),
  record: async (table: string) => (await send("GET", `/${table}/record`)).text(),
  inviteCode: async (table: string) => (await send("GET", `/${table}/invite.svg`)).text(),
  linkCode: async (table: string, key: string) => (await send("GET", `/${table}/link.svg`, key)).text(),
};
