import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Good } from '../../index.ts';
import { board, nth } from '../support/board.ts';
import {
  cardsUp,
  cashOf,
  expectRefused,
  fly,
  goodsAt,
  goOn,
  offered,
  planOf,
  play,
  player,
  type PlayerChanges,
  ship,
  solicit,
  stockOf,
  tableOf,
  unload,
} from '../support/table.ts';
import { passUntil, phaseOf } from '../support/turns.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const NEXT = nth(board.rail('bown-town', 'warsop'), 0);

function steal(from: 'airship' | 'depot', good: Good, jettison: Good | null = null, victim = 1): Action {
  return { type: 'steal-good', victim, from, good, jettison };
}

/** The Godfather with the special card, one space away from the airship and the depot of a victim. */
function ambush(thief: PlayerChanges = {}, victim: PlayerChanges = {}) {
  return cardsUp({
    players: [
      { character: 'thaddeus-birch', airship: HOME, plan: planOf('special'), ...thief },
      {
        character: 'isaac',
        airship: NEXT,
        hold: ['food'],
        depots: [[NEXT, 'luxuries', 'chemicals']],
        plan: planOf('4*'),
        ...victim,
      },
    ],
  });
}

rule('godfather.card', 'any distance from 0 to 2', () => {
  const match = ambush();
  for (const path of [[], [NEXT], [NEXT, 52]]) expect(match.check(0, fly(...path))).toBeNull();
  expectRefused(match, 0, fly(NEXT, 52, 62), 'flight.exact-length');
  expectRefused(match, 0, fly(NEXT, 40), 'flight.wide-turns');
});

rule('godfather.card', 'one good of another in the space where he ended, from airship or depot', () => {
  const match = ambush();
  play(match, [0, fly(NEXT)]);
  expect(match.position.phase).toEqual({ name: 'steal-good', seat: 0 });
  expect(offered(match, 0, 'steal-good')).toEqual([
    steal('airship', 'food'),
    steal('depot', 'chemicals'),
    steal('depot', 'luxuries'),
  ]);
  expectRefused(match, 0, steal('depot', 'food'), 'godfather.card');
  expectRefused(match, 0, steal('airship', 'food', null, 0), 'godfather.card');
  expectRefused(match, 0, steal('airship', 'food', null, 5), 'godfather.card');
  play(match, [0, steal('depot', 'luxuries')]);
  expect(player(match, 0).hold).toEqual(stockOf(['luxuries']));
  expect(goodsAt(match, 1, NEXT)).toEqual(stockOf(['chemicals']));
  expect(match.position.phase).toEqual({ name: 'action', seat: 0 });
});

rule('godfather.card', 'from the airship too, or nothing at all', () => {
  const robbed = ambush();
  play(robbed, [0, fly(NEXT)], [0, steal('airship', 'food')]);
  expect(player(robbed, 1).hold).toEqual(stockOf([]));
  expect(player(robbed, 0).hold).toEqual(stockOf(['food']));
  const spared = ambush();
  play(spared, [0, fly(NEXT)], [0, goOn]);
  expect(player(spared, 1).hold).toEqual(stockOf(['food']));
  expect(phaseOf(spared)).toBe('action');
});

rule('godfather.card', 'what he flew past is out of reach, and a 0 may end where somebody is', () => {
  const past = ambush();
  play(past, [0, fly(NEXT, 52)]);
  expect(phaseOf(past)).toBe('action');
  const still = ambush({}, { airship: HOME });
  play(still, [0, fly()], [0, steal('airship', 'food')]);
  expect(player(still, 0).hold).toEqual(stockOf(['food']));
});

rule('godfather.card', 'a full hold first loses one good of any kind; one with room loses none', () => {
  const full = ambush({ hold: ['food', 'textiles', 'textiles'] });
  play(full, [0, fly(NEXT)]);
  expectRefused(full, 0, steal('depot', 'luxuries'), 'godfather.card');
  expectRefused(full, 0, steal('depot', 'luxuries', 'machinery'), 'godfather.card');
  const again = full.fork(full.seq);
  play(full, [0, steal('depot', 'luxuries', 'textiles')]);
  expect(player(full, 0).hold).toEqual(stockOf(['food', 'textiles', 'luxuries']));
  // Any type, even the stolen one.
  play(again, [0, steal('airship', 'food', 'food')]);
  expect(player(again, 0).hold).toEqual(stockOf(['food', 'textiles', 'textiles']));
  const room = ambush({ hold: ['food'] });
  play(room, [0, fly(NEXT)]);
  expectRefused(room, 0, steal('depot', 'luxuries', 'food'), 'godfather.card');
});

