import type { Plugin } from 'vite';

/** The page loads nothing from anywhere but its own address. */
const PAGE_POLICY: readonly string[] = [
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

/** Writes the content policy into the built page, for whoever serves it without headers of their own. */
export function strictContent(): Plugin {
  return {
    name: 'roundhouse:strict-content',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY.join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  };
}
