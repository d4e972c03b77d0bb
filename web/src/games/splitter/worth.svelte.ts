/** What a staged action would change in the own score: the room is asked once for each. */

type Preview = (action: string) => Promise<number | null>;

export class Worth {
  #known = new Map<string, number | null>();
  #now: { moment: string; change: number | null } | null = $state.raw(null);

  /** The change that an action would make at a moment of the game; null while it is not known. */
  of(moment: string, action: string | null): number | null {
    return action !== null && this.#now?.moment === `${moment} ${action}` ? this.#now.change : null;
  }

  /** Find out, in an effect. */
  ask(moment: string, action: string | null, preview: Preview | undefined): void {
    if (action === null || !preview) return;
    const name = `${moment} ${action}`;
    const known = this.#known.get(name);
    if (known !== undefined) this.#now = { moment: name, change: known };
    if (this.#known.has(name)) return;
    this.#known.set(name, null);
    // An answer that never comes shows nothing.
    preview(action).then(
      (change) => {
        this.#known.set(name, change);
        this.#now = { moment: name, change };
      },
      () => undefined,
    );
  }
}
