/** Toasts, also announced to screen readers. */

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "refused";
  /** A ruling's id, shown behind the sentence. */
  rule: string | null;
}

const SECONDS = 6;
let last = 0;

export const toasts: Toast[] = $state([]);

/** Show a toast for a few seconds. */
export function toast(text: string, kind: Toast["kind"] = "note", rule: string | null = null): void {
  last += 1;
  const id = last;
  for (const old of toasts.filter((one) => one.text === text)) dismiss(old.id);
  toasts.push({ id, text, kind, rule });
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

/** Remove a toast. */
export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
