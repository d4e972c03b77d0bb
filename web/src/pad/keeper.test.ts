import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isBegun, Keeper } from "./keeper.svelte";

interface Typed {
  lines: string[];
}
type Room = (body: { lines: string[] }) => Response;

const PAD = { players: 2, names: ["Ann", "Ben"], options: { dice: "2" }, typed: { lines: [] } };
let room: Room;
let keeper: Keeper<Typed, { lines: number }>;

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  room = ({ lines }) => answer({ lines: lines.length });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => room(JSON.parse(body) as Typed));
  keeper = new Keeper("dice");
});

afterEach(() => {
  keeper.rest();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(...lines: string[]): Promise<void> {
  keeper.begin(PAD);
  for (const line of lines) await keeper.write({ lines: [...(keeper.kept?.typed.lines ?? []), line] });
}

test("what is written is summed by the room", async () => {
  await begin("roll 4 1", "P1 keep 4");
  expect(keeper.scored).toEqual({ lines: 2 });
  expect(keeper.refused).toBeNull();
});

test("all that is written outlives the page", async () => {
  expect(isBegun("dice")).toBe(false);
  await begin("roll 4 1");
  expect(isBegun("dice")).toBe(true);
  expect(new Keeper<Typed, unknown>("dice").kept).toEqual({ ...PAD, typed: { lines: ["roll 4 1"] } });
});

test("the last step can be taken back, to before the beginning", async () => {
  await begin("roll 4 1");
  keeper.undo();
  expect(keeper.kept).toEqual(PAD);
  await vi.waitFor(() => expect(keeper.scored).toEqual({ lines: 0 }));
  keeper.undo();
  expect(keeper.kept).toBeNull();
  expect(keeper.canUndo).toBe(false);
});

test("what the rules refuse stays written, and says why", async () => {
  await begin("roll 4 1");
  room = () => answer({ reason: "This die is kept already.", rule: "XY-02" }, 422);
  await keeper.write({ lines: ["roll 4 1", "P1 keep 4"] });
  expect(keeper.refused).toEqual({ reason: "This die is kept already.", rule: "XY-02" });
  expect(keeper.kept?.typed.lines).toHaveLength(2);
  expect(keeper.scored).toEqual({ lines: 1 });
});

test("without a line the room is asked again until it is back", async () => {
  room = () => {
    throw new TypeError("no line");
  };
  await begin("roll 4 1");
  expect(keeper.isLost).toBe(true);
  expect(keeper.scored).toBeNull();
  room = ({ lines }) => answer({ lines: lines.length });
  await vi.advanceTimersByTimeAsync(3000);
  expect(keeper.isLost).toBe(false);
  expect(keeper.scored).toEqual({ lines: 1 });
});

test("an answer that comes too late is not shown", async () => {
  await begin("roll 4 1");
  const late = keeper.write({ lines: ["roll 4 1", "P1 keep 4"] });
  keeper.undo();
  await late;
  await vi.waitFor(() => expect(keeper.scored).toEqual({ lines: 1 }));
});

test("without a line the last sums are shown, unless another game has begun", async () => {
  await begin("roll 4 1");
  room = () => {
    throw new TypeError("no line");
  };
  await keeper.write({ lines: ["roll 4 1", "P1 keep 4"] });
  const again = new Keeper<Typed, unknown>("dice");
  expect(again.scored).toEqual({ lines: 1 });
  expect(again.kept?.typed.lines).toHaveLength(2);
  again.begin(PAD);
  again.rest();
  expect(new Keeper<Typed, unknown>("dice").scored).toBeNull();
});
