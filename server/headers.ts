/** What the page may load and from where: everything from here, nothing from elsewhere. */
export const CONTENT_POLICY: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  // The parts of the kit that keep a page from scrolling behind a dialog do it with a style element.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Sent with every answer. Who may frame the page can only be said here, not in the page itself. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [...CONTENT_POLICY, "frame-ancestors 'none'"].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const HASHED = /[/\\]assets[/\\]/;

/** A file whose name holds its hash never changes; every other is asked for again, which costs little if it is the same. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
