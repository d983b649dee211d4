import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Space } from '../index.ts';
import { board, nth } from './support/board.ts';
import {
  cardsUp,
  expectRefused,
  fly,
  load,
  offered,
  planOf,
  play,
  player,
  solicit,
  stockOf,
  tableOf,
  unload,
} from './support/table.ts';

const adjust = (to: Space): Action => ({ type: 'adjust-route', to });

rule('route-adjustment.one-space', 'in any direction, one space', () => {
  const match = tableOf({ players: [{ airship: 43 }] });
  expect(
    offered(match, 0, 'adjust-route')
      .map(({ to }) => to)
      .toSorted((a, b) => a - b),
  ).toEqual(
    (board.area.neighbours[43] ?? []).filter((to) => to !== board.citySpace('irdyo')).toSorted((a, b) => a - b),
  );
  expectRefused(match, 0, adjust(43), 'route-adjustment.one-space');
  expectRefused(match, 0, adjust(nth(board.way(43, 0, 0), -1)), 'route-adjustment.one-space');
  expectRefused(match, 0, adjust(999), 'route-adjustment.one-space');
});

rule('route-adjustment.one-space', 'not over a city, not on to a partial hex', () => {
  const city = board.citySpace('bown-town');
  expectRefused(
    tableOf({ players: [{ airship: nth(board.way(city, 3), 0) }] }),
    0,
    adjust(city),
    'flight.not-on-a-city',
  );
  const [corner = 0] = board.way(8, 5);
  expectRefused(tableOf({ players: [{ airship: 8 }] }), 0, adjust(corner), 'flight.no-partial-hex');
});

rule('route-adjustment.one-space', 'it may go back where the flight came from', () => {
  const match = cardsUp({ players: [{ airship: 43, plan: planOf('1') }, { plan: planOf('2') }] });
  play(match, [0, fly(nth(board.way(43, 4), 0))], [0, adjust(43)]);
  expect(player(match, 0).airship).toBe(43);
});

rule('route-adjustment.cargo', 'the example: the machinery is gone, so two luxuries by an adjustment', () => {
  const [machinery, luxuries] = [board.factory('machinery'), board.factory('luxuries')];
  const match = cardsUp({
    players: [
      { airship: machinery, plan: planOf('0') },
      { airship: 72, plan: planOf('2') },
    ],
    factories: { machinery: 2, luxuries: 2 },
  });
  const [green, yellow] = [0, 1];
  play(match, [green, fly()], [green, load('machinery')], [green, load('machinery')], [green, solicit]);
  expect(offered(match, yellow, 'fly').some(({ path }) => path.at(-1) === machinery)).toBe(true);
  const beside = board.area.neighbours[luxuries] ?? [];
  const way = offered(match, yellow, 'fly').find(({ path }) => beside.includes(path.at(-1) ?? -1));
  if (way === undefined) throw new RangeError('no way to a space beside the luxuries');
  play(match, [yellow, way], [yellow, adjust(luxuries)], [yellow, load('luxuries')], [yellow, load('luxuries')]);
  expect(player(match, yellow).hold).toEqual(stockOf(['luxuries', 'luxuries']));
});

rule('route-adjustment.cargo', 'unloading too', () => {
  const rail = board.rail('bown-town', 'warsop');
  const match = tableOf({ players: [{ airship: nth(rail, 0), hold: ['food'], depots: [[nth(rail, 1)]] }] });
  play(match, [0, adjust(nth(rail, 1))], [0, unload('food')]);
  expect(player(match, 0).depots[0]?.goods.food).toBe(1);
});

rule('solicit-funds.three-dollars', '$3 from the bank', () => {
  expect(player(play(tableOf({}), [0, solicit]), 0).cash).toBe(15);
});
