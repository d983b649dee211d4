/** The page tells a new service worker that waits: take over now. */
export const TAKE_OVER = 'take-over';
