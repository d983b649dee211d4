import { afterEach, expect, test } from 'vitest';
import boards from '../content/boards.json' with { type: 'json' };
import box from '../content/box.json' with { type: 'json' };
import { content } from '../content/register.ts';
import { kingsOfAirAndSteam, theBox } from '../index.ts';

afterEach(() => {
  content.add(box, 'box.json');
  content.add(boards, 'boards.json');
});

test('a box of somebody’s own takes the place of the one in the house', () => {
  expect(content.add({ ...box, id: 'mine', prices: [1, 2, 3] }, 'mine.json')).toBe('mine');
  expect(theBox().prices).toEqual([1, 2, 3]);
});

test('boards of somebody’s own do too', () => {
  const renamed = boards.boards.map((board) => ({
    ...board,
    cities: board.cities.map((city) => ({ ...city, name: `New ${city.name}` })),
  }));
  expect(content.add({ ...boards, id: 'mine', boards: renamed }, 'mine.json')).toBe('mine');
  expect(kingsOfAirAndSteam.options.parse({ layout: 'A0B0C0' })).toMatchObject({ layout: 'A0B0C0' });
});

test.each([
  ['no JSON object', 7, 'mine.json'],
  ['no format', {}, '"" is none of'],
  ['a format of somebody else', { format: 'age-of-steam-map/1' }, '"age-of-steam-map/1" is none of'],
  ['a name that every object has', { format: 'toString' }, '"toString" is none of'],
  ['a box without cards', { ...box, deck: [] }, 'the deck has 0 cards'],
  ['boards without any city', { ...boards, boards: [] }, 'there is no board A'],
])('a file with %s is refused, and told by its name', (_what, json, said) => {
  expect(() => content.add(json, 'mine.json')).toThrow(said);
  expect(() => content.add(json, 'mine.json')).toThrow('mine.json');
  expect(theBox().id).toBe(box.id);
});
