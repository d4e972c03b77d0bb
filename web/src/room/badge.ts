/** How many tables wait for this device: the app's badge, and the icon of the tab. */

const KEPT = "turns";
const PLACE = "/turns";

/** Where the service worker keeps them too, since it cannot read local storage. */
async function turns(): Promise<string[]> {
  const known = await (await caches.open(KEPT)).match(PLACE);
  return known ? ((await known.json()) as string[]) : [];
}

/** Changes wait for one another: home tells of all its tables at once, and each change reads what the last one wrote. */
let last: Promise<void> = Promise.resolve();

/** Note whether it is this device's turn at a table; browsers without badges or caches do without. */
export function markTurn(table: string, isTurn: boolean): Promise<void> {
  // Not over https, or a private window.
  last = last.then(() => write(table, isTurn)).catch(() => undefined);
  return last;
}

async function write(table: string, isTurn: boolean): Promise<void> {
  const before = await turns();
  if (before.includes(table) === isTurn) return;
  const now = [...before.filter((one) => one !== table), ...(isTurn ? [table] : [])];
  await (await caches.open(KEPT)).put(PLACE, Response.json(now));
  if (now.length) await navigator.setAppBadge?.(now.length);
  else await navigator.clearAppBadge?.();
}

/** Forget the turns at tables that this device does not hold any more. */
export async function keepTurns(held: readonly string[]): Promise<void> {
  const known = await turns().catch(() => []);
  for (const table of known) if (!held.includes(table)) await markTurn(table, false);
}

/** Put away what the notification of a table said. */
export async function clearNotice(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const notice of (await worker?.getNotifications?.({ tag: table })) ?? []) notice.close();
}

/** Show in the tab's icon whether it is this device's turn. */
export function showIcon(isTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isTurn ? "/icon-turn.svg" : "/icon.svg";
}
