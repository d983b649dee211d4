import { TAKE_OVER } from './messages.ts';
import { watchForNewer } from './watch.ts';

/**
 * Keeps the site for use without a network. `found` is told once a newer version is ready; calling what it is given
 * changes over to it, in every tab.
 */
export async function keepSite(found: (changeOver: () => void) => void): Promise<void> {
  // In development files change all the time; and where the address is not a safe one there are no service workers.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  }
  const registration = await serviceWorker.register('/service-worker.js');
  watchForNewer(registration, (newer) => found(() => newer.postMessage(TAKE_OVER)));
}
