import { CONTENT_POLICY } from '@roundhouse/wire';

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
