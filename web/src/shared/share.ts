/** Shares a link as the device does it. */

/** Whether the device has a way to share. */
export const canShare = "share" in navigator;

/** Share a link; whoever changes their mind is told nothing. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The share dialog was dismissed.
  }
}
