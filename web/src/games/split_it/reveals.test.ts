import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Eyes } from "../../room/eyes.svelte";
import { skip } from "../../shared/motion.svelte";
import { set } from "../../shared/settings.svelte";
import type { View } from "./generated/view";
import game from "./index";
import { DONE, Reveals, STANDS } from "./reveals.svelte";
import sample from "./sample.json";

const views = sample as unknown as Record<"chosen_before" | "revealed" | "split", View>;
const GUESSES = ["P1 guess pink", "P2 guess white", "P3 guess white"];
let socket: { onmessage?: (event: { data: string }) => void };

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations ??= () => [];
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        socket = this as typeof socket;
      }
      send(): void {}
      close(): void {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  set({ motion: "system" });
});

function tell(seq: number, view: View, happened: string[]): void {
  socket.onmessage?.({ data: JSON.stringify({ type: "view", seq, view, happened, table: {} }) });
}

test("a reveal stands for 1.2 seconds, whatever is pressed and whatever follows", () => {
  set({ motion: "full" });
  const eyes = new Eyes("abc", "key", () => undefined);
  eyes.game = game;
  tell(0, views.chosen_before, []);
  tell(1, views.revealed, GUESSES);
  tell(2, views.split, ["P2 split 2-3-2"]);
  for (let passed = 0; passed < STANDS; passed += 100) {
    eyes.hurry();
    expect(eyes.drawn?.happened).toEqual(GUESSES);
    vi.advanceTimersByTime(100);
  }
  expect(STANDS).toBeGreaterThanOrEqual(1200);
  eyes.hurry();
  expect(eyes.drawn?.happened).toEqual(["P2 split 2-3-2"]);
  eyes.stop();
});

/** Whether the reveal is still shown after a press so long after its appearance. */
function standsAfter(passed: number): boolean {
  const reveals = new Reveals();
  // The press that sent the last guess.
  skip();
  const stop = reveals.play(views.revealed);
  vi.advanceTimersByTime(passed);
  skip();
  flushSync();
  const step = reveals.stepOf(views.revealed);
  stop();
  vi.advanceTimersByTime(200);
  return step < DONE;
}

test("a touch ends a reveal only when it has stood", () => {
  set({ motion: "full" });
  expect([0, 100, 700, 1190].map(standsAfter)).toEqual([true, true, true, true]);
  expect(standsAfter(1210)).toBe(false);
});

test("who wants less motion sees what became of the sections for as long", () => {
  set({ motion: "system" });
  const reveals = new Reveals();
  const stop = reveals.play(views.revealed);
  vi.advanceTimersByTime(STANDS - 1);
  expect(reveals.stepOf(views.revealed)).toBeLessThan(DONE);
  vi.advanceTimersByTime(600);
  expect(reveals.stepOf(views.revealed)).toBe(DONE);
  stop();
});

test("who wants none at all sees the newest at once", () => {
  set({ motion: "none" });
  expect(new Reveals().stepOf(views.revealed)).toBe(DONE);
});
