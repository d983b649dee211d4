import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { boardOf, GOODS, type Position, steam } from '../index.ts';
import { SIX_SEATS } from './support/six-seats.ts';
import { expectRefused, gameOf, take } from './support/table.ts';

const MAPS = ['northeast', 'ruhr'] as const;
const MODES = ['base', 'standard'] as const;
const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

function cubesBy(p: Position): Readonly<Record<string, number>> {
  const out = [...p.supply.flat(), ...Object.values(p.cubes).flat()];
  return Object.fromEntries(GOODS.map((good) => [good, p.bag[good] + out.filter((cube) => cube === good).length]));
}

rule('setup.players', 'three to five on both maps', () => {
  for (const map of MAPS) {
    for (const mode of MODES) {
      for (const seats of [3, 4, 5]) expect(gameOf({ map, mode }, seats).position.players).toHaveLength(seats);
      for (const seats of [0, 1, 2, 6, 3.5]) expect(() => gameOf({ map, mode }, seats)).toThrow('3 to 5 seats');
    }
  }
});

rule('setup.players', 'six on a map that takes them', () => {
  expect(gameOf({ map: SIX_SEATS }, 6).position.players).toHaveLength(6);
});

rule('setup.city-goods', 'as many as the map says, on cities and nowhere else', () => {
  for (const map of MAPS) {
    for (const seats of [4, 5]) {
      const { cubes } = gameOf({ map }, seats).position;
      const said = steam.maps.named(map).cities.map(({ id, startingGoods }) => [id, startingGoods]);
      expect(Object.entries(cubes).map(([id, goods]) => [id, goods.length])).toEqual(said);
    }
  }
});

rule('setup.city-goods', 'with three players one fewer on the Ruhr, and not on the other map', () => {
  const { cubes } = gameOf({ map: 'ruhr' }, 3).position;
  for (const { id, startingGoods } of steam.maps.named('ruhr').cities)
    expect(cubes[id]).toHaveLength(startingGoods - 1);
  const northeast = gameOf({ map: 'northeast' }, 3).position;
  for (const { id, startingGoods } of boardOf(northeast).cities)
    expect(northeast.cubes[id]).toHaveLength(startingGoods);
});

rule('setup.city-goods', 'by chance, out of 20 of each colour and 16 gray', () => {
  for (const map of MAPS) {
    for (const seats of [3, 5]) {
      expect(cubesBy(gameOf({ map }, seats).position)).toEqual({ red: 20, blue: 20, purple: 20, yellow: 20, gray: 16 });
    }
  }
  expect(gameOf({}, 4, 'a').position.cubes).not.toEqual(gameOf({}, 4, 'b').position.cubes);
});

rule('setup.goods-supply', 'twelve spaces of three cubes, or two with three players', () => {
  for (const map of MAPS) {
    for (const [seats, cubes] of [
      [3, 2],
      [4, 3],
      [5, 3],
    ] as const) {
      const { supply } = gameOf({ map }, seats).position;
      expect(supply.map((set) => set.length)).toEqual(new Array(12).fill(cubes));
    }
  }
});

rule('setup.starting-player', 'no income, no points, level 1 and no cash', () => {
  for (const mode of MODES) {
    for (const { cash, income, points, level, tile } of gameOf({ mode }, 4).position.players) {
      expect({ cash, income, points, level, tile }).toEqual({ cash: 0, income: 0, points: 0, level: 1, tile: null });
    }
  }
});

rule('setup.first-game', 'somebody by chance, then clockwise, with $0, $1, $2 and so on', () => {
  const firsts = new Set<number | undefined>();
  for (const seed of seeds) {
    const { order, players, phase, turn } = gameOf({ firstGame: true }, 4, seed).position;
    const [first = 0] = order;
    firsts.add(first);
    expect(order).toEqual([0, 1, 2, 3].map((step) => (first + step) % 4));
    expect(order.map((seat) => players[seat]?.cash)).toEqual([0, 1, 2, 3]);
    expect(phase).toEqual({ name: 'select-action-tiles', seat: first });
    expect(turn).toBe(1);
  }
  expect(firsts.size).toBe(4);
});

rule('setup.standard-order', 'any order, by chance', () => {
  const orders = new Set(seeds.map((seed) => gameOf({ mode: 'standard' }, 3, seed).position.order.join()));
  expect(orders.size).toBe(6);
});

rule('setup.standard-order', 'capital is bought first, and nobody holds a tile', () => {
  const { order, phase, players } = gameOf({ mode: 'standard' }, 5).position;
  expect(phase).toEqual({ name: 'buy-capital', seat: order[0] });
  expect(players.every(({ tile }) => tile === null)).toBe(true);
});

rule('setup.standard-order', 'the first-game set-up belongs to the base game', () => {
  const { phase, players } = gameOf({ mode: 'standard', firstGame: true }, 4).position;
  expect(phase.name).toBe('buy-capital');
  expect(players.map(({ cash }) => cash)).toEqual([0, 0, 0, 0]);
});

rule('setup.open', 'everybody sees everything', () => {
  const match = gameOf({}, 4);
  for (const eye of [0, 1, 2, 3, 'public'] as const) expect(steam.view(match.position, eye)).toEqual(match.position);
});

test('options say what they do not know', () => {
  expect(() => gameOf({ map: 'atlantis' }, 3)).toThrow('there is no map "atlantis"');
  expect(steam.options.parse({})).toEqual({ map: 'northeast', mode: 'base', firstGame: false });
});

test('nobody takes a tile before the places are sold', () => {
  const match = gameOf({}, 3);
  const [seat = 0] = match.waiting();
  expectRefused(match, seat, take('engineer'), 'sequence.phase');
});
