import "./shared/tokens.css";
import "./shared/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { start } from "./shared/router.svelte";
import { whenIdle } from "./shared/idle";
import { show } from "./shared/settings.svelte";
import { learn } from "./shared/words.svelte";

show();
start();
await learn("web");
mount(App, { target: document.getElementById("app") as HTMLElement });

/** Milliseconds after which all that rules, guides and pads need is kept for times without a connection. */
const KEEP_AFTER = 15_000;

// Tables always come from the room.
whenIdle(() => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register("/sw.js");
  const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!isSaving) setTimeout(() => navigator.serviceWorker.controller?.postMessage({ type: "keep" }), KEEP_AFTER);
});
