/** Notifications of turns by Web Push: one switch for this device, one subscription for each seat that it holds. */

import { settings, set } from "../shared/settings.svelte";
import { api } from "./api";
import { heldSeats, heldTables } from "./keys";

/** `insecure`: not over https; `install`: only as an app on the home screen; `refused`: by the person or the browser. */
export type Obstacle = "insecure" | "install" | "none" | "refused";

/** Why this browser cannot notify, or null if it can. */
export function obstacle(): Obstacle | null {
  if (!globalThis.isSecureContext) return "insecure";
  const canPush = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  if (!canPush) return "standalone" in navigator && !navigator.standalone ? "install" : "none";
  return Notification.permission === "denied" ? "refused" : null;
}

/** Whether this device is told of turns. */
export function isNotified(): boolean {
  return settings.notifications && obstacle() === null && Notification.permission === "granted";
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** The browser's subscription; one for another key of the room, which is of no use any more, is replaced. */
async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf((await api.pushKey()).key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function send(table: string, key: string, found: PushSubscription): Promise<void> {
  const { endpoint = "", keys = {} } = found.toJSON();
  await api.subscribe(table, key, { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", lang: settings.lang });
}

/** Ask for permission, which needs a press, and have every seat of this device told; null, or why not. */
export async function switchOn(): Promise<Obstacle | null> {
  const wrong = obstacle();
  if (wrong) return wrong;
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  const found = await subscription();
  set({ notifications: true });
  for (const { table, seats } of heldTables()) {
    // A table that is gone, or a key that opens nothing any more, needs no notification.
    for (const { key } of seats) await send(table, key, found).catch(() => undefined);
  }
  return null;
}

/** Tell this device no longer. */
export async function switchOff(): Promise<void> {
  set({ notifications: false });
  const found = await (await worker()).pushManager.getSubscription();
  if (!found) return;
  for (const { table, seats } of heldTables()) {
    for (const { key } of seats) await api.unsubscribe(table, key, found.endpoint).catch(() => undefined);
  }
  await found.unsubscribe();
}

/** No longer tell this device of a table that it forgets. */
export async function forgetTable(table: string): Promise<void> {
  if (!isNotified()) return;
  // Read before anything is waited for: the keys are about to be forgotten.
  const seats = heldSeats(table);
  const found = await (await worker()).pushManager.getSubscription();
  for (const { key } of seats) if (found) await api.unsubscribe(table, key, found.endpoint).catch(() => undefined);
}

/** Have a seat told that this device has just sat down at, if it is told at all. */
export async function tellOf(table: string, key: string): Promise<void> {
  if (!isNotified()) return;
  try {
    await send(table, key, await subscription());
  } catch {
    // Out of reach; the next visit tries again.
  }
}
