import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

const CHANGED = 'roundhouse:navigated';

/** How whoever is here has come: by an address, by a link or a button of the page, or back by the browser. */
let came: 'by-address' | 'by-link' | 'back' = 'by-address';

export const howTheyCame = (): typeof came => came;

export interface NavigateOptions {
  /** Leaves no trace in the browser's history. */
  readonly replace?: boolean;
}

/** Goes to a path of this page, such as `/table/abc` or `/rules/age-of-steam#build-track.price`. */
export function navigate(path: string, { replace = false }: NavigateOptions = {}): void {
  if (replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  came = 'by-link';
  window.dispatchEvent(new Event(CHANGED));
}

export interface Place {
  readonly path: string;
  /** Without the `#`. */
  readonly hash: string;
  readonly search: string;
}

export function usePlace(): Place {
  const href = useSyncExternalStore(subscribe, () => window.location.href);
  const { pathname, hash, search } = new URL(href);
  return { path: pathname, hash: decode(hash.slice(1)), search };
}

function subscribe(changed: () => void): () => void {
  const goBack = (): void => {
    came = 'back';
    changed();
  };
  for (const event of [CHANGED, 'hashchange']) window.addEventListener(event, changed);
  window.addEventListener('popstate', goBack);
  return () => {
    for (const event of [CHANGED, 'hashchange']) window.removeEventListener(event, changed);
    window.removeEventListener('popstate', goBack);
  };
}

/** The gaps of a pattern such as `/learn/:game/:lesson`, or null when the path is another. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return null;
  const gaps: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) gaps[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return gaps;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** An address that somebody typed may hold anything. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** A link within the page. A click with a modifier still opens another tab. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