rule('godfather.card', 'loading is over when he steals: only a route adjustment can unload it this turn', () => {
  const match = ambush({ depots: [[HOME]] });
  play(match, [0, fly(NEXT)], [0, steal('depot', 'luxuries')]);
  expectRefused(match, 0, unload('luxuries'), 'sequence.phase');
  play(match, [0, { type: 'adjust-route', to: HOME }], [0, unload('luxuries')]);
  expect(goodsAt(match, 0, HOME)).toEqual(stockOf(['luxuries']));
});

rule('godfather.card', 'over the diamond limit nothing of it happens', () => {
  const match = ambush({ plan: planOf('2*', 'special'), airship: 20 });
  passUntil(match, 0, 3);
  expect(player(match, 0)).toMatchObject({ hold: stockOf([]), plan: ['2*', null, '1', '2'] });
});

/** Depots of the other player on two links between the home of the shipper and Wiesbaden. */
const TOLL_STOPS = [nth(board.rail('bown-town', 'irdyo'), 0), nth(board.rail('irdyo', 'wiesbaden'), 0)];
const WIESBADEN = { city: board.city('wiesbaden') };

function shipper(character: string, changes: PlayerChanges = {}): readonly PlayerChanges[] {
  return [
    { character, trainLevel: 3, depots: [[HOME, 'textiles', 'textiles']], ...changes },
    { character: 'bishop-kingston', depots: TOLL_STOPS.map((space) => [space] as const) },
  ];
}

rule('thaddeus-birch.intimidate', 'he stops at the depots of others and pays nothing', () => {
  const match = tableOf({ players: shipper('thaddeus-birch', { cash: 0 }) });
  play(match, [0, ship(HOME, 'textiles', 2, WIESBADEN)]);
  expect(cashOf(match)).toEqual([2 * 4, 12]);
  const ezekiel = tableOf({ players: shipper('ezekiel-crane', { cash: 0 }) });
  play(ezekiel, [0, ship(HOME, 'textiles', 2, WIESBADEN)]);
  expect(cashOf(ezekiel)).toEqual([2 * 4 - 2 * 2, 12 + 4]);
});

rule('thaddeus-birch.intimidate', 'also to a depot of his own without a dollar in hand', () => {
  const far = nth(board.rail('wiesbaden', 'warsop'), 0);
  const depots = [[HOME, 'textiles'], [far]] as const;
  const match = tableOf({ players: shipper('thaddeus-birch', { cash: 0, depots }) });
  play(match, [0, ship(HOME, 'textiles', 1, { depot: far })]);
  expect(goodsAt(match, 0, far)).toEqual(stockOf(['textiles']));
  const ezekiel = tableOf({ players: shipper('ezekiel-crane', { cash: 0, depots }) });
  expectRefused(ezekiel, 0, ship(HOME, 'textiles', 1, { depot: far }), 'ship.tolls');
});

rule('thaddeus-birch.intimidate', 'stops still count, and a link without any depot is still closed', () => {
  const slow = tableOf({ players: shipper('thaddeus-birch', { trainLevel: 2 }) });
  expectRefused(slow, 0, ship(HOME, 'textiles', 1, WIESBADEN), 'ship.train-rating');
  const [thaddeus, other] = shipper('thaddeus-birch', { trainLevel: 6 });
  const gap = tableOf({ players: [{ ...thaddeus }, { ...other, depots: [[nth(TOLL_STOPS, 0)]] }] });
  expectRefused(gap, 0, ship(HOME, 'textiles', 1, WIESBADEN), 'ship.depot-on-every-link');
});

rule('thaddeus-birch.intimidate', 'in clearance too', () => {
  const clear: Action = { type: 'clear', from: HOME, good: 'textiles' };
  const inClearance = { cycle: 0, order: [], phase: { name: 'clearance', seat: 0 } } as const;
  const match = tableOf({ ...inClearance, players: shipper('thaddeus-birch') });
  play(match, [0, clear], [0, clear]);
  expect(cashOf(match)).toEqual([12 + 2 * 4, 12]);
  const ezekiel = tableOf({ ...inClearance, players: shipper('ezekiel-crane') });
  play(ezekiel, [0, clear], [0, clear]);
  expect(cashOf(ezekiel)).toEqual([12 + 2 * 4 - 2 * 2, 12 + 4]);
});

