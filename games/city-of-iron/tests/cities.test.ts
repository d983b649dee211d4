import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { capacityOf, drawsNow, setOf } from '../index.ts';
import { discardAll, expectRefused, home, pay, play, playCard, player, tableOf } from './support/table.ts';

const TOKENS = ['k1', 'k2', 'k3'] as const;

rule('settle.land', 'an open land becomes a city, and is nobody else’s', () => {
  const hand = ['cit-explorer', 'cit-cartographer'];
  const match = tableOf({ players: [{ hand }, { hand }] });
  expectRefused(match, 0, playCard('cit-explorer'), 'settle.land');
  expectRefused(match, 0, playCard('cit-explorer', 'L03'), 'settle.land');
  expectRefused(match, 0, playCard('cit-cartographer', 'L01'), 'settle.land');
  play(match, [0, playCard('cit-explorer', 'L01')], [0, pay('cit-cartographer')], [0, { type: 'settle', token: 'k2' }]);
  discardAll(match);
  expect(player(match, 0).cities[1]).toEqual({ land: 'L01', tokens: [{ token: 'k2', side: 'city' }], buildings: [] });
  expect(match.position.lands).not.toContain('L01');
  expectRefused(match, 1, playCard('cit-explorer', 'L01'), 'settle.land');
});

rule('settle.distance', 'other cards must cover the distance; the Explorer does not count', () => {
  const near = tableOf({ players: [{ hand: ['cit-explorer'] }] });
  expectRefused(near, 0, playCard('cit-explorer', 'L01'), 'card-action.fuel');
  const hand = ['cit-explorer', 'cit-explorer', 'cit-cartographer'];
  const match = tableOf({ seats: 3, players: [{ hand }] });
  play(match, [0, playCard('cit-explorer', 'L03')]);
  expectRefused(match, 0, pay('cit-cartographer'), 'card-action.fuel');
  expect(match.legal(0)).toEqual([pay('cit-cartographer', 'cit-explorer')]);
});

rule('settle.vehicle', 'the vehicle must be among the cards that pay, and its distance counts', () => {
  const hand = ['cit-explorer', 'cit-cargo-ship', 'cit-cloud-skimmer', 'cit-merchant', 'cit-cartographer'];
  const match = tableOf({ players: [{ hand }] });
  play(match, [0, playCard('cit-explorer', 'L04')]);
  expectRefused(match, 0, pay('cit-cloud-skimmer'), 'settle.vehicle');
  expect(match.legal(0)).toEqual([
    pay('cit-cartographer', 'cit-cargo-ship'),
    pay('cit-cargo-ship', 'cit-cloud-skimmer'),
    pay('cit-cargo-ship', 'cit-merchant'),
  ]);
});

rule('settle.vehicle', 'an airship is no ship, nor the other way round', () => {
  const air = tableOf({ players: [{ hand: ['cit-explorer', 'cit-wyvern-ship'] }] });
  expectRefused(air, 0, playCard('cit-explorer', 'L04'), 'settle.vehicle');
  const sea = tableOf({ players: [{ hand: ['cit-explorer', 'cit-scout-ship', 'cit-cargo-ship'] }] });
  expectRefused(sea, 0, playCard('cit-explorer', 'L07'), 'settle.vehicle');
});

rule('expand.own-city', 'the Mayor adds districts, several to one city', () => {
  const hand = ['cit-mayor', 'cit-junkbot'];
  const match = tableOf({ players: [{ hand, districts: ['k1'] }, {}] });
  const { land } = home(match, 0);
  play(match, [0, playCard('cit-mayor')], [0, pay('cit-junkbot')]);
  expectRefused(match, 0, { type: 'expand', land: 'L01', token: 'k2' }, 'expand.own-city');
  play(match, [0, { type: 'expand', land, token: 'k2' }]);
  expect(home(match, 0).tokens.map(({ token, side }) => `${token} ${side}`)).toEqual([
    'start city',
    'k1 district',
    'k2 district',
  ]);
});

rule('cities.tokens', 'each token is used once, and without one there is nothing to found', () => {
  const hand = ['cit-mayor', 'cit-junkbot', 'cit-explorer', 'cit-cartographer'];
  const none = tableOf({ players: [{ hand, districts: TOKENS }] });
  expectRefused(none, 0, playCard('cit-mayor'), 'cities.tokens');
  expectRefused(none, 0, playCard('cit-explorer', 'L01'), 'cities.tokens');
  const match = tableOf({ players: [{ hand, districts: ['k1'] }] });
  play(match, [0, playCard('cit-mayor')], [0, pay('cit-junkbot')]);
  const { land } = home(match, 0);
  for (const token of ['k1', 'start', 'k9']) expectRefused(match, 0, { type: 'expand', land, token }, 'cities.tokens');
  const settler = tableOf({ players: [{ hand, districts: ['k1'] }] });
  play(settler, [0, playCard('cit-explorer', 'L01')], [0, pay('cit-cartographer')]);
  expectRefused(settler, 0, { type: 'settle', token: 'k1' }, 'cities.tokens');
  expect(settler.legal(0)).toHaveLength(2);
});

rule('cities.capacity', 'room is summed, and each token brings a card', () => {
  const match = tableOf({
    players: [
      {
        districts: ['k2', 'k3'],
        cities: [{ land: 'L01', tokens: [{ token: 'k1', side: 'city' }], buildings: [] }],
      },
    ],
  });
  const p = match.position;
  const rooms = player(match, 0).cities.map((city) => capacityOf(p, setOf(p), player(match, 0), city));
  expect(rooms).toEqual([5 + 2 + 2, 3]);
  expect(drawsNow(p, 0)).toEqual({ citizen: 3, military: 1, either: 0 });
});
