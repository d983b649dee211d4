import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Event, Good } from '../../index.ts';
import { board, nth } from '../support/board.ts';
import {
  cardsUp,
  cashOf,
  cityState,
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
  ship,
  stockOf,
  tableOf,
} from '../support/table.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const BOWN_TOWN = { city: board.city('bown-town') };
const TEXTILES = board.factory('textiles');

rule('kings-over-aces.card', 'any distance from 0 to 3, decided when the flight begins', () => {
  const match = cardsUp({
    players: [
      { character: 'corey-mcqueen', airship: HOME, plan: planOf('special') },
      { character: 'thaddeus-birch', plan: planOf('4*') },
    ],
  });
  for (const path of [[], [41], [41, 52], [41, 52, 62]]) {
    expect(match.check(0, fly(...path))).toBeNull();
  }
  expectRefused(match, 0, fly(41, 52, 62, 71), 'flight.exact-length');
  expectRefused(match, 0, fly(41, 42, 53, 52), 'flight.exact-length');
  expectRefused(match, 0, fly(41, 42, board.citySpace('bown-town')), 'flight.wide-turns');
  expectRefused(match, 0, fly(board.citySpace('bown-town')), 'flight.not-on-a-city');
  const lengths = new Set(offered(match, 0, 'fly').map(({ path }) => path.length));
  expect(lengths).toEqual(new Set([0, 1, 2, 3]));
});

rule('kings-over-aces.card', 'a 0 is a flight: goods are loaded after it', () => {
  const match = cardsUp({
    players: [
      { character: 'corey-mcqueen', airship: TEXTILES, plan: planOf('special') },
      { character: 'thaddeus-birch', plan: planOf('4*') },
    ],
  });
  play(match, [0, fly()], [0, load('textiles')]);
  expect(player(match, 0).hold).toEqual(stockOf(['textiles']));
});

function gambler(changes: PlayerChanges = {}) {
  return {
    players: [
      { character: 'sebastian-king', depots: [[HOME, 'machinery', 'machinery']], ...changes },
      { character: 'bishop-kingston' },
    ],
  } as const;
}

function wagerOf(wager: number): Action {
  return { type: 'deliver', returnOne: false, wager };
}

function gambled(events: readonly Event[]) {
  return events.find((event) => event.type === 'gambled');
}

rule(
  'sebastian-king.gamble',
  'a token for each dollar; the delivered good among them pays $2 for each good, once',
  () => {
    const outcomes = new Set<boolean>();
    for (let seed = 0; seed < 20; seed++) {
      for (const wager of [1, 2, 3]) {
        const match = tableOf(gambler(), `gamble ${seed}`);
        play(match, [0, ship(HOME, 'machinery', 2, BOWN_TOWN)], [0, wagerOf(wager)]);
        const shown = gambled(lastEvents(match))?.shown ?? [];
        expect(shown).toHaveLength(wager);
        expect(new Set(shown).size).toBe(wager);
        const won = shown.includes('machinery');
        outcomes.add(won);
        expect(player(match, 0)).toMatchObject({ cash: 12 + 2 * 4 - wager + (won ? 2 * 2 : 0), tokens: 5 });
      }
    }
    expect(outcomes.size).toBe(2);
  },
);

rule('sebastian-king.gamble', 'each token is as likely as any other', () => {
  const seen = new Map<Good, number>();
  const games = 300;
  for (let seed = 0; seed < games; seed++) {
    const match = tableOf(gambler(), `token ${seed}`);
    play(match, [0, ship(HOME, 'machinery', 1, BOWN_TOWN)], [0, wagerOf(1)]);
    for (const good of gambled(lastEvents(match))?.shown ?? []) seen.set(good, (seen.get(good) ?? 0) + 1);
  }
  expect(seen.size).toBe(5);
  for (const count of seen.values()) expect(Math.abs(count - games / 5)).toBeLessThan(games / 10);
});

