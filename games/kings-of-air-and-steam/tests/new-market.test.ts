import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { NO_GOODS } from '../rules/stock.ts';
import { lastEvents, payUpkeep, play, player, tableOf } from './support/table.ts';

/** The end of a round, one payment before the next begins. */
function endOfRound(changes: Parameters<typeof tableOf>[0]) {
  return tableOf({
    phase: { name: 'upkeep', seat: 0 },
    cycle: 4,
    players: [{ hold: ['food'] }],
    ...changes,
  });
}

rule('new-market.prices', 'the example: luxuries twice and machinery once', () => {
  const match = endOfRound({ tiles: { ...NO_GOODS, luxuries: 2, machinery: 1 } });
  play(match, [0, payUpkeep]);
  expect(match.position.bins.toSorted()).toEqual(['luxuries', 'luxuries', 'machinery']);
  expect(match.position.prices).toEqual({ chemicals: 4, machinery: 5, food: 4, textiles: 4, luxuries: 6 });
  expect(player(match, 0).cash).toBe(11);
});

rule('new-market.three-tiles', 'three tiles leave the pile and lie in the bins', () => {
  const match = play(endOfRound({}), [0, payUpkeep]);
  expect(match.position.bins).toHaveLength(3);
  expect(Object.values(match.position.tiles).reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(match.position.phase.name).toBe('plan');
});

rule('new-market.highest-price', 'a price stops at $8', () => {
  const match = endOfRound({ tiles: { ...NO_GOODS, food: 3 }, prices: { food: 6 } });
  play(match, [0, payUpkeep]);
  expect(match.position.prices.food).toBe(8);
  expect(lastEvents(match).filter(({ type }) => type === 'price-raised')).toHaveLength(1);
});
