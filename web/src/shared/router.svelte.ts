/** Client-side routing; secrets stand only in the fragment. */

export type Place =
  | { at: "home" }
  | { at: "new"; game: string }
  | { at: "table"; table: string }
  | { at: "replay"; table: string; moment: number | null }
  | { at: "verify"; table: string | null }
  | { at: "rules"; game: string }
  | { at: "settings" }
  | { at: "move" }
  | { at: "guide"; game: string }
  | { at: "pad"; game: string | null }
  | { at: "ladder"; game: string | null }
  | { at: "nowhere" };

/** A part of a path as text; a stray “%” means nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "%";
  }
}

/** The route of a path. */
export function read(path: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").slice(1).map(decode);
  if (first === "") return { at: "home" };
  if (first === "t" && second && third === "replay") {
    return { at: "replay", table: second, moment: /^\d+$/.test(fourth) ? Number(fourth) : null };
  }
  if (first === "t" && second && third === "verify") return { at: "verify", table: second };
  if (first === "t" && second && !third) return { at: "table", table: second };
  if (first === "new" && second) return { at: "new", game: second };
  if (first === "rules" && second) return { at: "rules", game: second };
  if (first === "guide" && second) return { at: "guide", game: second };
  if (first === "pad") return { at: "pad", game: second || null };
  if (first === "ladder") return { at: "ladder", game: second || null };
  if (first === "verify") return { at: "verify", table: null };
  if (first === "settings") return { at: "settings" };
  if (first === "move") return { at: "move" };
  return { at: "nowhere" };
}

export const route: { place: Place; fragment: string } = $state({ place: { at: "home" }, fragment: "" });

let shown = "/";
/** The sheet that has a history entry of its own now. */
let inside: string | null = null;

/** The sheet whose history entry this is. */
function insideNow(): string | null {
  return (history.state as { inside?: string } | null)?.inside ?? null;
}

function look(): void {
  if (inside !== null && insideNow() !== inside) {
    // Out of a sheet: the page behind it may have got another address meanwhile.
    inside = null;
    history.replaceState(history.state, "", shown + location.hash);
  }
  const before = route.place.at;
  // A new place, even an equal one, draws the page anew: only for another path, or for a secret that came in the fragment.
  const brings = location.hash !== "" && (before === "table" || before === "move");
  if (location.pathname !== shown || brings) route.place = read(location.pathname);
  shown = location.pathname;
  route.fragment = location.hash.slice(1);
}

/** Go to another address of the room; from inside a sheet, in the place of its entry. */
export function go(path: string): void {
  if (inside !== null && insideNow() === inside) {
    inside = null;
    history.replaceState(null, "", path);
  } else history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Replace the current address without a history entry. */
export function rename(path: string): void {
  if (leaving) {
    void leaving.then(() => rename(path));
    return;
  }
  history.replaceState(history.state, "", path);
  shown = location.pathname;
  route.fragment = location.hash.slice(1);
}

/** While the browser is on its way back out of an entry; it gets there a moment after it is told. */
let leaving: Promise<void> | null = null;

function leave(): void {
  leaving = new Promise((left) => {
    const arrive = (): void => {
      leaving = null;
      left();
    };
    addEventListener("popstate", arrive, { once: true });
  });
  history.back();
}

/** Add a history entry at the same address, left by “back” (then `left` is called) or by the returned function. */
export function stepInto(name: string, left: () => void): () => void {
  const isInside = (): boolean => insideNow() === name;
  let entered = false;
  let gone = false;
  const enter = (): void => {
    if (gone) return;
    history.pushState({ inside: name }, "");
    inside = name;
    entered = true;
  };
  const check = (): void => {
    if (entered && !isInside()) left();
  };
  // Something else may just have been left: entering at once would be undone by that.
  if (leaving) void leaving.then(enter);
  else enter();
  addEventListener("popstate", check);
  return () => {
    gone = true;
    removeEventListener("popstate", check);
    if (isInside()) leave();
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || read(link.pathname).at === "nowhere") return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** Listen to history events and clicks on links. */
export function start(): void {
  // A reload closes sheets.
  if (insideNow() !== null) history.replaceState(null, "");
  look();
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", follow);
}
