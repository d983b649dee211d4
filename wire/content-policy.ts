/**
 * What the page may load and from where: everything from here, nothing from elsewhere. The server says it with every
 * answer; the page says it too, for whoever serves it without headers of their own.
 */
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
