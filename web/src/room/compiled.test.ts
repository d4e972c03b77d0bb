import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leastPrepared, percentOf, watchCompiling } from "./compiled.svelte";

function answer(percent: number): Response {
  const preparing = percent < 100 ? { game: percent } : {};
  return new Response(JSON.stringify({ healthy: true, preparing, compiled: { game: { random: 100, hard: percent } } }));
}

describe("a room that compiles", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("makes nobody wait if it does not answer", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("out of reach")));
    await watchCompiling();
    expect(percentOf("game", "hard")).toBe(100);
  });

  it("is asked until everything is compiled", async () => {
    const asked = vi.fn().mockResolvedValueOnce(answer(40)).mockResolvedValueOnce(answer(100));
    vi.stubGlobal("fetch", asked);
    const watching = watchCompiling();
    await vi.advanceTimersByTimeAsync(10);
    expect(percentOf("game", "hard")).toBe(40);
    expect(percentOf("game", "random")).toBe(100);
    expect(leastPrepared()).toBe(40);
    await vi.advanceTimersByTimeAsync(1000);
    await watching;
    expect(percentOf("game", "hard")).toBe(100);
    expect(leastPrepared()).toBe(100);
    await watchCompiling();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
