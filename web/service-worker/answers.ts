/** What is kept of the site: every file of one build. */
export interface SiteFiles {
  readonly version: string;
  readonly paths: readonly string[];
}

const CACHES = 'roundhouse-site-';

/** The page that every address of the site shows. */
const PAGE = '/index.html';

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

/** The kept file that answers a request; null when it is a matter for the network. */
export function keptAnswer({ method, mode, url }: Asked, origin: string, files: SiteFiles): string | null {
  if (method !== 'GET') return null;
  const address = new URL(url);
  if (address.origin !== origin) return null;
  const { pathname } = address;
  if (files.paths.includes(pathname)) return pathname;
  return mode === 'navigate' ? PAGE : null;
}
