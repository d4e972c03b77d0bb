/** Stores what is written on a pad in this browser, also offline; the room checks and sums it. */

import { api, type Declined } from "../room/api";
import { keep, recall } from "../shared/kept";
import type { AnyPad } from "./contract";
import { SharedPad, sharedToken } from "./shared.svelte";

/** One table's pad: who plays what, and what is written. */
export interface Kept<Typed extends object> {
  players: number;
  names: string[];
  options: Record<string, string>;
  typed: Typed;
}

export interface Refused {
  rule: string | null;
  reason: string;
}

/** The last sums that the room made, for times without a connection, and what they fit. */
interface Sums<Scored> {
  of: string;
  scored: Scored;
}

/** The number of players and the options of a pad: with others, its sums have another form. */
function setupOf({ players, options }: Kept<object>): string {
  return JSON.stringify([players, options]);
}

const STEPS = 40;
const AGAIN = 3000;

/** Whether a game's pad is in use. */
export function isBegun(game: string): boolean {
  return sharedToken(game) !== null || recall<unknown[]>(`pad.${game}`, []).at(-1) != null;
}

export class Keeper<Typed extends object, Scored> {
  /** The undo history; the last entry is the pad as it is, null before it is set up. */
  private steps: (Kept<Typed> | null)[] = $state.raw([null]);
  /** The latest sums; of the step before while a request is running. */
  scored: Scored | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  isLost = $state(false);
  /** The pad that other devices write on too; null while only this one does. */
  shared: SharedPad | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    private readonly client: AnyPad | null = null,
  ) {
    const steps = recall<(Kept<Typed> | null)[]>(`pad.${game}`, []);
    if (steps.length) this.steps = steps;
    const token = client && sharedToken(game);
    if (token) this.join(token);
    const sums = recall<Sums<Scored> | null>(`pad.${game}.sums`, null);
    if (sums && this.kept && sums.of === setupOf(this.kept)) this.scored = sums.scored;
  }

  get kept(): Kept<Typed> | null {
    return this.shared ? (this.shared.kept as Kept<Typed> | null) : (this.steps.at(-1) ?? null);
  }

  get canUndo(): boolean {
    return this.shared ? this.shared.canUndo : this.steps.length > 1;
  }

  /** Write on a pad that other devices share; what was only on this one stays where it is. */
  join(token: string): SharedPad | null {
    if (!this.client || this.shared?.token === token) return this.shared;
    this.shared?.rest();
    this.scored = null;
    this.shared = new SharedPad(this.game, token, this.client, () => void this.sum());
    return this.shared;
  }

  /** Share the pad as it is. */
  async share(): Promise<string> {
    if (this.shared) return this.shared.token;
    const { token } = await api.makePad(this.game);
    const kept = this.kept;
    const scored = this.scored;
    const shared = this.join(token);
    if (kept) shared?.begin(kept);
    this.scored = scored;
    return token;
  }

  /** Go on alone, with a copy of what stands on the shared pad. */
  leave(): void {
    const kept = this.kept;
    this.shared?.forget();
    this.shared = null;
    void this.step([...this.steps, kept]);
  }

  /** Begin a pad, or another one. */
  begin(kept: Kept<Typed>): void {
    this.scored = null;
    keep(`pad.${this.game}.sums`, null);
    if (this.shared) this.shared.begin(kept);
    else void this.step([...this.steps, kept]);
  }

  /** Write something, and have it checked and summed. */
  write(typed: Typed): Promise<void> {
    if (!this.kept) return Promise.resolve();
    if (!this.shared) return this.step([...this.steps, { ...this.kept, typed }]);
    this.shared.write(typed);
    return this.sum();
  }

  /** Take the last step back. */
  undo(): void {
    if (this.shared) {
      this.shared.undo();
      return;
    }
    const steps = this.steps.slice(0, -1);
    const before = steps.at(-1) ?? null;
    if (before?.players !== this.kept?.players || JSON.stringify(before?.options) !== JSON.stringify(this.kept?.options)) this.scored = null;
    void this.step(steps.length ? steps : [null]);
  }

  private step(steps: (Kept<Typed> | null)[]): Promise<void> {
    this.steps = steps.slice(-STEPS);
    keep(`pad.${this.game}`, this.steps);
    return this.sum();
  }

  /** Ask the room for checks and sums; offline, retry until it answers. */
  async sum(): Promise<void> {
    clearTimeout(this.timer);
    const asked = this.kept;
    if (!asked) return;
    try {
      const scored = await this.ask(asked.typed);
      if (asked !== this.kept) return;
      this.scored = scored;
      keep(`pad.${this.game}.sums`, { of: setupOf(asked), scored } satisfies Sums<Scored>);
      this.refused = null;
      this.isLost = false;
    } catch (error) {
      if (asked !== this.kept) return;
      const { status, rule, message } = error as Declined;
      this.isLost = status === 0;
      if (this.isLost) this.timer = setTimeout(() => void this.sum(), AGAIN);
      else this.refused = { rule, reason: message };
    }
  }

  /** The room's answer to an entry, without storing it. */
  ask(typed: Typed): Promise<Scored> {
    const { players = 0, options = {} } = this.kept ?? {};
    return api.score<Scored>(this.game, { players, options, ...typed });
  }

  /** Stop retrying. */
  rest(): void {
    clearTimeout(this.timer);
    this.shared?.rest();
  }
}
