/** Copying text, also where the browser keeps its clipboard for secure addresses only. */

import { toast } from "./toasts.svelte";
import { t } from "./words.svelte";

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Inside an open dialog only what is in it can have the focus.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Copy a text and say so; if it cannot be copied, show it. */
export async function copy(text: string): Promise<void> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else if (!copyBySelection(text)) throw new Error("not copied");
    toast(t("web-copied"));
  } catch {
    toast(text);
  }
}
