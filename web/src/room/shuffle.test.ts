import { describe, expect, test } from "vitest";
import { digest, ownDigest, ownHmac, signer } from "../shared/hash";
import { commitTo, keyOf, readRecord, roll, type Step, verify } from "./shuffle";

// The published vectors of docs/shuffle.md.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "be4c71029751200160556ba689fbcede5e496facc944fe8208599066be68c9a2";
const RECORD = `splittable-record 1
game dice
rules 1
players 3
options start=1
table abcdefghijkmnpqr
start-seat drawn
commitment ${COMMITMENT}
nonces ann-1 - c0ffee
secret ${SECRET}
---
roll 6 1
P1 keep 6
; P2 sitter easy
P2 keep 6
P3 keep 1
roll 2 4
`;

async function steps(text: string, seen = {}): Promise<Step[]> {
  const record = readRecord(text);
  if (!record) return [];
  const found: Step[] = [];
  for await (const step of verify(record, seen)) found.push(step);
  return found;
}

describe("the published vectors", () => {
  test("the commitment follows from the secret", async () => {
    expect(await commitTo(SECRET)).toBe(COMMITMENT);
  });

  test("rolls follow from the key", async () => {
    const key = await keyOf(SECRET, "abcdefghijkmnpqr", ["ann-1", "-", "c0ffee"]);
    expect(await roll(key, 0)).toBe("roll 6 1");
    expect(await roll(key, 1)).toBe("roll 2 4");
  });
});

describe("a record", () => {
  test("that is as it should be has only right steps", async () => {
    const found = await steps(RECORD, { commitment: COMMITMENT, nonces: ["ann-1"] });
    expect(found.map((step) => [step.what, step.ok])).toEqual([
      ["verify-seen", true],
      ["verify-own-nonce", true],
      ["verify-commitment", true],
      ["verify-start", true],
      ["verify-deals", true],
    ]);
  });

  test.each([
    ["another roll", RECORD.replace("roll 2 4", "roll 2 5"), "verify-deal-wrong"],
    ["another secret", RECORD.replace("secret 0001", "secret 0002"), "verify-commitment"],
    ["another first seat", RECORD.replace("start=1", "start=2"), "verify-start"],
    ["no secret", RECORD.replace(/secret .*\n/, ""), "verify-nothing"],
  ])("with %s is found out", async (_, text, what) => {
    const found = await steps(text);
    expect(found.at(-1)).toMatchObject({ what, ok: false });
  });

  test("with a commitment exchanged later is found out", async () => {
    expect((await steps(RECORD, { commitment: "f00" })).at(-1)).toMatchObject({ what: "verify-seen", ok: false });
  });

  test("is not any text", () => {
    expect(readRecord("hello")).toBeNull();
  });
});

describe("our own hash", () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 1000])("agrees with the browser's for %i bytes", async (length) => {
    const bytes = Uint8Array.from({ length }, (_, place) => place * 7);
    expect(ownDigest(bytes)).toEqual(await digest(bytes));
    const sign = await signer(bytes.length ? bytes : new Uint8Array([1]));
    expect(ownHmac(bytes.length ? bytes : new Uint8Array([1]), bytes)).toEqual(await sign(bytes));
  });
});
