import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action } from '../../index.ts';
import { board, nth } from '../support/board.ts';
import {
  cardsUp,
  cashOf,
  expectRefused,
  fly,
  goodsAt,
  goOn,
  lastEvents,
  load,
  offered,
  planOf,
  play,
  player,
  type PlayerChanges,
  solicit,
  stockOf,
  tableOf,
  unload,
} from '../support/table.ts';
import { passTurn, passUntil, phaseOf } from '../support/turns.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const TEXTILES = board.factory('textiles');
const OPPONENT: PlayerChanges = { character: 'harvey-golding', plan: planOf('0') };

rule('sky-castle.card', 'six spaces, with wide turns', () => {
  const match = cardsUp({
    players: [{ character: 'eli-diamond', airship: 29, plan: planOf('special') }, OPPONENT],
  });
  passUntil(match, 0, 1);
  expectRefused(match, 0, fly(30, 31, 32, 33, 34), 'flight.exact-length');
  expectRefused(match, 0, fly(30, 31, 32, 33, 43, 42), 'flight.wide-turns');
  play(match, [0, fly(30, 31, 32, 33, 44, 54)]);
  expect(player(match, 0).airship).toBe(54);
});

rule('clint-castle.expert-pilot', 'sharp turns, and still no way back', () => {
  const table = (character: string) =>
    passUntil(cardsUp({ players: [{ character, airship: HOME, plan: planOf('2') }, OPPONENT] }), 0, 1);
  // South-east, then west.
  expect(table('clint-castle').check(0, fly(41, 40))).toBeNull();
  expectRefused(table('eli-diamond'), 0, fly(41, 40), 'flight.wide-turns');
  expectRefused(table('clint-castle'), 0, fly(41, HOME), 'flight.no-backtracking');
  expect(offered(table('clint-castle'), 0, 'fly').map(({ path }) => path.at(-1))).toContain(40);
});

rule('clint-castle.expert-pilot', 'three sharp turns lead back to the start', () => {
  const match = passUntil(
    cardsUp({ players: [{ character: 'clint-castle', airship: HOME, plan: planOf('3') }, OPPONENT] }),
    0,
    1,
  );
  play(match, [0, fly(41, 40, HOME)]);
  expect(player(match, 0).airship).toBe(HOME);
});

rule('clint-castle.expert-pilot', 'he loads before the flight, unloads after it, or both', () => {
  const match = cardsUp({
    players: [{ character: 'clint-castle', airship: TEXTILES, depots: [[HOME, 'food']], plan: planOf('2') }, OPPONENT],
  });
  passUntil(match, 0, 1);
  expect(phaseOf(match)).toBe('cargo');
  play(
    match,
    [0, load('textiles')],
    [0, fly(41, HOME)],
    [0, unload('textiles')],
    [0, load('food', 'depot')],
    [0, goOn],
  );
  expect(goodsAt(match, 0, HOME)).toEqual(stockOf(['textiles']));
  expect(player(match, 0).hold).toEqual(stockOf(['food']));
  expect(phaseOf(match)).toBe('action');
});

rule('clint-castle.expert-pilot', 'before a flight he may also leave everything', () => {
  const match = cardsUp({
    players: [{ character: 'clint-castle', airship: TEXTILES, plan: planOf('2') }, OPPONENT],
  });
  passUntil(match, 0, 1);
  play(match, [0, goOn], [0, fly(41, HOME)]);
  expect(player(match, 0).hold).toEqual(stockOf([]));
});

rule('clint-castle.expert-pilot', 'nobody else loads before a flight', () => {
  const match = cardsUp({
    players: [{ character: 'eli-diamond', airship: TEXTILES, plan: planOf('2') }, OPPONENT],
  });
  passUntil(match, 0, 1);
  expectRefused(match, 0, load('textiles'), 'sequence.phase');
});

rule('clint-castle.expert-pilot', 'a route adjustment is no flight: he loads only after it', () => {
  const match = tableOf({
    players: [{ character: 'clint-castle', airship: TEXTILES, depots: [[41]] }, OPPONENT],
    factories: { textiles: 1 },
  });
  expectRefused(match, 0, load('textiles'), 'sequence.phase');
  play(match, [0, { type: 'adjust-route', to: 41 }]);
  expect(player(match, 0).hold).toEqual(stockOf([]));
  expect(match.waiting()).toEqual([1]);
});

function flyWith(card: string): Action {
  return { type: 'extra-flight', card };
}

