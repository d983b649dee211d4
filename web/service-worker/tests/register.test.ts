import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TAKE_OVER } from '../messages.ts';
import { keepSite } from '../register.ts';

/** A page that some service worker controls, or none yet; another one waits to take over. */
function pageOf(controller: object | null) {
  const changed: (() => void)[] = [];
  const told: unknown[] = [];
  let loaded = 0;
  const waiting = {
    state: 'installed',
    addEventListener: () => undefined,
    postMessage: (word: unknown) => told.push(word),
  };
  const registration = { installing: null, waiting, active: {}, addEventListener: () => undefined };
  const serviceWorker = {
    controller,
    addEventListener: (_: string, listener: () => void) => changed.push(listener),
    register: () => Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload: () => loaded++ });
  return { told, changeHands: () => changed.forEach((listener) => listener()), loaded: () => loaded };
}

describe('the site that is kept', () => {
  beforeEach(() => vi.stubEnv('DEV', false));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('tells of a newer one that waits, and has it take over when somebody wants that', async () => {
    const { told } = pageOf({});
    let changeOver: () => void = () => undefined;
    await keepSite((change) => (changeOver = change));
    expect(told).toEqual([]);
    changeOver();
    expect(told).toEqual([TAKE_OVER]);
  });

  it('loads the page again when another takes over, but not when the very first does', async () => {
    const later = pageOf({});
    await keepSite(() => undefined);
    later.changeHands();
    expect(later.loaded()).toBe(1);
    const first = pageOf(null);
    await keepSite(() => undefined);
    first.changeHands();
    expect(first.loaded()).toBe(0);
  });
});
