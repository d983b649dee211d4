/** As much of a service worker as is needed here. */
export interface Keeper {
  readonly state: string;
  addEventListener(type: 'statechange', listener: () => void): void;
}

/** As much of a registration as is needed here. */
export interface Keepers<K extends Keeper> {
  readonly installing: K | null;
  readonly waiting: K | null;
  readonly active: K | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/**
 * Tells of every service worker that waits to take the place of another. The very first one takes nobody's place. It is
 * known by what was there when it came, not by who controls the page once it is installed: in WebKit that is already
 * itself.
 */
export function watchForNewer<K extends Keeper>(registration: Keepers<K>, found: (newer: K) => void): void {
  const { waiting, active } = registration;
  if (waiting !== null && active !== null) found(waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    if (installing === null || registration.active === null) return;
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') found(installing);
    });
  });
}
