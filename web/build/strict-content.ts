import { CONTENT_POLICY } from '@roundhouse/wire';
import type { Plugin } from 'vite';

/** Writes the content policy into the built page, for whoever serves it without headers of their own. */
export function strictContent(): Plugin {
  return {
    name: 'roundhouse:strict-content',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_POLICY.join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  };
}
