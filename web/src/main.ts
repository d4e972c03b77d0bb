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

// The service worker caches the page only; tables always come from the room.
whenIdle(() => {
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
});
