import { cacheOf, keptAnswer, outdated, type SiteFiles } from './answers.ts';
import { TAKE_OVER } from './messages.ts';

/** Put in place by the build. */
declare const __SITE_FILES__: SiteFiles;
declare const self: ServiceWorkerGlobalScope;

const files = __SITE_FILES__;

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheOf(files));
  // Past the browser's own cache: an old copy of the page must not be kept under the name of the new build.
  await cache.addAll(files.paths.map((path) => new Request(path, { cache: 'no-cache' })));
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

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOutdated()));
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const kept = keptAnswer(event.request, self.location.origin, files);
  if (kept !== null) event.respondWith(answer(event.request, kept));
});
