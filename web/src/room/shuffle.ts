/** Checks in this browser, without asking anybody, that a record's deals follow from what was committed to (docs/shuffle.md). */

import { deckOf } from "../games";
import { digest, signer } from "../shared/hash";
import { t } from "../shared/words.svelte";

/** Signs bytes with the dealer's key. */
export type Key = Awaited<ReturnType<typeof signer>>;

export interface RecordRead {
  head: Map<string, string>;
  body: string[];
}

export interface Step {
  /** A message of `web-verify.ftl`. */
  what: string;
  args: Record<string, string | number>;
  ok: boolean;
}

const RULE_OFF = "---";

/** A record's head and events. */
export function readRecord(text: string): RecordRead | null {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, "")).filter((line) => line.trim() && !line.startsWith(";"));
  const cut = lines.indexOf(RULE_OFF);
  if (lines[0] !== "splittable-record 1" || cut < 0) return null;
  const head = new Map(lines.slice(1, cut).map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
  const end = lines.indexOf(RULE_OFF, cut + 1);
  return { head, body: lines.slice(cut + 1, end < 0 ? undefined : end) };
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

/** The commitment to a secret, published before the first deal. */
export async function commitTo(secret: string): Promise<string> {
  return hex(await digest(encode(`splittable commitment ${secret}`)));
}

/** The dealer's key, derived from the secret, the table's id and every seat's nonce. */
export async function keyOf(secret: string, table: string, nonces: readonly string[]): Promise<Key> {
  const lines = ["splittable table", table, ...nonces.map((nonce, seat) => `P${seat + 1} ${nonce}`)];
  const sign = await signer(unhex(secret));
  return signer(await sign(encode(lines.join("\n"))));
}

/** The stream of 32-bit numbers for one deck or roll. */
async function* numbers(key: Key, label: string): AsyncGenerator<number> {
  for (let block = 0; ; block += 1) {
    const signed = new DataView((await key(encode(`${label} ${block}`))).buffer);
    for (let place = 0; place < signed.byteLength; place += 4) yield signed.getUint32(place);
  }
}

/** A uniform integer below `count`, by rejection. */
async function drawBelow(source: AsyncGenerator<number>, count: number): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const next = await source.next();
    const number = next.value as number;
    if (number < limit) return number % count;
  }
}

/** The deck with a number, in notation. */
export async function deck(key: Key, number: number, cards: readonly string[]): Promise<string> {
  const source = numbers(key, `deck ${number}`);
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = await drawBelow(source, last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as string, shuffled[last] as string];
  }
  return `deck ${shuffled.join(" ")}`;
}

/** The roll with a number, in notation. */
export async function roll(key: Key, number: number): Promise<string> {
  const source = numbers(key, `roll ${number}`);
  return `roll ${1 + (await drawBelow(source, 6))} ${1 + (await drawBelow(source, 6))}`;
}

/** Everything that can be checked, in order; stops at the first failure. */
export async function* verify(record: RecordRead, seen: { commitment?: string; nonces?: readonly string[] }): AsyncGenerator<Step> {
  const { head, body } = record;
  const players = Number(head.get("players"));
  const nonces = head.get("nonces")?.split(" ") ?? [];
  const [secret, commitment, table] = [head.get("secret"), head.get("commitment"), head.get("table")];
  if (!secret || !/^[0-9a-f]{64}$/.test(secret) || !commitment || !table || nonces.length !== players) {
    return yield { what: "verify-nothing", args: {}, ok: false };
  }
  if (seen.commitment) {
    const same = seen.commitment === commitment;
    yield { what: "verify-seen", args: {}, ok: same };
    if (!same) return;
  }
  const own = seen.nonces?.filter((nonce) => nonces.includes(nonce)).length ?? 0;
  if (seen.nonces?.length) yield { what: "verify-own-nonce", args: {}, ok: own === seen.nonces.length };
  const committed = (await commitTo(secret)) === commitment;
  yield { what: "verify-commitment", args: {}, ok: committed };
  if (!committed) return;
  const key = await keyOf(secret, table, nonces);
  const start = /(?:^| )start=(\d+)/.exec(head.get("options") ?? "")?.[1] ?? "1";
  if (head.get("start-seat") === "drawn") {
    const drawn = 1 + (await drawBelow(numbers(key, "start"), players));
    yield { what: "verify-start", args: { seat: drawn }, ok: String(drawn) === start };
    if (String(drawn) !== start) return;
  }
  const cards = body.some((line) => line.startsWith("deck ")) ? await deckOf(head.get("game") ?? "", players) : [];
  if (!cards) throw new Error(t("web-out-of-reach"));
  yield* verifyDeals(key, body, cards);
}

async function* verifyDeals(key: Key, body: readonly string[], cards: readonly string[]): AsyncGenerator<Step> {
  const deals = body.filter((line) => line.startsWith("deck ") || line.startsWith("roll "));
  let number = 0;
  for (const line of deals) {
    const expected = line.startsWith("deck ") ? await deck(key, number, cards) : await roll(key, number);
    number += 1;
    if (line !== expected) return yield { what: "verify-deal-wrong", args: { number }, ok: false };
  }
  yield { what: "verify-deals", args: { count: deals.length }, ok: true };
}
