import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { addNonce, hasAddedAfter, seeCommitment, seenShuffle } from "./keys";
import Verify from "./Verify.svelte";

beforeEach(() => localStorage.clear());

test("a commitment is worth most to whoever added something after it was seen", () => {
  expect(hasAddedAfter(seenShuffle("t1"))).toBe(false);
  seeCommitment("t1", "c");
  expect(hasAddedAfter(seenShuffle("t1"))).toBe(false);
  addNonce("t1", "n");
  expect(hasAddedAfter(seenShuffle("t1"))).toBe(true);
  addNonce("t2", "n");
  expect(hasAddedAfter(seenShuffle("t2"))).toBe(false);
});

test.each([
  [true, /added its part only afterwards/],
  [false, /starts as it is opened: .* is its word only/],
])("the page that checks a record says what the commitment is worth here: %s", async (added, said) => {
  if (added) {
    seeCommitment("abcdefghijkmnpqr", "c");
    addNonce("abcdefghijkmnpqr", "n");
  }
  vi.spyOn(api, "record").mockResolvedValue("splittable-record 1\ngame dice\nplayers 1\ntable abcdefghijkmnpqr\n---\nroll 1 2\n");
  render(Verify, { table: "abcdefghijkmnpqr" });
  expect(await screen.findByText(said)).toBeTruthy();
});
