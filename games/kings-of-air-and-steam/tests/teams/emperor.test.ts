import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { scoreOf } from '../../index.ts';
import { board, nth } from '../support/board.ts';
import {
  cardsUp,
  cashOf,
  expectRefused,
  fly,
  lastEvents,
  load,
  planOf,
  play,
  player,
  solicit,
} from '../support/table.ts';
import { choose, passUntil, phaseOf, placeDepot, threeTeams } from '../support/turns.ts';

const TEXTILES = board.factory('textiles');
const BESIDE_TEXTILES = nth(board.rail('bown-town', 'warsop'), 0);

rule('emperor.card', 'no flight, no loading, and two actions, which may be the same', () => {
  const match = cardsUp({
    players: [
      { character: 'reginald-kain', airship: TEXTILES, plan: planOf('special') },
      { character: 'thaddeus-birch' },
    ],
  });
  expect(match.position.phase).toEqual({ name: 'action', seat: 0 });
  expectRefused(match, 0, load('textiles'), 'sequence.phase');
  expectRefused(match, 0, fly(), 'sequence.phase');
  play(match, [0, solicit]);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0 });
  play(match, [0, solicit]);
  expect(cashOf(match)).toEqual([12 + 3 + 3, 12]);
  expect(match.waiting()).toEqual([1]);
});

rule('emperor.card', 'each action is a whole one: a route adjustment with its loading, then another action', () => {
  const match = cardsUp({
    players: [
      { character: 'reginald-kain', airship: BESIDE_TEXTILES, plan: planOf('special') },
      { character: 'thaddeus-birch' },
    ],
  });
  play(match, [0, { type: 'adjust-route', to: TEXTILES }], [0, load('textiles')]);
  expect(player(match, 0).hold.textiles).toBe(1);
  play(match, [0, { type: 'upgrade-train' }]);
  expect(player(match, 0).trainLevel).toBe(2);
  expect(match.waiting()).toEqual([1]);
});

rule('emperor.card', 'its diamond counts: over the limit both actions are lost', () => {
  const match = cardsUp({
    players: [{ character: 'reginald-kain', plan: planOf('2*', 'special') }, { character: 'thaddeus-birch' }],
  });
  passUntil(match, 1, 2);
  expect(lastEvents(match)).toContainEqual({ type: 'turn-lost', seat: 0, card: 'special', diamonds: 2, rating: 1 });
  expect(cashOf(match)).toEqual([12 + 3, 12 + 3]);
  expect(player(match, 0).plan[1]).toBeNull();
});

rule('harvey-golding.old-empire', 'he places first though his number is lowest, and again after all others', () => {
  const match = threeTeams();
  play(match, [0, choose('harvey-golding')], [1, choose('thaddeus-birch')], [2, choose('isaac')]);
  const home = board.rail('bown-town', 'aldenville');
  const others = board.rail('bown-town', 'warsop');
  expect(match.waiting()).toEqual([0]);
  play(match, [0, placeDepot(nth(home, 0))]);
  expect(match.waiting()).toEqual([1]);
  play(match, [1, placeDepot(nth(others, 0))]);
  expect(match.waiting()).toEqual([2]);
  play(match, [2, placeDepot(nth(board.rail('irdyo', 'warsop'), 0))]);
  expect(match.waiting()).toEqual([0]);
  for (const taken of [nth(home, 1), nth(others, 1)]) {
    expectRefused(match, 0, placeDepot(taken), 'setup.link-of-its-own');
  }
  const second = nth(board.rail('wiesbaden', 'irdyo'), 0);
  play(match, [0, placeDepot(second)]);
  expect(player(match, 0).depots.map(({ space }) => space)).toEqual([nth(home, 0), second]);
  expect(player(match, 0).airship).toBe(nth(home, 0));
  expect(cashOf(match)).toEqual([12, 12, 12]);
  expect(scoreOf(match.position, 0).total).toBe(12 + 2 * 10);
  expect(phaseOf(match)).toBe('plan');
});

rule('harvey-golding.old-empire', 'both of his starting depots are of his ten', () => {
  const spaces = [...board.rail('bown-town', 'aldenville'), ...board.rail('aldenville', 'warsop')];
  const match = cardsUp({
    players: [
      {
        character: 'harvey-golding',
        cash: 50,
        depots: spaces.slice(0, 9).map((space) => [space] as const),
        plan: planOf('special'),
      },
      { character: 'thaddeus-birch' },
    ],
  });
  const [tenth, eleventh] = [nth(spaces, 9), nth(board.rail('wiesbaden', 'irdyo'), 0)];
  play(match, [0, { type: 'build-depot', space: tenth }]);
  expectRefused(match, 0, { type: 'build-depot', space: eleventh }, 'build-depot.ten');
});

rule('reginald-kain.capital', 'he starts with $20, everybody else with $12', () => {
  const match = threeTeams();
  play(match, [0, choose('reginald-kain')], [1, choose('thaddeus-birch')]);
  expect(cashOf(match)).toEqual([12, 12, 12]);
  play(match, [2, choose('isaac')]);
  expect(cashOf(match)).toEqual([20, 12, 12]);
});
