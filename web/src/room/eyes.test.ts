import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGame } from "../games/contract";
import { set } from "../shared/settings.svelte";
import { Eyes } from "./eyes.svelte";

let socket: { onmessage?: (event: { data: string }) => void; onclose?: unknown; send: () => void; close: () => void };
let eyes: Eyes;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        socket = this as unknown as typeof socket;
      }
      send(): void {}
      close(): void {}
    },
  );
  set({ motion: "full" });
  eyes = new Eyes("abc", "key", () => undefined);
  eyes.game = { linger: (view: { hold?: number }) => view.hold ?? 0 } as unknown as AnyGame;
  tell(0, [], 0);
});

afterEach(() => {
  eyes.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tell(number: number, happened: string[], hold: number, more = {}): void {
  const view = { seat: 0, number, hold, scores: [number, 0] };
  socket.onmessage?.({ data: JSON.stringify({ type: "view", seq: number, can_undo: false, view, happened, by: [], table: {}, ...more }) });
}

const drawn = (): unknown => (eyes.drawn?.view as unknown as { number: number }).number;

test("views that need no look are drawn as they come", () => {
  tell(1, ["P2 draw"], 0);
  tell(2, ["P3 draw"], 0);
  expect(drawn()).toBe(2);
});

test("a view lingers, then all that waited is drawn in order up to the next that lingers", () => {
  tell(1, ["P2 draw"], 500);
  tell(2, ["P3 draw"], 0);
  tell(3, ["P2 draw"], 500);
  tell(4, ["P3 draw"], 0);
  expect(drawn()).toBe(1);
  vi.advanceTimersByTime(500);
  expect(drawn()).toBe(3);
  vi.advanceTimersByTime(500);
  expect(drawn()).toBe(4);
  expect(eyes.log).toEqual(["P2 draw", "P3 draw", "P2 draw", "P3 draw"]);
});

test("who does not want to wait sees the newest at once, with all that happened", () => {
  tell(1, ["P2 draw"], 500);
  tell(2, ["P3 draw"], 500);
  tell(3, ["P2 pass"], 500);
  eyes.hurry();
  expect(drawn()).toBe(3);
  expect(eyes.drawn?.happened).toEqual(["P3 draw", "P2 pass"]);
});

test("without motion nothing lingers", () => {
  set({ motion: "none" });
  tell(1, ["P2 draw"], 500);
  tell(2, ["P3 draw"], 500);
  expect(drawn()).toBe(2);
});

test("what happened since one's own last action is news", () => {
  tell(1, ["P1 draw", "P2 draw", "P3 draw"], 0);
  expect(eyes.news).toEqual(["P2 draw", "P3 draw"]);
});

test("that undo is possible, or that somebody spoke, does not cut the board's motion short", () => {
  tell(1, ["P1 draw"], 500);
  const before = eyes.drawn;
  tell(1, [], 500, { can_undo: true, table: { said: [1] } });
  expect(eyes.canUndo).toBe(true);
  expect(eyes.drawn).toBe(before);
  tell(2, ["P2 draw"], 0);
  expect(eyes.canUndo).toBe(false);
  vi.advanceTimersByTime(500);
  expect(drawn()).toBe(2);
});

test("lines of the log that the clock or a sitter played are marked", () => {
  tell(1, ["P1 draw", "P2 draw"], 0);
  tell(2, ["P3 draw", "P1 draw"], 0, { by: ["clock", ""] });
  expect(eyes.logBy).toEqual(["", "", "clock", ""]);
});
