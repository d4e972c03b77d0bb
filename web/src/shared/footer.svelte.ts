/** What a board has to confirm, shown by the frame in a line of fixed height, so that nothing moves when it appears. */

import { getContext, setContext, type Snippet, untrack } from "svelte";

const FOOTER = Symbol("footer");

export class Footer {
  /** The snippets of the docks that are open; the latest is shown. */
  #docks: Snippet[] = $state.raw([]);

  get dock(): Snippet | null {
    return this.#docks.at(-1) ?? null;
  }

  /** Show a dock's content until the returned function is called. */
  show(content: Snippet): () => void {
    // An effect shows it, and must not depend on what it changes.
    const others = (): Snippet[] => untrack(() => this.#docks).filter((one) => one !== content);
    this.#docks = [...others(), content];
    return () => (this.#docks = others());
  }
}

/** Offer a footer to the boards below this component. */
export function offerFooter(): Footer {
  return setContext(FOOTER, new Footer());
}

/** The footer of the frame around this component, if there is one. */
export function footerOf(): Footer | undefined {
  return getContext<Footer | undefined>(FOOTER);
}