function rob(victim: number): Action {
  return { type: 'rob', victim };
}

/** Ezekiel Crane flies two spaces; others are on his way. */
function raid(first: PlayerChanges, second: PlayerChanges, thief: PlayerChanges = {}) {
  const match = cardsUp({
    players: [
      { character: 'ezekiel-crane', airship: HOME, plan: planOf('2'), ...thief },
      { character: 'isaac', plan: planOf('4*'), ...first },
      { character: 'bishop-kingston', plan: planOf('4*'), ...second },
    ],
  });
  return passUntil(match, 0, 1);
}

rule('ezekiel-crane.steal', '$3 from each airship that he meets on his way, ship by ship', () => {
  const match = raid({ airship: NEXT }, { airship: 52 });
  play(match, [0, fly(NEXT, 52)]);
  expect(match.legal(0)).toEqual([rob(1), rob(2), goOn]);
  play(match, [0, rob(2)]);
  expectRefused(match, 0, rob(2), 'ezekiel-crane.steal');
  play(match, [0, rob(1)]);
  expect(cashOf(match)).toEqual([12 + 6, 12 - 3, 12 - 3]);
  expect(phaseOf(match)).toBe('action');
});

rule('ezekiel-crane.steal', 'several in one space, and he may spare them', () => {
  const match = raid({ airship: NEXT }, { airship: NEXT });
  play(match, [0, fly(NEXT, 52)], [0, rob(1)], [0, goOn]);
  expect(cashOf(match)).toEqual([12 + 3, 12 - 3, 12]);
});

rule('ezekiel-crane.steal', 'a poorer victim pays what is there, and one with nothing is not asked', () => {
  const match = raid({ airship: NEXT, cash: 2 }, { airship: 52, cash: 0 });
  play(match, [0, fly(NEXT, 52)]);
  expect(match.legal(0)).toEqual([rob(1), goOn]);
  play(match, [0, rob(1)]);
  expect(cashOf(match)).toEqual([12 + 2, 0, 0]);
});

rule('ezekiel-crane.steal', 'not where the flight starts, not with a 0, not off the way', () => {
  const start = raid({ airship: HOME }, { airship: 62 });
  play(start, [0, fly(NEXT, 52)]);
  expect(phaseOf(start)).toBe('action');
  const still = raid({ airship: HOME }, { airship: 62 }, { plan: planOf('0') });
  play(still, [0, fly()]);
  expect(phaseOf(still)).toBe('action');
  expect(cashOf(still)).toEqual([12, 12, 12]);
});

rule('ezekiel-crane.steal', 'not on a route adjustment', () => {
  const match = tableOf({
    players: [
      { character: 'ezekiel-crane', airship: HOME },
      { character: 'isaac', airship: NEXT },
    ],
  });
  play(match, [0, { type: 'adjust-route', to: NEXT }]);
  expect(cashOf(match)).toEqual([12, 12]);
  expect(match.waiting()).toEqual([1]);
});

rule('ezekiel-crane.steal', 'ways to the same space that meet different airships are all offered', () => {
  // South-east then south-west, or south-west then south-east, to the same space.
  const end = 51;
  const match = raid({ airship: NEXT }, { airship: 40 });
  const ways = offered(match, 0, 'fly').filter(({ path }) => path.at(-1) === end);
  expect(new Set(ways.map(({ path }) => path[0]))).toEqual(new Set([40, NEXT]));
  expect(ways).toHaveLength(2);
});

rule('ezekiel-crane.steal', 'with his special card money and a good in one turn', () => {
  const match = raid({ airship: NEXT, hold: ['food'] }, { airship: 62 }, { plan: planOf('special') });
  play(match, [0, fly(NEXT)], [0, rob(1)], [0, steal('airship', 'food')], [0, solicit]);
  expect(cashOf(match)).toEqual([12 + 3 + 3, 12 - 3, 12]);
  expect(player(match, 0).hold).toEqual(stockOf(['food']));
});

rule('ezekiel-crane.steal', 'nobody else robs', () => {
  const match = raid({ airship: NEXT }, { airship: 52 }, { character: 'thaddeus-birch' });
  play(match, [0, fly(NEXT, 52)]);
  expectRefused(match, 0, rob(1), 'sequence.phase');
});
