import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../shared/settings.svelte";
import { hold } from "./keys";
import { isNotified, obstacle, switchOff, switchOn, tellOf } from "./notify.svelte";

const KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
let asked: [string, string, unknown][] = [];
let subscribed: { applicationServerKey?: Uint8Array }[] = [];

class Subscription {
  endpoint = "https://push.example/1";
  toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: "p", auth: "a" } });
  unsubscribe = vi.fn(() => Promise.resolve(true));
}
const subscription = new Subscription();

beforeEach(() => {
  localStorage.clear();
  settings.notifications = false;
  asked = [];
  subscribed = [];
  const pushManager = {
    subscribe: (options: { applicationServerKey?: Uint8Array }) => (subscribed.push(options), Promise.resolve(subscription)),
    getSubscription: () => Promise.resolve(subscription),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve((Notification as { permission: string }).permission = "granted") });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) },
  });
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push([method, path, body ? JSON.parse(body) : null]);
    return Promise.resolve(path === "/api/push" ? Response.json({ key: KEY }) : new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("every seat of this device is told once notifications are on, and a new one when somebody sits down", async () => {
  hold("abc", "some-game", { seat: 1, key: "k" });
  await tellOf("abc", "k");
  expect(asked).toEqual([]);
  expect(await switchOn()).toBeNull();
  expect(isNotified()).toBe(true);
  expect(subscribed[0]?.applicationServerKey).toHaveLength(65);
  expect(asked.at(-1)).toEqual(["POST", "/api/tables/abc/push", { endpoint: subscription.endpoint, p256dh: "p", auth: "a", lang: settings.lang }]);
  await tellOf("def", "l");
  expect(asked.at(-1)?.[1]).toBe("/api/tables/def/push");
  await switchOff();
  expect(asked.at(-1)).toEqual(["DELETE", "/api/tables/abc/push", { endpoint: subscription.endpoint }]);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(isNotified()).toBe(false);
});

test("where it cannot be, it is said why", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(obstacle()).toBe("insecure");
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve("denied") });
  expect(await switchOn()).toBe("refused");
  vi.stubGlobal("Notification", { permission: "denied" });
  expect(obstacle()).toBe("refused");
});
