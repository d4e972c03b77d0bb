/** requestIdleCallback, with a timeout in browsers that lack it. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 1000);
}
