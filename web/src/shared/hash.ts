/** SHA-256 and HMAC by WebCrypto, or our own on insecure origins, where browsers disable it (phones on the home network). */

type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;

/** The constants of FIPS 180-4: leading bits of the fractional parts of roots of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) prime = false;
    if (prime) found.push((candidate ** power % 1) * 2 ** 32 | 0);
  }
  return found;
}

const ROUNDS = roots(64, 1 / 3);
const START = roots(8, 1 / 2);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: number[], view: DataView, offset: number): number[] {
  const words: number[] = [];
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const w15 = words[round - 15] ?? 0;
    const w2 = words[round - 2] ?? 0;
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    const word = round < 16 ? view.getInt32(offset + round * 4) : ((words[round - 16] ?? 0) + s0 + (words[round - 7] ?? 0) + s1) | 0;
    words.push(word);
    const e1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + e1 + ((e & f) ^ (~e & g)) + (ROUNDS[round] ?? 0) + word) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + (state[place] ?? 0)) | 0);
}

/** SHA-256 without WebCrypto. */
export function ownDigest(bytes: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length * 8);
  let state = START;
  for (let offset = 0; offset < padded.length; offset += BLOCK) state = mix(state, view, offset);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256 without WebCrypto. */
export function ownHmac(key: Bytes, bytes: Bytes): Bytes {
  const short = key.length > BLOCK ? ownDigest(key) : key;
  const pad = (sign: number): Bytes => Uint8Array.from({ length: BLOCK }, (_, place) => (short[place] ?? 0) ^ sign);
  const join = (first: Bytes, second: Bytes): Bytes => new Uint8Array([...first, ...second]);
  return ownDigest(join(pad(0x5c), ownDigest(join(pad(0x36), bytes))));
}

/** SHA-256. */
export async function digest(bytes: Bytes): Promise<Bytes> {
  if (!crypto.subtle) return ownDigest(bytes);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** A function that signs with a key by HMAC-SHA-256. */
export async function signer(key: Bytes): Promise<(bytes: Bytes) => Promise<Bytes>> {
  if (!crypto.subtle) return async (bytes) => ownHmac(key, bytes);
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", made, bytes));
}