rule('sebastian-king.gamble', 'at most $3, and only what he has before he is paid', () => {
  const match = tableOf(gambler());
  play(match, [0, ship(HOME, 'machinery', 2, BOWN_TOWN)]);
  expectRefused(match, 0, wagerOf(4), 'sebastian-king.gamble');
  expect(offered(match, 0, 'deliver').map(({ wager }) => wager)).toEqual([0, 1, 2, 3]);
  play(match, [0, wagerOf(0)]);
  expect(player(match, 0).cash).toBe(12 + 8);
  const poor = tableOf(gambler({ cash: 2 }));
  play(poor, [0, ship(HOME, 'machinery', 2, BOWN_TOWN)]);
  expectRefused(poor, 0, wagerOf(3), 'sebastian-king.gamble');
  expect(poor.check(0, wagerOf(2))).toBeNull();
  const broke = tableOf(gambler({ cash: 0 }));
  play(broke, [0, ship(HOME, 'machinery', 2, BOWN_TOWN)]);
  expect(broke.waiting()).toEqual([1]);
});

rule('sebastian-king.gamble', 'a lost wager must leave the tolls payable', () => {
  const stops = [
    nth(board.rail('aldenville', 'warsop'), 0),
    nth(board.rail('warsop', 'irdyo'), 0),
    nth(board.rail('irdyo', 'wiesbaden'), 0),
    nth(board.rail('wiesbaden', 'warsop'), 0),
    nth(board.rail('warsop', 'bown-town'), 0),
  ];
  const match = tableOf({
    players: [
      { character: 'sebastian-king', cash: 3, trainLevel: 6, depots: [[HOME, 'machinery']] },
      { character: 'bishop-kingston', depots: stops.map((space) => [space] as const) },
    ],
  });
  play(match, [0, ship(HOME, 'machinery', 1, BOWN_TOWN)], [0, { type: 'choose-route', stops }]);
  // Three dollars in hand and four to come, less five of tolls.
  expectRefused(match, 0, wagerOf(3), 'sebastian-king.gamble');
  play(match, [0, wagerOf(2)]);
  const bonus = gambled(lastEvents(match))?.bonus ?? 0;
  expect(cashOf(match)).toEqual([bonus, 12 + 5]);
});

rule('sebastian-king.gamble', 'only on deliveries to cities, and only he', () => {
  const other = nth(board.rail('bown-town', 'aldenville'), 1);
  const match = tableOf(gambler({ depots: [[HOME, 'machinery'], [other]] }));
  play(match, [0, ship(HOME, 'machinery', 1, { depot: other })]);
  expect(match.waiting()).toEqual([1]);
  const bishop = tableOf({
    players: [{ character: 'bishop-kingston', depots: [[HOME, 'machinery']] }, { character: 'thaddeus-birch' }],
  });
  play(bishop, [0, ship(HOME, 'machinery', 1, BOWN_TOWN)]);
  expectRefused(bishop, 0, wagerOf(1), 'sebastian-king.gamble');
});

function trick(count: number, odd: Good, to: { city: number } | { depot: number } = BOWN_TOWN): Action {
  return { type: 'ship', from: HOME, good: 'machinery', count, odd, to };
}

function trickster(...goods: readonly Good[]): PlayerChanges {
  return { character: 'corey-mcqueen', depots: [[HOME, ...goods]] };
}

const OPPONENT = { character: 'bishop-kingston' };

rule('corey-mcqueen.bamboozle', 'one good of another kind is paid like the others, for a token', () => {
  const match = tableOf({
    players: [trickster('machinery', 'machinery', 'food'), OPPONENT],
    prices: { machinery: 6 },
  });
  play(match, [0, trick(3, 'food')]);
  expect(player(match, 0)).toMatchObject({ cash: 12 + 3 * 6, tokens: 4 });
  expect(cityState(match, 'bown-town')?.goods).toEqual(['machinery', 'machinery', 'food']);
  expect(goodsAt(match, 0, HOME)).toEqual(stockOf([]));
});

