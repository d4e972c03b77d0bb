/** One pad on many devices: written here first, sent when there is a connection, merged with what others write. */

import type { Entry, Ok, PadShown, Refused, Written } from "../generated/messages";
import { keep, recall } from "../shared/kept";
import { toast } from "../shared/toasts.svelte";
import { settings } from "../shared/settings.svelte";
import type { AnyPad, Cells } from "./contract";
import type { Kept } from "./keeper.svelte";
import { type Clash, Merged } from "./merged";

/** What a device keeps of a shared pad. */
interface Stored {
  token: string;
  entries: Entry[];
  /** Entries that the room has not confirmed yet. */
  unsent: Entry[];
  undos: Undo[];
}

/** What stood in some cells before this device wrote there. */
interface Undo {
  sheet: number;
  before: [string, unknown][];
}

type Setup = Pick<Kept<object>, "players" | "names" | "options">;
type Told = PadShown | Written | Ok | Refused;

const SHEET = "sheet";
const SETUP = "setup";
const STEPS = 40;
/** Characters of one message; the room takes 4,096 bytes. */
const LONGEST = 3000;
const SLOWEST = 8000;
const WRONG_KEY = 4401;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** This browser's name among the devices of a pad. */
function deviceName(): string {
  const known = recall<string>("device", "");
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  keep("device", made);
  return made;
}

/** The token of the pad that a game shares on this device; null if it shares none. */
export function sharedToken(game: string): string | null {
  return recall<Stored | null>(`pad.${game}.shared`, null)?.token ?? null;
}

