import {
  asksNetworkFirst,
  cacheOf,
  HOST_CACHE,
  HOST_CONTENT,
  keptAnswer,
  outdated,
  type SiteFiles,
} from './answers.ts';
import { type ContentPlaces, fetchAndKeep, networkFirst } from './host-content.ts';
import { TAKE_OVER } from './messages.ts';
import { isPath, noticeIn, tabAt } from './notices.ts';

/** Put in place by the build. */
declare const __SITE_FILES__: SiteFiles;
declare const self: ServiceWorkerGlobalScope;

const files = __SITE_FILES__;

/** Whoever has a copy does not wait longer than this for a network that is there and does not answer. */
const PATIENCE_MS = 4000;

/** The host's content over the network, and the copy of it. */
const hostContent: ContentPlaces = {
  ask: async (signal) => fetch(HOST_CONTENT, { cache: 'no-cache', signal }),
  kept: async () => (await caches.open(HOST_CACHE)).match(HOST_CONTENT),
  keep: async (response) => (await caches.open(HOST_CACHE)).put(HOST_CONTENT, response),
  forget: async () => void (await (await caches.open(HOST_CACHE)).delete(HOST_CONTENT)),
};

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheOf(files));
  // Past the browser's own cache: an old copy of the page must not be kept under the name of the new build.
  await cache.addAll(files.paths.map((path) => new Request(path, { cache: 'no-cache' })));
  await fetchAndKeep(hostContent).catch(() => undefined);
}

async function dropOutdated(): Promise<void> {
  const names = outdated(await caches.keys(), files);
  await Promise.all(names.map(async (name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request, kept: string): Promise<Response> {
  const cache = await caches.open(cacheOf(files));
  return (await cache.match(kept)) ?? (await fetch(request));
}

async function show(data: PushMessageData | null): Promise<void> {
  const notice = noticeIn(data?.json());
  if (notice === null) return;
  const { title, text, link, tag } = notice;
  await self.registration.showNotification(title, { body: text, tag, icon: '/icon.svg', data: link });
}

async function openLink(link: string): Promise<void> {
  const tab = tabAt(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }), link);
  await (tab === undefined ? self.clients.openWindow(link) : tab.focus());
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOutdated()));
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  if (asksNetworkFirst(event.request, self.location.origin)) {
    event.respondWith(networkFirst(hostContent, () => AbortSignal.timeout(PATIENCE_MS)));
    return;
  }
  const kept = keptAnswer(event.request, self.location.origin, files);
  if (kept !== null) event.respondWith(answer(event.request, kept));
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link: unknown = event.notification.data;
  if (isPath(link)) event.waitUntil(openLink(link));
});
