/** Where a browser keeps small texts. It may refuse (private windows, full disks): then nothing is kept. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // What was not kept is gone already.
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The page works without; the choice lasts until it is closed.
  }
}
