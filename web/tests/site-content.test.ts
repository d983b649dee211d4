import { ageOfSteam } from '@roundhouse/age-of-steam';
import { type AnyGame, ContentError } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { SiteContent } from '@roundhouse/host';
import { fetchContent } from '../match/site-content.ts';

const LUDO = { game: 'ludo', content: { id: 'round' } };
const CHESS = { game: 'chess', content: { id: 'tall' } };

const [copperVale] = ageOfSteam.content.items.filter(({ id }) => id === 'copper-vale');
const map: object = Object.assign({}, copperVale?.file, { id: 'mine' });
const MINE = { game: 'age-of-steam', content: map };

const notCalled = (error: unknown): never => {
  throw error;
};

function idsIn(game: AnyGame): readonly string[] {
  return game.content?.items.flatMap(({ id, own }) => (own ? [] : [id])) ?? [];
}

describe('what a host adds', () => {
  it('is in the game that it is for, and nowhere else', () => {
    const furnished = new SiteContent([CHESS, MINE]).furnished(ageOfSteam, notCalled);
    expect(idsIn(furnished)).toEqual(['mine']);
    expect(furnished.options.parse({ map: 'mine' })).toEqual({ map: 'mine' });
    expect(idsIn(ageOfSteam)).toEqual([]);
  });

  it('and is not understood is told, and the rest is added', () => {
    const told: unknown[] = [];
    const site = new SiteContent([{ game: 'age-of-steam', content: 'nonsense' }, MINE]);
    expect(idsIn(site.furnished(ageOfSteam, (error) => told.push(error)))).toEqual(['mine']);
    expect(told).toEqual([expect.any(ContentError)]);
  });

  it('to a game that takes nothing is left alone', () => {
    const { content: _, ...closed } = ageOfSteam;
    expect(new SiteContent([MINE]).furnished(closed, notCalled)).toBe(closed);
  });

  const answering = (body: string, status = 200) => fetchContent(() => Promise.resolve(new Response(body, { status })));

  it('is fetched from the site', async () => {
    expect(await answering(JSON.stringify([LUDO, CHESS]))).toEqual([LUDO, CHESS]);
  });

  it.each([
    ['the page itself', '<!doctype html>', 200],
    ['nothing', 'Not found', 404],
    ['an error', JSON.stringify([LUDO]), 500],
    ['something else', '{"game":"ludo","content":{}}', 200],
    ['halves', '[null,7,{"game":1,"content":{}},{"game":"ludo"}]', 200],
  ])('is nothing where the site answers with %s', async (_, body, status) => {
    expect(await answering(body, status)).toEqual([]);
  });

  it('is nothing without a network', async () => {
    expect(await fetchContent(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([]);
  });
});
