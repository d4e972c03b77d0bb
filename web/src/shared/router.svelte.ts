/** Client-side routing; secrets stand only in the fragment. */

export type Place =
  | { at: "home" }
  | { at: "new"; game: string }
  | { at: "table"; table: string }
  | { at: "replay"; table: string; moment: number | null }
  | { at: "verify"; table: string | null }
  | { at: "rules"; game: string }
  | { at: "settings" }
  | { at: "guide"; game: string }
  | { at: "pad"; game: string | null }
  | { at: "nowhere" };

/** The route of a path. */
export function read(path: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").slice(1).map(decodeURIComponent);
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
  if (first === "verify") return { at: "verify", table: null };
  if (first === "settings") return { at: "settings" };
  return { at: "nowhere" };
}

export const route: { place: Place; fragment: string } = $state({ place: { at: "home" }, fragment: "" });

function look(): void {
  route.place = read(location.pathname);
  route.fragment = location.hash.slice(1);
}

/** Go to another address of the room. */
export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Replace the current address without a history entry. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
  route.fragment = location.hash.slice(1);
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
  look();
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", follow);
}
