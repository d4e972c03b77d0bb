import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CommonView } from "../generated/common";
import type { Guide } from "../generated/messages";
import { Walk } from "./walk.svelte";

const COMMON = { game: "highest", players: 2, options: {}, seat: 0, waiting: [0], decided: [], chosen: null, needs: null, over: false, scores: [0, 0], winners: [] };
const view = (turn: number): CommonView & { turn: number } => ({ ...COMMON, turn, actions: ["a", "b"] });
const guide: Guide = {
  names: ["Ann", "Ben"],
  steps: [
    { scenes: [{ happened: ["deck"], view: view(0) }], word: "welcome", thing: "thing hand", asked: null },
    { scenes: [], word: "first", thing: "card a", asked: "a" },
    { scenes: [{ happened: ["P1 a"], view: view(1) }, { happened: ["P2 b"], view: view(2) }], word: "end", thing: "thing hand", asked: null },
  ],
};

describe("a walk through a guide", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits for what is asked and takes nothing else", () => {
    const walk = new Walk(guide, {});
    expect(walk.drawn?.view.actions).toEqual([]);
    expect(walk.play("a")).toBe(false);
    walk.next();
    expect(walk.drawn?.view.actions).toEqual(["a", "b"]);
    walk.next();
    expect(walk.play("b")).toBe(false);
    expect(walk.at).toBe(1);
    expect(walk.play("a")).toBe(true);
    expect([walk.at, walk.isLast, walk.speaks]).toEqual([2, true, true]);
    expect(walk.drawn?.happened).toEqual(["P2 b"]);
  });

  it("shows one scene after the other before the coach speaks", () => {
    const walk = new Walk(guide, { linger: () => 500 });
    walk.next();
    walk.play("a");
    expect([walk.speaks, walk.drawn?.happened]).toEqual([false, ["P1 a"]]);
    vi.advanceTimersByTime(500);
    expect([walk.speaks, walk.drawn?.happened]).toEqual([false, ["P2 b"]]);
    vi.advanceTimersByTime(500);
    expect(walk.speaks).toBe(true);
  });

  it("shows the rest at once when hurried", () => {
    const walk = new Walk(guide, { linger: () => 500 });
    walk.next();
    walk.play("a");
    walk.hurry();
    expect([walk.speaks, walk.drawn?.happened]).toEqual([true, ["P2 b"]]);
    vi.advanceTimersByTime(5000);
    expect(walk.at).toBe(2);
  });

  it("goes back to what was said before", () => {
    const walk = new Walk(guide, {});
    walk.next();
    walk.play("a");
    walk.back();
    expect([walk.at, walk.speaks, walk.drawn?.view.actions]).toEqual([1, true, ["a", "b"]]);
  });
});
