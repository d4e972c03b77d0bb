import { expect, test } from "vitest";
import { read } from "./router.svelte";

test.each([
  ["/", { at: "home" }],
  ["/new/high-card", { at: "new", game: "high-card" }],
  ["/t/abc", { at: "table", table: "abc" }],
  ["/t/abc/replay", { at: "replay", table: "abc", moment: null }],
  ["/t/abc/replay/17", { at: "replay", table: "abc", moment: 17 }],
  ["/t/abc/verify", { at: "verify", table: "abc" }],
  ["/verify", { at: "verify", table: null }],
  ["/rules/highest", { at: "rules", game: "highest" }],
  ["/pad", { at: "pad", game: null }],
  ["/t/abc/else", { at: "nowhere" }],
  ["/nowhere", { at: "nowhere" }],
])("%s is a place", (path, place) => {
  expect(read(path)).toEqual(place);
});

test("a stray percent sign is nowhere, not an error", () => {
  expect(read("/100%")).toEqual({ at: "nowhere" });
  expect(read("/t/%ff")).toEqual({ at: "table", table: "%" });
});
