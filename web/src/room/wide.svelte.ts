/** Whether the window has room for a panel beside the table. */

const query = globalThis.matchMedia?.("(min-width: 64rem) and (min-height: 30.01rem)");

export class Wide {
  now = $state(query?.matches ?? false);

  constructor() {
    $effect(() => {
      const look = (): void => {
        this.now = query?.matches ?? false;
      };
      query?.addEventListener("change", look);
      return () => query?.removeEventListener("change", look);
    });
  }
}
