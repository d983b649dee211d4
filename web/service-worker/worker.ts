import {
  asksNetworkFirst,
  cacheOf,
  HOST_CACHE,
  HOST_CONTENT,
  keptAnswer,
  outdated,
  type SiteFiles,
} from './answers.ts';
import { TAKE_OVER } from './messages.ts';

/** Put in place by the build. */
declare const __SITE_FILES__: SiteFiles;
declare const self: ServiceWorkerGlobalScope;

const files = __SITE_FILES__;

/** Whoever has a copy does not wait longer than this for a network that is there and does not answer. */
const PATIENCE_MS = 4000;
/** The host publishes nothing, or nothing any more. */
const GONE = 404;

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheOf(files));
  // Past the browser's own cache: an old copy of the page must not be kept under the name of the new build.
  await cache.addAll(files.paths.map((path) => new Request(path, { cache: 'no-cache' })));
  await fetchAndKeep().catch(() => undefined);
}

async function fetchAndKeep(signal: AbortSignal | null = null): Promise<Response> {
  const response = await fetch(HOST_CONTENT, { cache: 'no-cache', signal });
  const cache = await caches.open(HOST_CACHE);
  if (response.ok) await cache.put(HOST_CONTENT, response.clone());
  else if (response.status === GONE) await cache.delete(HOST_CONTENT);
  return response;
}

async function networkFirst(): Promise<Response> {
  const kept = await (await caches.open(HOST_CACHE)).match(HOST_CONTENT);
  if (kept === undefined) return fetchAndKeep();
  try {
    const response = await fetchAndKeep(AbortSignal.timeout(PATIENCE_MS));
    return response.ok || response.status === GONE ? response : kept;
  } catch {
    return kept;
  }
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
  if (asksNetworkFirst(event.request, self.location.origin)) {
    event.respondWith(networkFirst());
    return;
  }
  const kept = keptAnswer(event.request, self.location.origin, files);
  if (kept !== null) event.respondWith(answer(event.request, kept));
});
