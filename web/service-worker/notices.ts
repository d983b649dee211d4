/** What the server sends to a device. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** A path of the page. */
  readonly link: string;
  /** A later notice with the same tag takes the place of an earlier one. */
  readonly tag: string;
}

/** A notice as the server wrote it; null for anything else. */
export function noticeIn(json: unknown): Notice | null {
  if (typeof json !== 'object' || json === null) return null;
  if (!('title' in json && 'text' in json && 'link' in json && 'tag' in json)) return null;
  const { title, text, link, tag } = json;
  const isText = typeof title === 'string' && typeof text === 'string' && typeof tag === 'string';
  return isText && isPath(link) ? { title, text, link, tag } : null;
}

/** Nothing that was sent leads away from this page. */
export function isPath(link: unknown): link is string {
  return typeof link === 'string' && /^\/(?![/\\])/.test(link);
}

/** The tab that shows it already; undefined where none does. */
export function tabAt<T extends { readonly url: string }>(tabs: readonly T[], link: string): T | undefined {
  return tabs.find(({ url }) => new URL(url).pathname === link);
}
