// Written by web/generate.py from Python's structs; never edit it.
import type { CommonView } from "./common";

/** An option of a game; its first value is the default. */
export interface OptionOffered {
  name: string;
  values: string[];
}

/** A game, and what its shuffles are checked against. */
export interface GameOffered {
  id: string;
  names: Record<string, string>;
  fewest: number;
  most: number;
  options: OptionOffered[];
  /** The sorted deck for each number of players; empty for a game of dice. */
  decks: Record<string, string>;
}

/** Every game of the room. */
export interface GamesOffered {
  games: GameOffered[];
}

/** Lines that took effect together, and the learner's view after them. */
export interface Scene {
  happened: string[];
  view: CommonView;
}

/** Some scenes, then a remark of the coach about a thing on the board. */
export interface Step {
  scenes: Scene[];
  /** The last part of the message's id. */
  word: string;
  /** What the remark is about: a thing's name, or its kind and name, as marked on the board. */
  thing: string;
  /** The action that continues; null if the remark asks for none. */
  asked: string | null;
}

/** A whole guided game. */
export interface Guide {
  names: string[];
  steps: Step[];
}

/** A line of the record, and the view after it. */
export interface Moment {
  /** Empty for the table before the first line. */
  line: string;
  view: CommonView;
}

/** Some moments in a row. */
export interface Replay {
  /** The number of the first of them. */
  first: number;
  moments: Moment[];
  /** How many moments there are in all. */
  of: number;
  names: string[];
  /** The level of each bot; empty for a person. */
  levels: string[];
}

/** Add to the shuffles before the start. */
export interface AddNonce {
  type: "nonce";
  id: string;
  nonce: string;
}

/** Ask whether an action may be taken now, without taking it. */
export interface AskWhy {
  type: "why";
  id: string;
  action: string;
}

/** A person who wants a seat. */
export interface Claim {
  name?: string | null;
  nonce?: string;
}

/** The last message before the room closes a connection. */
export interface Farewell {
  type: "farewell";
  /** `taken-over` by another device, `key-gone`, `closing` for a moment, or `deleted`. */
  why: string;
  reason: string;
}

/** The room can serve and store; how much of what bots up to each level need is compiled, by game and level. */
export interface Health {
  healthy: boolean;
  compiled: Record<string, Record<string, number>>;
}

/** The first message on a socket: a seat's key, or none to watch. */
export interface Hello {
  key?: string;
  lang?: "en" | "fr";
  /** The last `seq` before the connection was lost; `happened` then continues from there. */
  seq?: number | null;
}

/** The table at which the same people meet again, with the same keys. */
export interface MetAgain {
  table: string;
  invite: string;
}

/** Mute a seat. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
}

/** A table to be opened; `bots` maps seats, from "1", to levels. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number>;
  name?: string | null;
  bots?: Record<string, string>;
  autostart?: boolean;
  autoplay?: boolean;
  chat?: "phrases" | "plain";
  clock?: number;
  pace?: number;
  nonce?: string;
}

/** A request is stored for good. */
export interface Ok {
  type: "ok";
  id: string;
}

/** The refusal of a score pad: the ruling and the reason. */
export interface PadRefused {
  rule: string;
  reason: string;
}

/** Take an action. */
export interface Play {
  type: "play";
  id: string;
  action: string;
}

/** Where devices on the same network find the room. */
export interface Reach {
  address: string;
}

/** A request was refused, and why; `id` is null if the message has none. */
export interface Refused {
  type: "refused";
  id: string | null;
  rule: string | null;
  reason: string;
}

/** Say a phrase, or plain words where the table allows it. */
export interface Say {
  type: "say";
  id: string;
  phrase?: string;
  words?: string;
}

/** The host gives a free seat to a bot before the start. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  level?: string;
}

/** A seat and its key. */
export interface SeatClaimed {
  seat: number;
  key: string;
}

/** The host, or anybody while the host is away, lets a bot play on for a seat whose person is away. */
export interface SitIn {
  type: "sit-in";
  id: string;
  seat: number;
  level?: string;
}

/** The person, or the host, dismisses the sitter. */
export interface SitOut {
  type: "sit-out";
  id: string;
  seat: number;
}

/** The host ends the game early. */
export interface Stop {
  type: "stop";
  id: string;
}

/** The new table, the asker's seat and its key, and a link without any secret for the others. */
export interface TableOpened {
  table: string;
  seat: number;
  key: string;
  invite: string;
}

/** Take the last action back. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Unmute a seat. */
export interface Unmute {
  type: "unmute";
  id: string;
  seat: number;
}

/** One seat and who plays it. */
export interface SeatShown {
  /** `person`, `bot` or `free`. */
  kind: string;
  name: string;
  /** The bot's level; empty for a person. */
  level: string;
  /** The level of the bot that plays on for a person who is away. */
  sitter: string;
  is_present: boolean;
  nonce: string;
  /** When this seat's clock runs out, in milliseconds since 1970. */
  due: number | null;
}

/** A chat message of a seat: a phrase that clients translate, or plain words. */
export interface Saying {
  seat: number;
  phrase: string;
  words: string;
}

/** The table around the game, the same for everybody but for muted seats. */
export interface TableShown {
  id: string;
  host: number;
  seats: SeatShown[];
  watchers: number;
  is_started: boolean;
  is_stopped: boolean;
  autostart: boolean;
  autoplay: boolean;
  chat: string;
  /** Seconds for one decision; 0 is no clock. */
  clock: number;
  commitment: string;
  /** The dealer's secret, once the game is over; empty before. */
  secret: string;
  /** The id of the rematch table; empty if there is none. */
  rematch: string;
  said: Saying[];
  /** Seats that this person has muted. */
  muted: number[];
}

/** The whole view of this seat, and what is new since the last message. */
export interface View {
  type: "view";
  seq: number;
  view: CommonView;
  happened: string[];
  table: TableShown;
}

/** Why an action may not be taken now; both are null when it may. */
export interface Why {
  type: "why";
  id: string;
  rule: string | null;
  reason: string | null;
}

/** The reason of a refusal. */
export interface Wrong {
  reason: string;
}

export type AnyRequest = AddNonce | AskWhy | Mute | Play | Say | SeatBot | SitIn | SitOut | Stop | Undo | Unmute;
