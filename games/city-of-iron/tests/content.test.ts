import { expect, test } from 'vitest';
import { ContentError, Match } from '@roundhouse/kernel';
import { cityOfIron } from '../index.ts';
import standard from '../content/sets/standard.json' with { type: 'json' };

function problemsOf(change: object): readonly string[] {
  try {
    cityOfIron.sets.read({ ...standard, ...change }, 'changed.json');
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test('the standard set has the numbers of the box', () => {
  const file = cityOfIron.sets.named('standard').file;
  const decks = ['A', 'B', 'C'].map((deck) => file?.buildings.filter((one) => one.deck === deck).length);
  expect(decks).toEqual([24, 19, 16]);
  expect([file?.towns.length, file?.lands.length, file?.nations.length]).toEqual([15, 12, 4]);
  const copies = (deck: string): number =>
    file?.cards.reduce((sum, card) => (card.deck === deck && card.nation === null ? sum + card.copies : sum), 0) ?? 0;
  expect([copies('citizen'), copies('military')]).toEqual([17, 11]);
});

test('goods-making buildings stand on the land that the rulebook names', () => {
  const lands = new Map(cityOfIron.sets.named('standard').file.buildings.map(({ name, land }) => [name, land]));
  expect(Object.fromEntries([...lands].filter(([, land]) => land !== null))).toEqual({
    'Turnip Farm': 'grass',
    'Srika Pasture': 'grass',
    'Moss Garden': 'forest',
    Mine: 'mountain',
    Docks: 'coast',
    'Salt Mine': 'desert',
    Factory: 'mountain',
    'Demon Traders': 'desert',
    'Silk Weaver': 'jungle',
    'Crystal Mine': 'flying-island',
  });
});

test('an error says what is wrong, and where', () => {
  const [building, ...buildings] = standard.buildings;
  expect(problemsOf({ buildings: [{ ...building, cost: { coins: -1, science: 0 } }, ...buildings] })[0]).toMatch(
    /^buildings\.0\.cost\.coins: /,
  );
  expect(problemsOf({ buildings: [{ ...building, goods: { gold: 1 } }, ...buildings] })).toEqual([
    'A01 makes "gold", which is no good of this set',
  ]);
  expect(problemsOf({ buildings: [building, ...standard.buildings] })).toEqual(['the id "A01" is used twice']);
  expect(problemsOf({ buildings: [{ ...building, land: null }, ...buildings] })).toEqual([
    'A01: what makes goods, and only that, needs a land',
  ]);
  expect(problemsOf({ buildings: [{ ...building, deck: 'D' }, ...buildings] })).toEqual(['A01 is in no deck']);
  expect(problemsOf({ bidTrack: [0, 0, 0, 1] })).toEqual(['the bid track needs a free space for each of four players']);
  expect(problemsOf({ startDecks: { citizen: ['cit-nobody'], military: [] } })).toEqual([
    'there is no card "cit-nobody"',
  ]);
  expect(problemsOf({ lands: standard.lands.slice(1) })).toEqual(['arc needs one land of its own']);
  expect(problemsOf({ buildings: standard.buildings.filter(({ deck }) => deck !== 'C') })).toHaveLength(3);
});

test('a host can add a set of cards and play with it', () => {
  const json = { ...standard, id: 'rich', start: { coins: 50, citizenDraws: 2 } };
  const richer = cityOfIron.content.with([{ json, source: 'rich.json' }]);
  const match = Match.start(richer, { options: { set: 'rich' }, seats: 2, seed: 'rich' });
  expect(match.position.players[0]?.coins).toBe(50);
  expect(() => cityOfIron.options.parse({ set: 'poor' })).toThrow('there is no set "poor"');
});
