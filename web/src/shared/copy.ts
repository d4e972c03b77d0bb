/** Copies text, also on insecure origins, where browsers disable the clipboard API. */

import { toast } from "./toasts.svelte";
import { t } from "./words.svelte";

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // An open dialog traps the focus, so the text field has to be inside it.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Copy a text; whether it is done. If it cannot be copied, it is shown. */
export async function copyQuietly(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else if (!copyBySelection(text)) throw new Error("not copied");
    return true;
  } catch {
    toast(text);
    return false;
  }
}

/** Copy a text and say so. */
export async function copy(text: string): Promise<void> {
  if (await copyQuietly(text)) toast(t("web-copied"));
}
