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

/** What took effect at once, and the table after it as the learner sees it. */
export interface Scene {
  happened: string[];
  view: CommonView;
}

/** Some scenes, and then a word of the coach about a thing on the board. */
export interface Step {
  scenes: Scene[];
  /** The last part of the message's name. */
  word: string;
  /** What the word is about: the name of a thing, or its kind and its name, as the board marks it. */
  thing: string;
  /** The action that leads on; null for a word that is only listened to. */
  asked: string | null;
}

/** A whole guided game. */
export interface Guide {
  names: string[];
  steps: Step[];
}

/** A line of the record, and the table as it was when that had happened. */
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
  /** How far one had been told before the connection was lost; `happened` then goes on from there. */
  seq?: number | null;
}

/** The table at which the same people meet again, with the same keys. */
export interface MetAgain {
  table: string;
  invite: string;
}

/** Do not hear a seat. */
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

/** Why something cannot stand on a score pad: the ruling, and a sentence. */
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

/** A request will not be done, and why; `id` is null for a message that has none. */
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

/** The person, or the host, has the sitter go. */
export interface SitOut {
  type: "sit-out";
  id: string;
  seat: number;
}

/** The host ends the playing. */
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

/** Hear a seat again. */
export interface Unmute {
  type: "unmute";
  id: string;
  seat: number;
}

/** Who sits at one place. */
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

/** What a seat said: a phrase, to be read in one's own language, or plain words. */
export interface Saying {
  seat: number;
  phrase: string;
  words: string;
}

/** The table around the game, the same for all eyes but for what they have muted. */
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
  /** Told when the game is over. */
  secret: string;
  /** The table at which the same people meet again; empty before. */
  rematch: string;
  said: Saying[];
  /** Seats that these eyes do not want to hear. */
  muted: number[];
}

/** The whole view of these eyes, and what is new since the last one. */
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

/** Why not, in a sentence. */
export interface Wrong {
  reason: string;
}

export type AnyRequest = AddNonce | AskWhy | Mute | Play | Say | SeatBot | SitIn | SitOut | Stop | Undo | Unmute;
