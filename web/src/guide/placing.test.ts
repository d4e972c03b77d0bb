import { describe, expect, it } from "vitest";
import { overlap, place } from "./placing";

const room = { left: 0, top: 0, width: 400, height: 800 };
const words = { width: 300, height: 120 };

describe("the coach's words", () => {
  it("stand below a thing where there is room", () => {
    expect(place(words, { left: 50, top: 100, width: 100, height: 100 }, room, [])).toMatchObject({ side: "below", top: 214 });
  });

  it("stand above a thing at the bottom", () => {
    expect(place(words, { left: 50, top: 650, width: 100, height: 140 }, room, []).side).toBe("above");
  });

  it("leave alone what is to be touched", () => {
    const button = { left: 0, top: 300, width: 400, height: 100 };
    const placed = place(words, { left: 50, top: 200, width: 100, height: 90 }, room, [button]);
    expect(overlap(placed, button)).toBe(0);
  });

  it("leave alone what the thing is a part of", () => {
    const sheet = { left: 20, top: 150, width: 360, height: 400 };
    const placed = place(words, { left: 150, top: 250, width: 100, height: 40 }, room, [], sheet);
    expect(placed).toMatchObject({ side: "over", top: 564 });
    expect(overlap(placed, sheet)).toBe(0);
  });

  it("stay beside a thing whose whole fills the screen", () => {
    expect(place(words, { left: 150, top: 250, width: 100, height: 40 }, room, [], room)).toMatchObject({ side: "below", top: 304 });
  });

  it("stay on the screen", () => {
    const placed = place(words, { left: 380, top: 10, width: 20, height: 20 }, room, []);
    expect(placed.left + placed.width).toBeLessThanOrEqual(400);
  });

  it("lie over a thing that fills the screen", () => {
    expect(place(words, room, room, []).side).toBe("over");
  });
});
