import { type PushSubscription, pushSubscription } from '@roundhouse/wire';

/** Whether this browser can be told something while the page is closed: some cannot, and some want the page installed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush() ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Where this browser is told; null where it is not. */
export async function deviceEndpoint(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks for leave, and subscribes; null when leave was not given or this browser keeps no site. */
export async function subscribeDevice(key: string): Promise<PushSubscription | null> {
  const registration = await registered();
  if (registration === undefined || (await Notification.requestPermission()) !== 'granted') return null;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return pushSubscription.parse({ endpoint, keys });
}

export async function unsubscribeDevice(): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
