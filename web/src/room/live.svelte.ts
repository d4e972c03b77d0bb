/** The WebSocket of one seat or spectator: whole views in, requests out, reconnects with backoff. */

import type { CommonView } from "../generated/common";
import type { AnyRequest, Farewell, Hello, Ok, Previewed, Refused, TableShown, View, Why } from "../generated/messages";
import { settings } from "../shared/settings.svelte";
import { share } from "../shared/steady.svelte";

/** `elsewhere`: another device has the seat; `closed`: the key opens nothing; `gone`: there is no such table. */
export type Line = "connecting" | "open" | "lost" | "elsewhere" | "closed" | "gone";

type Told = View | Ok | Refused | Why | Previewed | Farewell;
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** A request without its id, which `ask` adds. */
export type Wish = WithoutId<AnyRequest>;

export interface Answer {
  ok: boolean;
  rule: string | null;
  reason: string;
  /** What a previewed action would add to the own score; null where the game cannot say. */
  gain?: number | null;
}

interface Open {
  request: AnyRequest;
  settle: (answer: Answer) => void;
}

/** The content of one `view` message. */
export interface Shown {
  seq: number;
  view: CommonView;
  happened: readonly string[];
  /** For each line of `happened`: `clock` or a sitter's level if one of these played it for a person, else empty. */
  by: readonly string[];
  /** Whether this seat can undo now. */
  canUndo: boolean;
  table: TableShown;
}

const WRONG_KEY = 4401;
const SLOWEST = 10_000;

/** The address of a table's socket. */
function addressOf(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live`;
}

export class Live {
  line: Line = $state("connecting");
  /** The room's sentence about why the connection is closed for good. */
  farewell = $state("");
  shown: Shown | null = $state.raw(null);
  /** The action that was sent and is not answered yet. */
  pending: string | null = $state(null);
  /** How often in a row it could not connect. */
  tries = $state(0);

  #socket: WebSocket | null = null;
  #open = new Map<string, Open>();
  #heard: ((shown: Shown) => void) | null = null;
  #why = "";
  #seq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  // Request ids are unique per seat for ever, so each page load starts a new series.
  #series = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
  #count = 0;

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  /** Connect, and call back for every view. */
  start(heard: (shown: Shown) => void): void {
    this.#heard = heard;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Close the connection for good. */
  stop(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.line = "closed";
    this.#hangUp();
  }

  /** Try at once, instead of after the next pause. */
  hurry(): void {
    if (!this.#socket) this.#connect();
  }

  /** Reconnect: in another language, or to take the seat back from another device. */
  again(): void {
    this.#hangUp();
    this.tries = 0;
    this.#connect();
  }

  /** Play an action; the board waits for the next view. */
  async play(action: string): Promise<Answer> {
    this.pending = action;
    try {
      return await this.ask({ type: "play", action });
    } finally {
      this.pending = null;
    }
  }

  /** Ask why an action cannot be done now, without doing it; null if it can. */
  async why(action: string): Promise<Answer | null> {
    const answer = await this.ask({ type: "why", action });
    return answer.ok ? null : answer;
  }

  /** What a legal action would add to the own score at once; null if the game cannot say, or if it is not legal. */
  async preview(action: string): Promise<number | null> {
    return (await this.ask({ type: "preview", action })).gain ?? null;
  }

  /** Send a request; after a lost connection it is sent again, so the answer may take a while. */
  ask(wish: Wish): Promise<Answer> {
    this.#count += 1;
    const request = { ...wish, id: `${this.#series}-${this.#count}` } as AnyRequest;
    return new Promise((settle) => {
      this.#open.set(request.id, { request, settle });
      if (this.line === "open") this.#socket?.send(JSON.stringify(request));
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.line = this.shown ? "lost" : "connecting";
    const socket = new WebSocket(addressOf(this.table));
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Hello = { lang: settings.lang, seq: this.#seq };
      if (this.key) hello.key = this.key;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Told);
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear(told: Told): void {
    switch (told.type) {
      case "view":
        if (this.line !== "open") this.#resend();
        this.#seq = told.seq;
        this.#show(told);
        break;
      case "ok":
        this.#settle(told.id, { ok: true, rule: null, reason: "" });
        break;
      case "refused":
        if (told.id === null) this.farewell = told.reason;
        else this.#settle(told.id, { ok: false, rule: told.rule, reason: told.reason });
        break;
      case "why":
        this.#settle(told.id, { ok: told.reason === null, rule: told.rule, reason: told.reason ?? "" });
        break;
      case "preview":
        this.#settle(told.id, { ok: true, rule: null, reason: "", gain: told.gain });
        break;
      case "farewell":
        this.farewell = told.reason;
        this.#why = told.why;
        break;
    }
  }

  /** Unchanged parts keep their identity, so that only what changed is drawn. */
  #show({ seq, view, happened, by, can_undo, table }: View): void {
    const before = this.shown;
    const marks = happened.map((_, place) => by?.[place] ?? "");
    this.shown = { seq, view: share(before?.view, view), happened, by: marks, canUndo: can_undo, table: share(before?.table, table) };
    this.#heard?.(this.shown);
  }

  /** Send unanswered requests again with the same ids; the room does none of them twice. */
  #resend(): void {
    this.line = "open";
    this.tries = 0;
    for (const { request } of this.#open.values()) this.#socket?.send(JSON.stringify(request));
  }

  #settle(id: string, answer: Answer): void {
    this.#open.get(id)?.settle(answer);
    this.#open.delete(id);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    const why = this.#why;
    this.#why = "";
    if (code === WRONG_KEY || why === "key-gone") this.line = "closed";
    else if (why === "taken-over") this.line = "elsewhere";
    else if (why === "deleted") this.line = "gone";
    else {
      this.line = this.shown ? "lost" : "connecting";
      if (!this.shown && !this.tries) void this.#look();
      const wait = Math.min(SLOWEST, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2);
      this.tries += 1;
      this.#timer = setTimeout(() => this.#connect(), wait);
    }
  }

  /** Browsers hide the status of a refused WebSocket handshake; the invitation's status tells whether the table exists. */
  async #look(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.table}/invite.svg`).catch(() => null);
    if (answer?.status === 404) {
      clearTimeout(this.#timer);
      this.line = "gone";
    }
  }

  /** Reconnect at once when the device wakes up or is online again. */
  #hurry = (): void => {
    if (document.visibilityState === "visible" && !this.#socket && (this.line === "lost" || this.line === "connecting")) {
      this.tries = 0;
      this.#connect();
    }
  };
}
