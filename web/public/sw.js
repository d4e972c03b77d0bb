// Keeps the page, its files and the guides for times without a connection, and nothing of any table.
// Says in the device's own words that it is somebody's turn, when a push service tells so.

const SHELL = "shell";
const PAGE = "/";
/** The names of all files, and the words of notifications in each language. */
const WORKER = "/worker.json";
/** What is the same for everybody at every table: kept for times without a connection. */
const SHARED = /^\/api\/(guides\/|games$)/;
/** The tables at which it is this device's turn; the pages read and write it too (room/badge.ts). */
const TURNS = "turns";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The files that a page names: another release has others, another table's page the same. */
const filesOf = (text) => (text?.match(/\/assets\/[\w.-]+/g) ?? []).join(" ");

/** The page from the room; if it is out of reach, the last one seen. A new release forgets the files of the old one. */
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const [now, before] = await Promise.all([fresh.clone().text(), shell.match(PAGE).then((old) => old?.text())]);
      // A picture or a text that is opened in a tab names no files, and is not the page.
      if (filesOf(now) && filesOf(now) !== filesOf(before)) {
        if (before !== undefined) await caches.delete(SHELL);
        // Not the page that was asked for: its head may be a table's.
        await (await caches.open(SHELL)).put(PAGE, await fetch(PAGE));
      }
    }
    return fresh;
  } catch {
    return (await shell.match(PAGE)) ?? Response.error();
  }
}

/** A file whose name changes with its content: once seen, always the same. */
async function file(request) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await shell.put(request, fresh.clone());
  return fresh;
}

/** Something that the room makes; without a connection, what it made last. */
async function made(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shell.put(request, fresh.clone());
    return fresh;
  } catch {
    return (await shell.match(request)) ?? Response.error();
  }
}

/** How many files are fetched at once. */
const AT_ONCE = 6;

/** Fetch what rules, guides and pads need, few at a time, so that nobody waits for it. */
async function keepAll() {
  await page(PAGE);
  const { files } = await (await made(WORKER)).json();
  for (let first = 0; first < files.length; first += AT_ONCE) await Promise.all(files.slice(first, first + AT_ONCE).map(file));
  const { games } = await (await made("/api/games")).json();
  for (const { id } of games) await made(`/api/guides/${id}`);
  for (const client of await self.clients.matchAll()) client.postMessage({ type: "kept" });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (SHARED.test(address.pathname)) event.respondWith(made(request));
  else if (address.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/") || address.pathname.startsWith("/icon")) event.respondWith(file(request));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keepAll().catch(() => undefined));
});

/** Note whether it is this device's turn at a table, and show how many such tables there are. */
async function mark(table, isTurn) {
  const kept = await caches.open(TURNS);
  const before = (await (await kept.match("/turns"))?.json()) ?? [];
  const turns = [...before.filter((one) => one !== table), ...(isTurn ? [table] : [])];
  await kept.put("/turns", Response.json(turns));
  if (turns.length) await self.navigator.setAppBadge?.(turns.length);
  else await self.navigator.clearAppBadge?.();
}

/** The words of a notification; if the room is out of reach and nothing is kept, only whose they are. */
async function words({ game, kind, lang }) {
  try {
    const known = (await caches.match(WORKER)) ?? (await made(WORKER));
    const { words, games } = await known.json();
    return { title: games[lang]?.[game] ?? game, body: words[lang]?.[kind] ?? "" };
  } catch {
    return { title: "Splittable", body: "" };
  }
}

async function tell(told) {
  const { title, body } = await words(told);
  await mark(told.table, told.kind !== "over").catch(() => undefined);
  await self.registration.showNotification(title, {
    body,
    lang: told.lang,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    // A newer one of the same table takes the place of the older.
    tag: told.table,
    renotify: told.kind === "nudge",
    data: { table: told.table },
  });
}

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (told?.table) event.waitUntil(tell(told));
});

/** Go to the table: where it is open, else in a new window. */
async function goTo(table) {
  const path = `/t/${table}`;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.table));
});
