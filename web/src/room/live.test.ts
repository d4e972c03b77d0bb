import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type Shown } from "./live.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = (seq: number, happened: string[] = []): unknown => ({ type: "view", seq, view: { seat: 0 }, happened, table: {} });
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let heard: Shown[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 200 })));
  FakeSocket.all = [];
  heard = [];
  live = new Live("abc", "secret");
  live.start((shown) => heard.push(shown));
  last().onopen?.();
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says first who it is, and the key stands in no address", () => {
  expect(last().sent).toEqual([{ key: "secret", lang: "en", seq: 0 }]);
  expect(last().address).not.toContain("secret");
});

test("an action is sent once and answered", async () => {
  last().tell(view(1));
  const answer = live.play("draw");
  const [, request] = last().sent;
  expect(request).toMatchObject({ type: "play", action: "draw" });
  expect(live.pending).toBe("draw");
  last().tell({ type: "ok", id: request?.["id"] });
  expect(await answer).toEqual({ ok: true, rule: null, reason: "" });
  expect(live.pending).toBeNull();
});

test("a refusal comes with its reason", async () => {
  last().tell(view(1));
  const answer = live.play("draw");
  last().tell({ type: "refused", id: last().sent[1]?.["id"], rule: "XY-03", reason: "No." });
  expect(await answer).toEqual({ ok: false, rule: "XY-03", reason: "No." });
});

test("why an action cannot be done is asked without doing it", async () => {
  last().tell(view(1));
  const asked = [live.why("take 3"), live.why("draw")];
  expect(last().sent.slice(1)).toMatchObject([{ type: "why", action: "take 3" }, { type: "why", action: "draw" }]);
  expect(live.pending).toBeNull();
  const [, first, second] = last().sent.map(({ id }) => id);
  last().tell({ type: "why", id: first, rule: "XY-03", reason: "No." });
  last().tell({ type: "why", id: second, rule: null, reason: null });
  expect(await Promise.all(asked)).toEqual([{ ok: false, rule: "XY-03", reason: "No." }, null]);
});

test("after a lost connection the same id is sent again, and what happened goes on from where it was", async () => {
  last().tell(view(5));
  const answer = live.play("draw");
  const id = last().sent[1]?.["id"];
  last().onclose?.({ code: 1006 });
  expect(live.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all.length).toBe(2);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ seq: 5 });
  last().tell(view(6, ["P1 draw"]));
  expect(live.line).toBe("open");
  expect(last().sent[1]).toMatchObject({ id, action: "draw" });
  last().tell({ type: "ok", id });
  expect((await answer).ok).toBe(true);
  expect(heard.map((shown) => shown.seq)).toEqual([5, 6]);
});

test("it waits longer each time", async () => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(13_000);
  }
  const tries = FakeSocket.all.length;
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.all.length).toBe(tries);
});

test("another device that took over is not fought with", async () => {
  last().tell(view(1));
  last().tell({ type: "farewell", why: "taken-over", reason: "Elsewhere." });
  last().onclose?.({ code: 4409 });
  expect([live.line, live.farewell]).toEqual(["elsewhere", "Elsewhere."]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(1);
  live.again();
  expect(FakeSocket.all.length).toBe(2);
});

test("a room that closes for a moment is come back to", async () => {
  last().tell(view(1));
  last().tell({ type: "farewell", why: "closing", reason: "A moment." });
  last().onclose?.({ code: 4409 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all.length).toBe(2);
});

test("a key that opens nothing is not tried again", async () => {
  last().onclose?.({ code: 4401 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([live.line, FakeSocket.all.length]).toEqual(["closed", 1]);
});

test("a preview is answered with what an action would gain", async () => {
  last().tell(view(1));
  const gain = live.preview("write 1|2 a1");
  const [, request] = last().sent;
  expect(request).toMatchObject({ type: "preview", action: "write 1|2 a1" });
  last().tell({ type: "preview", id: request?.["id"], gain: -2 });
  expect(await gain).toBe(-2);
  const refused = live.preview("dance");
  last().tell({ type: "refused", id: last().sent.at(-1)?.["id"], rule: null, reason: "No." });
  expect(await refused).toBeNull();
});