rule('corey-mcqueen.bamboozle', 'it takes a slot and pays toll; a city that it fills is fulfilled', () => {
  const theirs = nth(board.rail('bown-town', 'irdyo'), 0);
  const toIrdyo: Action = {
    type: 'ship',
    from: HOME,
    good: 'chemicals',
    count: 2,
    odd: 'food',
    to: { city: board.city('irdyo') },
  };
  const match = tableOf({
    players: [
      { ...trickster('chemicals', 'food'), trainLevel: 2 },
      { ...OPPONENT, depots: [[theirs]] },
    ],
    cities: { irdyo: { goods: ['chemicals', 'chemicals', 'chemicals'] } },
    demand: stockOf(['luxuries']),
  });
  play(match, [0, toIrdyo]);
  expect(cashOf(match)).toEqual([12 + 2 * 4 - 2, 12 + 2]);
  expect(cityState(match, 'irdyo')).toEqual({ wants: 'luxuries', demand: 'tile', goods: [] });
  const full = tableOf({
    players: [
      { ...trickster('chemicals', 'food'), trainLevel: 2 },
      { ...OPPONENT, depots: [[theirs]] },
    ],
    cities: { irdyo: { goods: ['chemicals', 'chemicals', 'chemicals', 'chemicals'] } },
  });
  expectRefused(full, 0, toIrdyo, 'ship.slots');
});

rule('corey-mcqueen.bamboozle', 'only to a city, with at least one good that it wants, from the same depot', () => {
  const other = nth(board.rail('bown-town', 'aldenville'), 1);
  const match = tableOf({
    players: [
      {
        character: 'corey-mcqueen',
        depots: [
          [HOME, 'machinery', 'food'],
          [other, 'luxuries'],
        ],
      },
      OPPONENT,
    ],
  });
  expectRefused(match, 0, trick(2, 'food', { depot: other }), 'corey-mcqueen.bamboozle');
  expectRefused(match, 0, trick(1, 'food'), 'corey-mcqueen.bamboozle');
  expectRefused(match, 0, trick(2, 'machinery'), 'corey-mcqueen.bamboozle');
  expectRefused(match, 0, trick(2, 'luxuries'), 'ship.goods');
  expectRefused(match, 0, trick(3, 'food'), 'ship.goods');
  expect(offered(match, 0, 'ship').filter(({ odd }) => odd === 'food')).toEqual([trick(2, 'food')]);
});

rule('corey-mcqueen.bamboozle', 'not without a token, and by nobody else', () => {
  const spent = tableOf({ players: [{ ...trickster('machinery', 'food'), tokens: 0 }, OPPONENT] });
  expectRefused(spent, 0, trick(2, 'food'), 'corey-mcqueen.bamboozle');
  const other = tableOf({
    players: [{ character: 'sebastian-king', depots: [[HOME, 'machinery', 'food']] }, OPPONENT],
  });
  expectRefused(other, 0, trick(2, 'food'), 'ship.one-kind');
});

rule('clearance.income', 'nothing is delivered, so nobody gambles, bamboozles or sends a good back', () => {
  for (const character of ['sebastian-king', 'corey-mcqueen', 'bishop-kingston']) {
    const match = tableOf({
      cycle: 0,
      order: [],
      phase: { name: 'clearance', seat: 0 },
      players: [{ character, depots: [[HOME, 'machinery', 'luxuries']] }, { character: 'thaddeus-birch' }],
    });
    expect(match.legal(0)).toEqual([{ type: 'clear', from: HOME, good: 'machinery' }, goOn]);
    play(match, [0, { type: 'clear', from: HOME, good: 'machinery' }]);
    expect(cashOf(match)).toEqual([12 + 4, 12]);
    expect(match.result()).not.toBeNull();
  }
});