rule(
  'eli-diamond.expert-mechanic',
  'as his action a card of the deck: a flight with its loading, and nothing more',
  () => {
    const match = tableOf({
      players: [
        { character: 'eli-diamond', airship: HOME, plan: ['0', '1', '3', '2'] },
        { ...OPPONENT, cash: 5 },
      ],
    });
    play(match, [0, flyWith('2')], [0, fly(41, TEXTILES)], [0, load('textiles')]);
    expect(player(match, 0)).toMatchObject({ cash: 12, extraCards: ['2'], airship: TEXTILES });
    expect(player(match, 0).hold).toEqual(stockOf(['textiles']));
    expect(match.waiting()).toEqual([1]);
  },
);

rule('eli-diamond.expert-mechanic', 'not a planned card, not one that was played, not one that is not his', () => {
  const match = tableOf({
    players: [
      { character: 'eli-diamond', airship: HOME, plan: ['0', '1', '3', '5**'], extraCards: ['2', '2'] },
      OPPONENT,
    ],
  });
  for (const card of ['0', '3', '5**', '2', 'nonsense']) {
    expectRefused(match, 0, flyWith(card), 'eli-diamond.expert-mechanic');
  }
  expect(offered(match, 0, 'extra-flight').map(({ card }) => card)).toEqual(['1', '2*', '3*', '4*', 'special']);
});

rule('eli-diamond.expert-mechanic', 'its diamonds must fit with all that lie open, the current card included', () => {
  const table = (plan: readonly string[]) => tableOf({ players: [{ character: 'eli-diamond', plan }, OPPONENT] });
  const burdened = table(['2*', '1', '3', '0']);
  expectRefused(burdened, 0, flyWith('special'), 'eli-diamond.expert-mechanic');
  expectRefused(burdened, 0, flyWith('5**'), 'eli-diamond.expert-mechanic');
  expect(burdened.check(0, flyWith('3*'))).toBeNull();
  // What is planned for later does not lie open yet.
  expect(table(['1', '2*', '3*', '4*']).check(0, flyWith('special'))).toBeNull();
});

rule('eli-diamond.expert-mechanic', 'it may be the Sky Castle card', () => {
  const match = tableOf({
    players: [{ character: 'eli-diamond', airship: 29, plan: planOf('1') }, OPPONENT],
  });
  play(match, [0, flyWith('special')], [0, fly(30, 31, 32, 33, 44, 54)]);
  expect(player(match, 0)).toMatchObject({ airship: 54, extraCards: ['special'] });
});

rule('eli-diamond.expert-mechanic', 'its diamonds count against later cards, and its letter counts for nothing', () => {
  const match = cardsUp({
    players: [
      { character: 'eli-diamond', airship: HOME, plan: planOf('1', '2*') },
      { ...OPPONENT, plan: planOf('3', '4*') },
    ],
  });
  play(match, [0, fly(41)], [0, flyWith('special')], [0, fly(42, 43, 44, 45, 46, 47)]);
  passTurn(match);
  expect(match.position.cycle).toBe(2);
  expect(lastEvents(match)).toContainEqual({ type: 'turn-lost', seat: 0, card: '2*', diamonds: 3, rating: 2 });
  expect(match.waiting()).toEqual([1]);
});

rule('eli-diamond.expert-mechanic', 'a card that went back for its diamonds is in the deck again', () => {
  const match = tableOf({
    cycle: 2,
    players: [{ character: 'eli-diamond', plan: [null, '1', '3', '0'] }, OPPONENT],
  });
  expect(match.check(0, flyWith('5**'))).toBeNull();
});

rule('eli-diamond.expert-mechanic', 'the cards come back to the deck at upkeep', () => {
  const match = tableOf({
    cycle: 4,
    order: [1, 0],
    turn: 1,
    players: [{ character: 'eli-diamond', extraCards: ['special', '1'] }, OPPONENT],
  });
  play(match, [0, solicit]);
  expect(phaseOf(match)).toBe('plan');
  expect(player(match, 0)).toMatchObject({ extraCards: [], plan: [null, null, null, null] });
  expect(cashOf(match)).toEqual([15, 12]);
});

rule('eli-diamond.expert-mechanic', 'nobody else has this action', () => {
  const match = tableOf({ players: [{ character: 'clint-castle' }, OPPONENT] });
  expectRefused(match, 0, flyWith('2'), 'eli-diamond.expert-mechanic');
});
