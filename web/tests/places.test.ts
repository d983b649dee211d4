import { GAMES } from '@roundhouse/games/registry';
import { toSvgText } from '@roundhouse/svg';
import { describe, expect, it } from 'vitest';

describe('the picture of where a table is played', () => {
  it.each(['age-of-steam', 'steam'])('is the map of %s that was chosen, before anything lies on it', async (id) => {
    const page = await GAMES.find((game) => game.id === id)?.page();
    if (page === undefined) throw new RangeError('there is no such game');
    const drawn = page.setups(page.game).map(({ options }) => page.place(page.game, options, 'day'));
    const texts = drawn.map((place) => (place === null ? '' : toSvgText(place)));
    expect(texts.every((text) => text.startsWith('<svg') && !text.includes('data-good'))).toBe(true);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it('is none where chance lays the boards, or there is no place', async () => {
    for (const id of ['kings-of-air-and-steam', 'city-of-iron']) {
      const page = await GAMES.find((game) => game.id === id)?.page();
      expect(page?.place(page.game, page.game.options.parse({}), 'night'), id).toBeNull();
    }
  });

  it('is that of the layout which somebody wrote in', async () => {
    const page = await GAMES.find((game) => game.id === 'kings-of-air-and-steam')?.page();
    if (page === undefined) throw new RangeError('there is no such game');
    const places = ['A0B3C5', 'A0B2C5'].map((layout) =>
      page.place(page.game, page.game.options.parse({ layout }), 'day'),
    );
    const [one, other] = places.map((place) => (place === null ? null : toSvgText(place)));
    expect(one).toContain('<svg');
    expect(one).not.toBe(other);
  });
});
