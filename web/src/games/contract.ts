/** What a game's folder exports and what its board gets; web/README.md has the details. */

import { type Component, untrack } from "svelte";
import type { CommonView } from "../generated/common";
import type { Lang } from "../shared/settings.svelte";
import type { Args } from "../shared/words.svelte";

/** What a board gets. It draws `view` and offers what stands in `view.actions`; it computes no rule. */
export interface BoardProps<View extends CommonView> {
  /** The whole view of this seat or spectator; a new object replaces it on every change. */
  view: View;
  /** The view that was drawn before this one, for motion; null for the first. */
  before: View | null;
  /** What happened between `before` and `view`, in notation: `P2 play QH`, `deck`, `roll 4 1`, `P1 undo`. */
  happened: readonly string[];
  /** The display name of each seat. */
  names: readonly string[];
  /** Send an action, one of `view.actions`; nothing changes on the board until the next view. */
  play: (action: string) => void;
  /** Ask why an action that is not in `view.actions` cannot be done; the answer is shown to the player. */
  why: (action: string) => void;
  /** What a legal action would add to the own score at once, from the room; null where nobody can say. */
  preview?: (action: string) => Promise<number | null>;
  /** The action that was sent and is not answered yet; meanwhile nothing else can be sent. */
  pending: string | null;
  lang: Lang;
}

/** A parsed action; the messages `<game>-do-<verb>` and `<game>-did-<verb>` get `args`. */
export interface Said {
  verb: string;
  args: Args;
}

/** One line of the explained score: what it is for, and what each seat gets for it. */
export interface ScoreLine {
  label: string;
  points: readonly (number | string)[];
  /** Seats that stand out in this line. */
  best?: readonly number[];
}

/** What `games/<game>/index.ts` exports as default. */
export interface GameClient<View extends CommonView> {
  /** Without one, the frame lists what the view says and what can be done. */
  Board?: Component<BoardProps<View>>;
  /** Parses the notation of an action or outcome (without the seat) for its messages. */
  read: (notation: string, names: readonly string[]) => Said;
  /** What is asked of the seats that are waited for, in one short sentence; null says nothing beyond whose turn it is. */
  asks: (view: View, names: readonly string[]) => string | null;
  /** The score line by line; sums come from `view.scores`. */
  scoreLines: (view: View) => ScoreLine[];
  /** What a score reached alone is called: the message that names it, so that it can be said in any language later. */
  rate?: (view: View) => string | null;
  /** How long this view stays before the next is drawn, in milliseconds; a touch ends it. */
  linger?: (view: View, happened: readonly string[]) => number;
  /** How long this view stays at least, whatever is pressed: for what everybody must have seen. */
  hold?: (view: View, happened: readonly string[]) => number;
  /** Whether a line begins a part of the log; without it, every deal or roll does. */
  opens?: (line: string) => boolean;
}

/** What `games/<game>/choosing.ts` exports as default: what the page of a new table says about the game's options. */
export interface Choosing {
  /** Options that are chosen before all others, each with a picture for every value. */
  main: readonly string[];
  Picture: Component<{ option: string; value: string }>;
}

/** What `games/<game>/ladder.ts` exports as default: how a score reached alone is rated, from the lowest step. */
export type Ladder = readonly { points: number; rating: string }[];

/** A game as the room uses it: it can be given any view, and checks that the view is its own. */
export type AnyGame = GameClient<CommonView>;

type Narrow<View extends CommonView> = (view: CommonView) => view is View;

/** The one place where a view becomes a game's own: wraps a game's parts so that they only get its views. */
export function clientOf<View extends CommonView>(isView: Narrow<View>, game: GameClient<View>): AnyGame {
  const own = (view: CommonView): View => {
    if (isView(view)) return view;
    throw new TypeError(`a view of ${view.game} at another game's board`);
  };
  const { Board, linger, hold, rate } = game;
  return {
    ...(Board && { Board: boardOf(isView, Board) }),
    read: game.read,
    ...(game.opens && { opens: game.opens }),
    asks: (view, names) => game.asks(own(view), names),
    scoreLines: (view) => game.scoreLines(own(view)),
    ...(rate && { rate: (view) => rate(own(view)) }),
    ...(linger && { linger: (view, happened) => linger(own(view), happened) }),
    ...(hold && { hold: (view, happened) => hold(own(view), happened) }),
  };
}

function boardOf<View extends CommonView>(isView: Narrow<View>, Board: Component<BoardProps<View>>): Component<BoardProps<CommonView>> {
  const isOwn = (props: BoardProps<CommonView>): props is BoardProps<View> => isView(props.view) && (props.before === null || isView(props.before));
  // A table never changes its game, so one look at the first props is enough.
  return (internals, props) => {
    const own = untrack(() => (isOwn(props) ? props : null));
    if (own === null) throw new TypeError("a view of another game");
    return Board(internals, own);
  };
}
