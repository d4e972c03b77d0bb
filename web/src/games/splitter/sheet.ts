/** Where things lie on a sheet, and actions as slots and ways round: geometry and spelling, no rule. */

import type { Group } from "./generated/view";

/** A cell is 40 wide; the centre line has a lane of its own between the two halves. */
export const CELL = 40;
export const LANE = 18;
export const WIDTH = 8 * CELL + LANE;
export const ROWS = "abcdefg";
/** What a sheet has above and below its rows. */
export const HIGHEST = 20;

/** Two cells of one row, mirrored about the centre line. */
export interface Slot {
  /** In notation: `c2`. */
  name: string;
  row: number;
  left: number;
  right: number;
}

/** A slot with the numbers that an action puts there. */
export interface Written extends Slot {
  numbers: readonly [number, number];
}

/** The left edge of a column. */
export function xOf(column: number): number {
  return column * CELL + (column >= 4 ? LANE : 0);
}

/** The slot of a name. */
export function slotOf(name: string): Slot {
  const distance = Number(name.slice(1));
  return { name, row: ROWS.indexOf(name.slice(0, 1)), left: 4 - distance, right: 3 + distance };
}

/** Every slot that a pad has, row by row, from the outside in. */
export function slotsOf(pad: readonly string[]): Slot[] {
  return pad.flatMap((cells, row) =>
    [4, 3, 2, 1].filter((distance) => cells[4 - distance] !== ".").map((distance) => slotOf(`${ROWS[row]}${distance}`)),
  );
}

/** What an action writes, and where; null for none. */
export function readWrite(action: string | null): Written | null {
  const match = /^write (\d)\|(\d) ([a-g]\d)$/.exec(action ?? "");
  return match ? { ...slotOf(match[3] ?? ""), numbers: [Number(match[1]), Number(match[2])] } : null;
}

/** The notation of a pair of numbers in a slot. */
export function spellWrite(numbers: readonly [number, number], slot: string): string {
  return `write ${numbers[0]}|${numbers[1]} ${slot}`;
}

/** A sheet for screen readers, row by row: `a: – 4 1 –`. */
export function sayRows(pad: readonly string[], rows: readonly (readonly number[])[]): string {
  const said = rows.map((numbers, row) => numbers.filter((_, column) => pad[row]?.[column] !== ".").map((number) => number || "–"));
  return said.map((numbers, row) => `${ROWS[row]}: ${numbers.join(" ")}`).join("; ");
}

/** A group's own name among those of its sheet, the same while it keeps its cells. */
export function nameOf(group: Group): string {
  return `${group.number}:${group.cells.map(([row, column]) => `${row}${column}`).join(" ")}`;
}

type Side = "top" | "right" | "bottom" | "left";
interface Edge {
  row: number;
  column: number;
  side: Side;
}
const TURN: Record<Side, Side> = { top: "right", right: "bottom", bottom: "left", left: "top" };
const AHEAD: Record<Side, readonly [number, number]> = { top: [0, 1], right: [1, 0], bottom: [0, -1], left: [-1, 0] };
const ASIDE: Record<Side, readonly [number, number]> = { top: [-1, 0], right: [0, 1], bottom: [1, 0], left: [0, -1] };

const REMEMBERED = 2000;
const outlines = new Map<string, string>();

/** The outlines of some cells, drawn clockwise at a distance inside their edges, with round corners. */
export function outline(cells: readonly (readonly number[])[], inset: number, radius: number): string {
  // Cached: up to twelve sheets are drawn for every view, and most of their groups are unchanged.
  const name = `${cells.join(" ")} ${inset} ${radius}`;
  const known = outlines.get(name);
  if (known !== undefined) return known;
  if (outlines.size > REMEMBERED) outlines.clear();
  const path = trace(cells, inset, radius);
  outlines.set(name, path);
  return path;
}

function trace(cells: readonly (readonly number[])[], inset: number, radius: number): string {
  const inside = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const has = (row: number, column: number): boolean => inside.has(`${row} ${column}`);
  const open = new Map<string, Edge>();
  for (const [row = 0, column = 0] of cells) {
    for (const side of Object.keys(ASIDE) as Side[]) {
      const [down, over] = ASIDE[side];
      if (!has(row + down, column + over)) open.set(`${row} ${column} ${side}`, { row, column, side });
    }
  }
  let path = "";
  for (let start = first(open); start; start = first(open)) {
    const edges: Edge[] = [];
    let edge: Edge = start;
    do {
      open.delete(`${edge.row} ${edge.column} ${edge.side}`);
      edges.push(edge);
      edge = follow(edge, has);
    } while (edge.row !== start.row || edge.column !== start.column || edge.side !== start.side);
    path += round(corners(edges, inset), radius);
  }
  return path;
}

function first(open: Map<string, Edge>): Edge | undefined {
  return open.values().next().value;
}

/** The next edge clockwise: round the corner, straight on, or into the corner. */
function follow({ row, column, side }: Edge, has: (row: number, column: number) => boolean): Edge {
  const [down, over] = AHEAD[side];
  const [asideDown, asideOver] = ASIDE[side];
  if (!has(row + down, column + over)) return { row, column, side: TURN[side] };
  if (!has(row + down + asideDown, column + over + asideOver)) return { row: row + down, column: column + over, side };
  const back: Record<Side, Side> = { top: "left", right: "top", bottom: "right", left: "bottom" };
  return { row: row + down + asideDown, column: column + over + asideOver, side: back[side] };
}

/** Where the line of an edge lies: y of a top or bottom, x of a left or right. */
function lineOf({ row, column, side }: Edge, inset: number): number {
  if (side === "top") return row * CELL + inset;
  if (side === "bottom") return (row + 1) * CELL - inset;
  return side === "left" ? xOf(column) + inset : xOf(column) + CELL - inset;
}

function corners(edges: readonly Edge[], inset: number): [number, number][] {
  const points: [number, number][] = [];
  edges.forEach((edge, place) => {
    const next = edges[(place + 1) % edges.length] ?? edge;
    if (next.side === edge.side) return;
    const lies = edge.side === "top" || edge.side === "bottom";
    points.push(lies ? [lineOf(next, inset), lineOf(edge, inset)] : [lineOf(edge, inset), lineOf(next, inset)]);
  });
  return points;
}

function round(points: readonly [number, number][], radius: number): string {
  const parts = points.map((point, place) => {
    const before = points[(place + points.length - 1) % points.length] ?? point;
    const after = points[(place + 1) % points.length] ?? point;
    const from = towards(point, before, radius);
    const to = towards(point, after, radius);
    return `${place ? "L" : "M"}${from.join(" ")}Q${point.join(" ")} ${to.join(" ")}`;
  });
  return `${parts.join("")}Z`;
}

function towards([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], by: number): [number, number] {
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by];
}
