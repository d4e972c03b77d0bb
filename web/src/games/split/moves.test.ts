import { expect, test } from "vitest";
import type { View } from "./generated/view";
import { madeIn, movesOf } from "./moves";
import sample from "./sample.json";

const view = sample as View;
const other = view.seat === 1 ? 2 : 1;

test("a card that somebody else draws passes from the pile to their place", () => {
  const moves = movesOf(view, view, [`P${other + 1} draw`]);
  expect(moves).toEqual([{ how: "pass", card: null, to: `seat-${other}`, from: "pile", late: 0 }]);
});

test("an own discard glides from its place in the hand to the top of the row", () => {
  const card = view.hand[0] ?? "";
  const after = { ...view, hand: view.hand.slice(1), row: [...view.row, card] };
  const moves = movesOf(view, after, [`P${(view.seat ?? 0) + 1} discard ${card}`]);
  expect(moves).toEqual([{ how: "glide", to: `row-${view.row.length}`, from: "hand-0", late: 0 }]);
});

test("cards taken from the row pass to who took them, each from its own place", () => {
  const after = { ...view, row: [] };
  const moves = movesOf({ ...view, row: ["5C", "2S"] }, after, [`P${other + 1} take 2`]);
  expect(moves.map((move) => [move.from, move.to])).toEqual([
    ["row-0", `seat-${other}`],
    ["row-1", `seat-${other}`],
  ]);
});

test("an upgrade glides from the old match, and the card left over goes home", () => {
  const empty: View["matches"] = view.matches.map(() => []);
  const before = { ...view, matches: empty.map((one, seat) => (seat === 2 ? [{ cards: "4C4H", kind: "weak" as const }] : one)) };
  const after = { ...view, matches: empty.map((one, seat) => (seat === 1 ? [{ cards: "4D4H", kind: "strong" as const }] : one)) };
  const moves = movesOf(before, after, ["P2 upgrade 4D 4H 4C@P3"]);
  expect(moves.map(({ how, from, to }) => [how, from, to])).toEqual([
    ["glide", "match-2-0", "match-1-0"],
    ["pass", "match-2-0", "seat-2"],
  ]);
});

test("a deal lays every card of the hand and the first of the row from the pile", () => {
  const moves = movesOf(view, { ...view, row: ["5C"] }, ["P2 discard 5C", "deck"]);
  expect(moves).toHaveLength(view.hand.length + 1);
  expect(moves.every(({ from }) => from === "pile")).toBe(true);
});

test("a match that was made is told with its kind, and an upgrade with the one it came from", () => {
  const empty: View["matches"] = view.matches.map(() => []);
  const after = { ...view, matches: empty.map((one, seat) => (seat === 1 ? [{ cards: "4D4H", kind: "strong" as const }] : one)) };
  const before = { ...view, matches: empty };
  expect(madeIn(before, after, ["P2 match 4D 4H"])).toEqual({ match: { cards: "4D4H", kind: "strong" }, by: 1, from: null });
  expect(madeIn(before, after, ["P2 draw", "P2 upgrade 4D 4H 4C@P3"])).toMatchObject({ by: 1, from: 2 });
  expect(madeIn(before, after, ["P2 discard 4D"])).toBeNull();
});
