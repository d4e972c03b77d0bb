/** Do something when the page has nothing better to do; some browsers only know "a little later". */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 1000);
}
