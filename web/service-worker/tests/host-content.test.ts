import { describe, expect, it } from 'vitest';
import { type ContentPlaces, fetchAndKeep, networkFirst } from '../host-content.ts';

const PATIENCE = new AbortController().signal;

/** A network that answers so, and a copy of what it said before. */
function placesWith(answer: () => Promise<Response>, copy: string | null) {
  const done: string[] = [];
  const places: ContentPlaces = {
    ask: (signal) => {
      done.push(signal === PATIENCE ? 'asked, not for long' : 'asked');
      return answer();
    },
    kept: () => Promise.resolve(copy === null ? undefined : new Response(copy)),
    keep: async (response) => void done.push(`kept ${await response.text()}`),
    forget: () => {
      done.push('forgot');
      return Promise.resolve();
    },
  };
  return { places, done };
}

const says =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const silent = () => Promise.reject(new Error('no network'));
const first = async (places: ContentPlaces): Promise<string> => (await networkFirst(places, () => PATIENCE)).text();

describe('what a host adds to the games', () => {
  it('comes from the network where that has it, and a copy is kept', async () => {
    const { places, done } = placesWith(says('new'), 'old');
    expect(await first(places)).toBe('new');
    expect(done).toEqual(['asked, not for long', 'kept new']);
  });

  it('is the copy where there is no network, or one that is out of order', async () => {
    expect(await first(placesWith(silent, 'old').places)).toBe('old');
    const { places, done } = placesWith(says('trouble', 503), 'old');
    expect(await first(places)).toBe('old');
    expect(done).toEqual(['asked, not for long']);
  });

  it('is gone when the host says so', async () => {
    const { places, done } = placesWith(says('gone', 404), 'old');
    expect(await first(places)).toBe('gone');
    expect(done).toEqual(['asked, not for long', 'forgot']);
  });

  it('is waited for as long as it takes where there is no copy', async () => {
    const { places, done } = placesWith(says('new'), null);
    expect(await first(places)).toBe('new');
    expect(done).toEqual(['asked', 'kept new']);
    await expect(fetchAndKeep(placesWith(silent, 'old').places)).rejects.toThrow('no network');
  });
});
