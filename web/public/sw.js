// Keeps the page itself for bad connections, and nothing of any table: what is asked of /api always comes from the room.

const SHELL = "shell";
const PAGE = "/";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page from the room; if it is out of reach, the last one seen. A new page forgets the files of the old one. */
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const [now, before] = await Promise.all([fresh.clone().text(), shell.match(PAGE).then((old) => old?.text())]);
      if (now !== before) {
        await caches.delete(SHELL);
        await (await caches.open(SHELL)).put(PAGE, fresh.clone());
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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/") || address.pathname.startsWith("/icon")) event.respondWith(file(request));
});
