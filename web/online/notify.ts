/** Whether this browser can say something while its page is hidden. */
export function canNotify(): boolean {
  return 'Notification' in window;
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

/** Asks whoever sits here; true when they allow it. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A newer one with the same tag takes its place. */
  readonly tag: string;
  readonly open: () => void;
}

/** Says something to somebody who looks elsewhere, where they allowed it. */
export function notify({ title, body, tag, open }: Notice): void {
  if (!mayNotify()) return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/icon.svg' });
    shown.addEventListener('click', () => {
      window.focus();
      open();
      shown.close();
    });
  } catch {
    // Some phones leave this to the service worker alone; title and badge have said it already.
  }
}
