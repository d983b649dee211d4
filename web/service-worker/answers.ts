/** What is kept of the site: every file of one build. */
export interface SiteFiles {
  readonly version: string;
  readonly paths: readonly string[];
}

/** What a host adds to the games. It is no part of the build: it changes when the host says so. */
export const HOST_CONTENT = '/content.json';
export const HOST_CACHE = 'roundhouse-host';

const CACHES = 'roundhouse-site-';

/** The page that every address of the site shows, but for those that the server answers with something else. */
const PAGE = '/index.html';
const OF_THE_SERVER = /^\/(?:api|pictures)(?:\/|$)/;

export function cacheOf({ version }: SiteFiles): string {
  return `${CACHES}${version}`;
}

/** Caches of other builds; those of other programs at the same address are not ours to touch. */
export function outdated(names: readonly string[], files: SiteFiles): readonly string[] {
  return names.filter((name) => name.startsWith(CACHES) && name !== cacheOf(files));
}

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Whether the network is asked first, and the copy that is kept answers only where the network does not. */
export function asksNetworkFirst(asked: Asked, origin: string): boolean {
  return pathHere(asked, origin) === HOST_CONTENT;
}

/** The kept file that answers a request; null when it is a matter for the network. */
export function keptAnswer(asked: Asked, origin: string, files: SiteFiles): string | null {
  const pathname = pathHere(asked, origin);
  if (pathname === null) return null;
  if (files.paths.includes(pathname)) return pathname;
  return asked.mode === 'navigate' && !OF_THE_SERVER.test(pathname) ? PAGE : null;
}

function pathHere({ method, url }: Asked, origin: string): string | null {
  const address = new URL(url);
  return method === 'GET' && address.origin === origin ? address.pathname : null;
}
