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
  /** Its name in each language. */
  names: Record<string, string>;
  fewest: number;
  most: number;
  options: OptionOffered[];
  /** How strong each level of bots is, on the game's own scale; empty if that was not measured. */
  ratings: Record<string, number>;
  /** The sorted deck for each number of players; empty for a game of dice. */
  decks: Record<string, string>;
}

/** Every game of the room. */
export interface GamesOffered {
  games: GameOffered[];
  /** Whether bots play each other here while nobody waits. */
  has_ladder?: boolean;
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

/** The room can serve and store; how much of what bots up to each level need is compiled, by game and level. */
export interface Health {
  healthy: boolean;
  status: "preparing" | "ready";
  /** Games that are still being compiled or loaded, with how much of each is done, in percent. */
  preparing: Record<string, number>;
  compiled: Record<string, Record<string, number>>;
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
  /** The animal that each person chose; empty for none. */
  faces: string[];
  colours: string[];
}

/** Everybody's points in the course of a finished game. */
export interface Standings {
  /** By seat, after each round; empty for a game that counts no rounds. */
  rounds: number[][];
}

/** A seat that a device holds. */
export interface SeatHeld {
  table: string;
  key: string;
}

/** Seats of a device that asks how their tables stand. */
export interface SeatsHeld {
  seats: SeatHeld[];
}

/** Who plays a seat. */
export interface SeatGlanced {
  /** `person`, `bot` or `free`. */
  kind: string;
  name: string;
  /** The bot's level; empty for a person. */
  level: string;
  /** The animal that the person chose; empty if none. */
  face?: string;
  colour?: string;
}

/** A table at which somebody has a seat, from outside. */
export interface TableMet {
  table: string;
  /** `gone`: there is no such table, or the key opens no seat; `later`: ask again in a moment. */
  state: "gathering" | "gone" | "later" | "over" | "running";
  seat?: number;
  game?: string;
  /** Those that are not at their default. */
  options?: Record<string, string>;
  seats?: SeatGlanced[];
  host?: number;
  /** Whether the table waits for this seat. */
  is_mine?: boolean;
  waiting?: number[];
  /** When this seat's clock runs out, in milliseconds since 1970. */
  due?: number | null;
  /** The running round and how many there are; empty if the game does not say. */
  progress?: number[];
  scores?: number[];
  winners?: number[];
  /** The seat's place at the end; 0 before it, and when the host ended the game early. */
  place?: number;
  /** By how many points the seat won; 0 if only by what breaks a tie. */
  margin?: number;
  /** When it last changed, in milliseconds since 1970. */
  at?: number;
  rematch?: string;
}

/** The tables of the seats that were asked for, in their order. */
export interface TablesMet {
  tables: TableMet[];
}

/** A seat that moves to another device. */
export interface SeatCarried {
  table: string;
  game: string;
  seat: number;
  key: string;
  at?: number;
}

/** A best score that moves to another device. */
export interface BestCarried {
  game: string;
  options: string;
  points: number;
  rating?: string;
  at?: number;
}

/** What one device hands to another: seats, settings, best scores. */
export interface Luggage {
  seats?: SeatCarried[];
  settings?: Record<string, string>;
  best?: BestCarried[];
}

/** A bot on the ladder. */
export interface BotRated {
  bot: string;
  /** Its level; empty for a bot of the operator's own. */
  level: string;
  rating: number;
  /** The rating is so sure: two standard deviations. */
  error: number;
  games: number;
  /** Of the victories, shared ones in fractions. */
  share: number;
  /** Whether it sits out because it has failed. */
  is_out: boolean;
}

/** A finished game of the ladder, by seat. */
export interface GamePlayed {
  table: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  bots: string[];
  scores: number[];
  winners: number[];
}

/** The ladder of one game, the strongest first, and its last games, the newest first. */
export interface GameLadder {
  game: string;
  players: number;
  bots: BotRated[];
  latest: GamePlayed[];
}

/** The ladders of all games; none if this room keeps no ladder. */
export interface LadderShown {
  games: GameLadder[];
}

/** A new pad; whoever has the token may read it and write on it. */
export interface PadMade {
  token: string;
  link: string;
}

/** What a device has written in a cell, and which writings it knew then. */
export interface Entry {
  /** The playing that it belongs to, from 1; 0 for what concerns the pad as a whole. */
  sheet: number;
  cell: string;
  device: string;
  /** The device's clock: more than every count that it had seen. */
  count: number;
  /** The highest count in this cell that it had seen; 0 if the cell was empty. */
  known: number;
  value: unknown;
}

/** All that is written on a pad, by cell and device. */
export interface PadShown {
  type: "pad";
  game: string;
  entries: Entry[];
}

/** What a device has written in a cell; see `Entry`. */
export interface EntryWritten {
  sheet: number;
  cell: string;
  device: string;
  count: number;
  known: number;
  value: unknown;
}

/** What a device has written since the last time; the same again changes nothing. */
export interface Write {
  type: "write";
  id: string;
  entries: EntryWritten[];
}

/** What was written since the last message, on this device or another one. */
export interface Written {
  type: "written";
  entries: Entry[];
}

/** Where the other device picks the luggage up; whoever has the token has the seats. */
export interface ParcelLeft {
  token: string;
  link: string;
  /** When it expires, in milliseconds since 1970. */
  until: number;
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

/** The address of a seat's calendar; whoever knows it may read when a decision is due, and nothing else. */
export interface CalendarPlace {
  address: string;
}

/** Change one's name, animal and colour before the start. */
export interface ChangeFace {
  type: "face";
  id: string;
  name?: string;
  face?: string;
  colour?: string;
}

/** A person who wants a seat. */
export interface Claim {
  name?: string | null;
  nonce?: string;
  face?: string;
  colour?: string;
}

/** The last message before the room closes a connection. */
export interface Farewell {
  type: "farewell";
  /** `taken-over` by another device, `key-gone`, `closing` for a moment, or `deleted`. */
  why: string;
  reason: string;
}

/** The first message on a socket: a seat's key, or none to watch. */
export interface Hello {
  key?: string;
  lang?: "en" | "fr";
  /** The last `seq` before the connection was lost; `happened` then continues from there. */
  seq?: number | null;
}

/** Let bots play at once until the next decision of a person is owed. */
export interface Hurry {
  type: "hurry";
  id: string;
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
  face?: string;
  colour?: string;
}

/** Remind somebody of the decision that the table waits for. */
export interface Nudge {
  type: "nudge";
  id: string;
  seat: number;
}

/** A request is stored for good. */
export interface Ok {
  type: "ok";
  id: string;
}

/** The host lets somebody take a seat that was left in the middle of the game. */
export interface OpenSeat {
  type: "open-seat";
  id: string;
  seat: number;
}

/** The host changes the least time of a bot's decision. */
export interface Pace {
  type: "pace";
  id: string;
  milliseconds: number;
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

/** Ask what an action would add to one's own score at once, without taking it. */
export interface Preview {
  type: "preview";
  id: string;
  action: string;
}

/** What an action would add to the asker's own score at once; null where the game cannot say. */
export interface Previewed {
  type: "preview";
  id: string;
  gain: number | null;
}

/** A subscription that is no longer wanted; without an endpoint, all of the seat. */
export interface PushEnd {
  endpoint?: string;
}

/** The room's public key, which browsers subscribe to pushes with. */
export interface PushKey {
  key: string;
}

/** A browser's subscription to pushes; its keys as the browser gives them, in base64 of addresses. */
export interface PushPlace {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "en" | "fr";
}

/** Where devices on the same network find the room; empty if they cannot. */
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

/** Take the last action back, with what the table has played for the same seat since. */
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

/** Who reminded a seat of its decision, and when. */
export interface NudgeShown {
  seat: number;
  /** Milliseconds since 1970. */
  at: number;
  /** When the seat can be nudged again. */
  until: number;
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
  /** The animal that the person chose; empty if none. */
  face: string;
  colour: string;
  /** Since when its person has not been connected, in milliseconds since 1970; null while they are, and for others. */
  away_since: number | null;
  /** How many of its decisions the clock has played. */
  late: number;
  /** The last time that somebody reminded it of its decision. */
  nudge?: NudgeShown | null;
  /** Whether anybody with the invitation may take it: one left in the middle only once the host lets somebody in. */
  is_open?: boolean;
}

/** A chat message of a seat: a phrase that clients translate, or plain words. */
export interface Saying {
  /** Its running number at this table, from 1: what a reader has seen before has a lower one. */
  number: number;
  seat: number;
  /** One of the phrases, or of the reactions, which are shown as a face for a moment. */
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
  /** The least milliseconds of a bot's decision. */
  pace: number;
  commitment: string;
  /** The dealer's secret, once the game is over; empty before. */
  secret: string;
  /** The id of the rematch table; empty if there is none. */
  rematch: string;
  /** The seat that asked for the rematch; null if there is none, or if it was not kept. */
  rematch_by: number | null;
  said: Saying[];
  /** Seats that this person has muted. */
  muted: number[];
}

/** The whole view of this seat, and what is new since the last message. */
export interface View {
  type: "view";
  seq: number;
  /** Whether this seat can undo now; told a moment after its action. */
  can_undo: boolean;
  view: CommonView;
  happened: string[];
  /** For each line of `happened`: `clock` or the sitter's level where one of these played for a person, else empty; the list may be empty if none did. */
  by: string[];
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

export type AnyRequest = AddNonce | AskWhy | ChangeFace | Hurry | Mute | Nudge | OpenSeat | Pace | Play | Preview | Say | SeatBot | SitIn | SitOut | Stop | Undo | Unmute;
