/** Whether it is in the clipboard; pages at an address that is not safe have none, and the selected text must do. */
export async function copyText(words: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  await navigator.clipboard.writeText(words);
  return true;
}

export function canShare(sharable: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(sharable);
}

export async function share(sharable: ShareData): Promise<void> {
  try {
    await navigator.share(sharable);
  } catch {
    // Whoever closes the menu of the device wants nothing else to happen; the link stands beside it.
  }
}
