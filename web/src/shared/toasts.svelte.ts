/** Toasts, also announced to screen readers. */

/** A place in the window, in pixels. */
export interface Place {
  x: number;
  y: number;
}

interface About {
  /** A ruling's id, shown behind the sentence. */
  rule: string | null;
  /** Where it was touched; the sentence is shown beside it. */
  at: Place | null;
  /** Shows the ruling's own sentence. */
  open: (() => void) | null;
}

export interface Toast extends About {
  id: number;
  text: string;
  kind: "note" | "refused";
}

const SECONDS = 6;
let last = 0;

export const toasts: Toast[] = $state([]);
/** Where toasts are shown: at a table above, because the own cards lie below. A `:has` on the body would cost every view milliseconds. */
export const side: { is: "above" | "below" } = $state({ is: "below" });

/** Show a toast for a few seconds. */
export function toast(text: string, kind: Toast["kind"] = "note", about: Partial<About> = {}): void {
  last += 1;
  const id = last;
  for (const old of toasts.filter((one) => one.text === text)) dismiss(old.id);
  toasts.push({ rule: null, at: null, open: null, ...about, id, text, kind });
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

/** Remove a toast. */
export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
