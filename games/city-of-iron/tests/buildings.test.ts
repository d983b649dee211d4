import { describe, expect, test } from 'vitest';
import { cityOfIron, drawsNow, goodsOf, incomeNow, scienceNow, scoreNow, setOf } from '../index.ts';
import { positionOf } from './support/table.ts';

const buildings = cityOfIron.sets.named('standard').file.buildings;

/** Each building alone in a city: what it makes and what it does. */
describe.each(buildings)('$id $name', ({ id, goods, effects }) => {
  const p = positionOf({ seats: 4, players: [{ home: [id] }] });
  const [player] = p.players;
  if (player === undefined) throw new RangeError('somebody plays');

  test('makes its goods and pays for them', () => {
    expect(goodsOf(setOf(p), player)).toEqual(goods);
    expect(incomeNow(p, 0).goodsBuildings).toBe(Object.keys(goods).length === 0 ? 0 : 1);
  });

  test('does what it says, and nothing else', () => {
    const sum = (type: (typeof effects)[number]['type']): number =>
      effects.reduce((total, effect) => (effect.type === type ? total + effect.amount : total), 0);
    expect(incomeNow(p, 0).buildings).toBe(sum('income-coins'));
    expect(scienceNow(p, 0)).toBe(sum('income-science'));
    const draws = drawsNow(p, 0);
    expect(draws.citizen + draws.military + draws.either).toBe(1 + sum('round-draw'));
    expect(scoreNow(p, 0).buildings).toBe(0);
  });
});

test('a building that scores does so for its good', () => {
  const scoring = buildings.flatMap(({ id, effects }) =>
    effects.flatMap((effect) => (effect.type === 'score-bonus' ? [{ id, good: effect.good }] : [])),
  );
  expect(scoring).toHaveLength(8);
  for (const { id, good } of scoring) {
    const maker = buildings.find(({ goods }) => good in goods);
    const p = positionOf({ seats: 4, players: [{ home: [id, maker?.id ?? ''] }] });
    expect(scoreNow(p, 0).buildings).toBe(2);
  }
});
