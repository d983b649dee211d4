import { type ContentDoor, MalformedError } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { fetchContent, SiteContent } from '../match/site-content.ts';

const LUDO = { game: 'ludo', content: { id: 'round' } };
const CHESS = { game: 'chess', content: { id: 'tall' } };

function gameThatTakes(take: (json: unknown) => string) {
  const taken: string[] = [];
  const content: ContentDoor = {
    formats: [],
    add(json) {
      const id = take(json);
      taken.push(id);
      return id;
    },
    missing: () => null,
  };
  return { game: { id: 'ludo', content }, taken };
}

const notCalled = (error: unknown): never => {
  throw error;
};

describe('what a host adds', () => {
  it('goes to the game that it is for, once', () => {
    const { game, taken } = gameThatTakes((json) => JSON.stringify(json));
    const site = new SiteContent([CHESS, LUDO]);
    site.addTo(game, notCalled);
    site.addTo(game, notCalled);
    expect(taken).toEqual(['{"id":"round"}']);
  });

  it('and is not understood is told, and the rest is added', () => {
    const { game, taken } = gameThatTakes((json) => {
      if (json === 'nonsense') throw new MalformedError('', 'nonsense');
      return 'sound';
    });
    const told: unknown[] = [];
    new SiteContent([{ game: 'ludo', content: 'nonsense' }, LUDO]).addTo(game, (error) => told.push(error));
    expect(told).toEqual([new MalformedError('', 'nonsense')]);
    expect(taken).toEqual(['sound']);
  });

  it('to a game that takes nothing is left alone', () => {
    expect(() => new SiteContent([LUDO]).addTo({ id: 'ludo' }, notCalled)).not.toThrow();
  });

  const answering = (body: string, status = 200) => fetchContent(() => Promise.resolve(new Response(body, { status })));

  it('is fetched from the site', async () => {
    expect(await answering(JSON.stringify([LUDO, CHESS]))).toEqual([LUDO, CHESS]);
  });

  it.each([
    ['the page itself', '<!doctype html>', 200],
    ['nothing', 'Not found', 404],
    ['something else', '{"game":"ludo","content":{}}', 200],
    ['halves', '[null,7,{"game":1,"content":{}},{"game":"ludo"}]', 200],
  ])('is nothing where the site answers with %s', async (_, body, status) => {
    expect(await answering(body, status)).toEqual([]);
  });

  it('is nothing without a network', async () => {
    expect(await fetchContent(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([]);
  });
});
