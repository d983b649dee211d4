import { Match } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { ageOfSteam, type Event, GOODS, type Position } from '../index.ts';
import { rollForOrder } from '../rules/setup.ts';
import { rustBelt } from './support/rails.ts';
import { diceOf } from './support/scripted.ts';
import { eventsOf } from './support/table.ts';

const start = (seats: number, seed: string) => Match.start(ageOfSteam, { seats, seed });

function cubesBy(p: Position): Readonly<Record<string, number>> {
  const out = [...p.display.flat(), ...Object.values(p.cubes).flat()];
  return Object.fromEntries(GOODS.map((good) => [good, p.bag[good] + out.filter((cube) => cube === good).length]));
}

rule('setup.players', 'three to six on the Rust Belt', () => {
  for (const seats of [3, 4, 5, 6]) expect(start(seats, 'a').position.players).toHaveLength(seats);
  for (const seats of [0, 1, 2, 7, 3.5]) expect(() => start(seats, 'a')).toThrow('3 to 6 seats');
});

rule('setup.goods-display', '52 squares, one cube each, out of 96', () => {
  const { display, bag, cubes } = start(4, 'a').position;
  expect(display.flat()).toHaveLength(52);
  expect(display.flat()).not.toContain(null);
  expect(display.map((squares) => squares.length)).toEqual(
    rustBelt.columns.map(({ city }) => (city.length > 1 ? 3 : 2)),
  );
  expect(GOODS.reduce((sum, good) => sum + bag[good], 0)).toBe(96 - 52 - Object.values(cubes).flat().length);
});

rule('setup.goods-display', 'cubes are drawn by chance from 20 of each colour and 16 black', () => {
  for (const seed of ['a', 'b', 'c']) {
    expect(cubesBy(start(3, seed).position)).toEqual({ red: 20, blue: 20, purple: 20, yellow: 20, black: 16 });
  }
  expect(start(3, 'a').position.display).not.toEqual(start(3, 'b').position.display);
});

rule('setup.city-goods', 'three for Pittsburgh and Wheeling, two for every other city, none elsewhere', () => {
  const { cubes } = start(5, 'a').position;
  expect(Object.keys(cubes).toSorted()).toEqual(rustBelt.cities.map(({ id }) => id).toSorted());
  for (const [city, there] of Object.entries(cubes)) {
    expect(there).toHaveLength(city === 'pittsburgh' || city === 'wheeling' ? 3 : 2);
  }
});

rule('setup.starting-player', '$10, two shares, one link, no income', () => {
  const { players } = start(6, 'a').position;
  for (const player of players) {
    expect(player).toEqual({
      cash: 10,
      shares: 2,
      engine: 1,
      income: 0,
      action: null,
      hasBuilt: false,
      outInTurn: null,
    });
  }
});

rule('setup.player-order', 'three dice each, the highest first', () => {
  const told: Event[] = [];
  const order = rollForOrder([0, 1, 2], diceOf(1, 2, 3, 6, 6, 6, 4, 4, 4), (event) => told.push(event));
  expect(order).toEqual([1, 2, 0]);
  expect(told).toEqual([
    { type: 'order-rolled', seat: 0, dice: [1, 2, 3] },
    { type: 'order-rolled', seat: 1, dice: [6, 6, 6] },
    { type: 'order-rolled', seat: 2, dice: [4, 4, 4] },
  ]);
});

rule('setup.player-order', 'ties roll again among themselves, for the places they tied for', () => {
  const once = diceOf(3, 3, 3, 6, 6, 6, 2, 3, 4, 1, 1, 1, /* seats 0 and 2 */ 1, 1, 2, 1, 1, 3);
  expect(rollForOrder([0, 1, 2, 3], once, () => {})).toEqual([1, 2, 0, 3]);
  const twice = diceOf(1, 1, 1, 1, 1, 1, /* again */ 5, 5, 5, 4, 5, 6, /* and again */ 6, 1, 1, 1, 1, 1);
  expect(rollForOrder([0, 1], twice, () => {})).toEqual([0, 1]);
});

rule('setup.player-order', 'the order of a new game is that of its dice', () => {
  const match = start(4, 'order');
  const [setup] = match.events('public');
  const rolled = eventsOf(setup?.events ?? [], 'order-rolled');
  expect(rolled.length).toBeGreaterThanOrEqual(4);
  const totals = new Map(rolled.slice(0, 4).map(({ seat, dice }) => [seat, dice.reduce((sum, die) => sum + die, 0)]));
  const inOrder = match.position.order.map((seat) => totals.get(seat) ?? 0);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  expect(match.position.order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

rule('setup.open', 'every eye sees the whole position', () => {
  const match = start(3, 'a');
  for (const eye of [0, 1, 2, 'public'] as const) expect(match.viewAt(0, eye)).toEqual(match.position);
});

test('a game begins with the first player issuing shares in turn 1', () => {
  const { position } = start(3, 'a');
  expect(position.turn).toBe(1);
  expect(position.phase).toEqual({ name: 'issue-shares', seat: position.order[0] });
});
