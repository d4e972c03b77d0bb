/** What several devices have written on one pad: the last writing of a cell stands, in whatever order they come. */

import type { Entry } from "../generated/messages";

/** Two devices wrote different things in a cell without knowing of each other. */
export interface Clash {
  cell: string;
  /** What stands. */
  stands: unknown;
  /** What was written elsewhere. */
  other: unknown;
}

const keyOf = ({ sheet, cell, device }: Entry): string => `${sheet} ${cell} ${device}`;
const isLater = (one: Entry, other: Entry): boolean => one.count > other.count || (one.count === other.count && one.device > other.device);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function newest(entries: readonly Entry[]): Entry | undefined {
  return entries.reduce<Entry | undefined>((best, entry) => (best && !isLater(entry, best) ? best : entry), undefined);
}

/** The same rules as in `room/pads.py`: the newest entry of each cell and device is kept, the newest of a cell stands. */
export class Merged {
  private readonly entries = new Map<string, Entry>();
  private clock = 0;

  /** Merge entries; those that were new. */
  take(entries: readonly Entry[]): Entry[] {
    return entries.filter((entry) => {
      this.clock = Math.max(this.clock, entry.count);
      const known = this.entries.get(keyOf(entry));
      if (known && known.count >= entry.count) return false;
      this.entries.set(keyOf(entry), entry);
      return true;
    });
  }

  get all(): Entry[] {
    return [...this.entries.values()];
  }

  /** The entry that stands in a cell. */
  winner(sheet: number, cell: string): Entry | undefined {
    return newest(this.of(sheet, cell));
  }

  /** What stands in a playing, by cell. */
  cells(sheet: number): Map<string, unknown> {
    return new Map([...this.byCell(sheet)].map(([cell, entries]) => [cell, newest(entries)?.value]));
  }

  /** Write something on this device; null erases. */
  write(device: string, sheet: number, cell: string, value: unknown): Entry {
    const known = Math.max(0, ...this.of(sheet, cell).map(({ count }) => count));
    const entry: Entry = { sheet, cell, device, count: this.clock + 1, known, value };
    this.take([entry]);
    return entry;
  }

  /** Cells of a playing in which two devices wrote different things; whoever writes there again has decided. */
  clashes(sheet: number): Clash[] {
    return [...this.byCell(sheet)].flatMap(([cell, entries]) => {
      const stands = newest(entries);
      const other = entries.find((entry) => stands && entry !== stands && entry.count > stands.known && !isSame(entry.value, stands.value));
      return stands && other ? [{ cell, stands: stands.value, other: other.value }] : [];
    });
  }

  /** What all devices wrote in each cell of a playing. */
  private byCell(sheet: number): Map<string, Entry[]> {
    const found = new Map<string, Entry[]>();
    for (const entry of this.entries.values()) {
      if (entry.sheet === sheet) found.set(entry.cell, [...(found.get(entry.cell) ?? []), entry]);
    }
    return found;
  }

  private of(sheet: number, cell: string): Entry[] {
    return this.all.filter((entry) => entry.sheet === sheet && entry.cell === cell);
  }
}
