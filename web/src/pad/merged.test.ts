import { expect, test } from "vitest";
import type { Entry } from "../generated/messages";
import { Merged } from "./merged";

const ANN = "annsphone";
const BEN = "bensphone";

function both(): [Merged, Merged] {
  return [new Merged(), new Merged()];
}

test("whatever the order, all devices have the same pad", () => {
  const [ann, ben] = both();
  const written: Entry[] = [ann.write(ANN, 1, "0-0", 4), ann.write(ANN, 1, "0-1", 8), ben.write(BEN, 1, "0-0", 5), ben.write(BEN, 1, "0-2", 0)];
  ann.take(written.toReversed());
  ben.take([...written, ...written]);
  expect(ann.cells(1)).toEqual(new Map(Object.entries({ "0-0": 5, "0-1": 8, "0-2": 0 })));
  expect(new Map([...ben.cells(1)].sort())).toEqual(new Map([...ann.cells(1)].sort()));
});

test("what two devices wrote without knowing of each other is told until somebody decides", () => {
  const [ann, ben] = both();
  const [one, other] = [ann.write(ANN, 1, "0-0", 4), ben.write(BEN, 1, "0-0", 5)];
  ann.take([other]);
  ben.take([one]);
  expect(ann.clashes(1)).toEqual([{ cell: "0-0", stands: 5, other: 4 }]);
  expect(ben.clashes(1)).toEqual(ann.clashes(1));
  ben.take([ann.write(ANN, 1, "0-0", 4)]);
  expect(ann.clashes(1)).toEqual([]);
  expect(ben.clashes(1)).toEqual([]);
  expect(ben.winner(1, "0-0")?.value).toBe(4);
});

test("a change of what one knew, and the same written twice, are no clash", () => {
  const [ann, ben] = both();
  ben.take([ann.write(ANN, 1, "0-0", 4)]);
  ann.take([ben.write(BEN, 1, "0-0", 5)]);
  expect(ann.clashes(1)).toEqual([]);
  const [again, too] = [ann.write(ANN, 1, "0-1", 7), ben.write(BEN, 1, "0-1", 7)];
  ann.take([too]);
  ben.take([again]);
  expect(ann.clashes(1)).toEqual([]);
});