export class SharedPad {
  /** Whether there is a connection, none yet, or no such pad any more. */
  line: "open" | "lost" | "gone" = $state("lost");
  /** How much is not sent yet. */
  waiting = $state(0);
  private version = $state(0);
  private shown: { version: number; kept: Kept<object> | null } = { version: -1, kept: null };
  private readonly merged = new Merged();
  private readonly device = deviceName();
  private unsent: Entry[] = [];
  private undos: Undo[] = [];
  private flying: Entry[] = [];
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly token: string,
    private readonly client: AnyPad,
    private readonly changed: () => void,
  ) {
    const stored = recall<Stored | null>(`pad.${game}.shared`, null);
    if (stored?.token === token) {
      this.merged.take(stored.entries);
      this.unsent = stored.unsent;
      this.undos = stored.undos;
    }
    this.note();
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** The pad as it is; the same object until something changes. */
  get kept(): Kept<object> | null {
    const version = this.version;
    if (this.shown.version !== version) this.shown = { version, kept: this.read() };
    return this.shown.kept;
  }

  get clashes(): Clash[] {
    void this.version;
    return this.merged.clashes(this.sheet).filter(({ cell }) => cell !== SETUP);
  }

  get canUndo(): boolean {
    void this.version;
    return this.undos.length > 0;
  }

  private get sheet(): number {
    return (this.merged.winner(0, SHEET)?.value as number | undefined) ?? 1;
  }

  private read(): Kept<object> | null {
    const cells = this.merged.cells(this.sheet);
    const setup = cells.get(SETUP) as Setup | null | undefined;
    cells.delete(SETUP);
    return setup ? { ...setup, typed: this.client.typed(cells, setup.players) as object } : null;
  }

  /** Begin another playing on the same pad. */
  begin({ players, names, options, typed }: Kept<object>): void {
    const next = this.kept === null ? this.sheet : this.sheet + 1;
    const before: [string, unknown][] = this.kept === null ? [] : [[SHEET, this.sheet]];
    if (next !== this.sheet) this.put(0, SHEET, next);
    this.put(next, SETUP, { players, names, options } satisfies Setup);
    for (const [cell, value] of this.client.cells(typed)) if (value !== null) this.put(next, cell, value);
    if (before.length) this.undos.push({ sheet: 0, before });
    this.commit();
  }

  /** Write what differs from what stands. */
  write(typed: object): void {
    const old: Cells = this.kept ? this.client.cells(this.kept.typed) : new Map();
    const fresh: Cells = this.client.cells(typed);
    const before: [string, unknown][] = [];
    for (const cell of new Set([...old.keys(), ...fresh.keys()])) {
      const value = fresh.get(cell) ?? null;
      if (JSON.stringify(value) === JSON.stringify(old.get(cell) ?? null)) continue;
      before.push([cell, old.get(cell) ?? null]);
      this.put(this.sheet, cell, value);
    }
    if (before.length) this.undos.push({ sheet: this.sheet, before });
    this.commit();
  }

  /** Settle a clash with what another device wrote. */
  settle(cell: string, value: unknown): void {
    this.undos.push({ sheet: this.sheet, before: [[cell, this.merged.winner(this.sheet, cell)?.value ?? null]] });
    this.put(this.sheet, cell, value);
    this.commit();
  }

  /** Take this device's last step back, where nobody else has written since. */
  undo(): void {
    const last = this.undos.pop();
    if (!last) return;
    for (const [cell, value] of last.before) {
      if (this.merged.winner(last.sheet, cell)?.device === this.device) this.put(last.sheet, cell, value);
    }
    this.commit();
  }

  /** Stop listening; everything stays on this device. */
  rest(): void {
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Share the pad on this device no longer. */
  forget(): void {
    this.rest();
    keep(`pad.${this.game}.shared`, null);
  }

  private put(sheet: number, cell: string, value: unknown): void {
    const entry = this.merged.write(this.device, sheet, cell, value);
    this.unsent = [...this.unsent.filter((one) => one.sheet !== sheet || one.cell !== cell), entry];
  }

  /** Keep what was written, draw it, and send it. */
  private commit(): void {
    this.undos = this.undos.slice(-STEPS);
    this.note();
    this.flush();
  }

  private note(): void {
    this.waiting = this.unsent.length;
    this.version += 1;
    keep(`pad.${this.game}.shared`, { token: this.token, entries: this.merged.all, unsent: this.unsent, undos: this.undos } satisfies Stored);
    this.changed();
  }

  private connect(): void {
    clearTimeout(this.timer);
    // The browser says when it is online again.
    if (!navigator.onLine) return;
    const address = new URL("/api/shared-pad/live", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ key: this.token, lang: settings.lang }));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Told);
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private hear(told: Told): void {
    if (told.type === "pad" || told.type === "written") {
      if (told.type === "pad") this.greet();
      if (this.merged.take(told.entries).length) this.note();
    } else if (told.type === "ok" || told.id !== null) {
      // What is refused is not sent again; it stays on this device.
      if (told.type === "refused") toast(told.reason, "refused");
      this.unsent = this.unsent.filter((entry) => !this.flying.includes(entry));
      this.flying = [];
      this.note();
      this.flush();
    }
  }

  /** The connection stands: send what was written without it. */
  private greet(): void {
    this.line = "open";
    this.tries = 0;
    this.flying = [];
    this.flush();
  }

  private flush(): void {
    if (this.line !== "open" || this.flying.length || !this.unsent.length) return;
    let length = 0;
    // At least one: a long list of names may take more than is usual.
    this.flying = this.unsent.filter((entry, place) => (length += JSON.stringify(entry).length) < LONGEST || place === 0);
    this.socket?.send(JSON.stringify({ type: "write", id: `${this.flying.at(-1)?.count}`, entries: this.flying }));
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.flying = [];
    this.line = code === WRONG_KEY ? "gone" : "lost";
    if (this.line === "gone") return;
    this.timer = setTimeout(() => this.connect(), Math.min(SLOWEST, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2));
    this.tries += 1;
  }

  /** Without a network nobody would answer: what is written now waits. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lose(socket, 0);
    socket.close();
  };

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && !this.socket && this.line === "lost") {
      this.tries = 0;
      this.connect();
    }
  };
}
