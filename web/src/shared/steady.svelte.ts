/** Structural sharing: equal values keep their identity, so that nothing is redrawn for them. */

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
}

/** The new value, reusing every part of the old one that is deeply equal. */
export function share<T>(old: unknown, now: T): T {
  if (old === now || !isPlain(old) || !isPlain(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(old).length;
  const shared: Record<string, unknown> = now;
  for (const name of names) {
    const part = share(old[name], now[name]);
    if (part !== now[name]) shared[name] = part;
    if (part !== old[name] || !(name in old)) same = false;
  }
  return same ? (old as T) : now;
}

/** A derived value that changes only when it is no longer deeply equal. */
export class Steady<T> {
  #last: unknown = undefined;
  readonly #make: () => T;
  readonly now: T = $derived.by(() => {
    const now = share(this.#last, this.#make());
    this.#last = now;
    return now;
  });

  constructor(make: () => T) {
    this.#make = make;
  }
}
