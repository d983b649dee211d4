import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { buy, expectRefused, lastEvents, play, player, purses, type TableChanges, tableOf } from './support/table.ts';

const capital = (changes: TableChanges) =>
  tableOf({ mode: 'standard', phase: { name: 'buy-capital', seat: changes.order?.[0] ?? 0 }, ...changes });

rule('buy-capital.order', 'in turn order, once each', () => {
  const match = capital({ order: [2, 0, 1] });
  play(match, [2, buy(1)]);
  expectRefused(match, 2, buy(1), 'match.not-waiting');
  play(match, [0, buy(0)], [1, buy(2)]);
  expect(match.position.phase).toMatchObject({ name: 'auction-order', seat: 2 });
});

rule('buy-capital.price', '$5 for each income', () => {
  const match = play(capital({ players: [{ cash: 3, income: 2 }] }), [0, buy(3)]);
  expect(purses(match)[0]).toEqual([18, -1, 0]);
  expect(lastEvents(match)).toEqual([{ type: 'capital-bought', seat: 0, cash: 15 }]);
});

rule('buy-capital.price', 'none is fine', () => {
  const match = play(capital({}), [0, buy(0)]);
  expect(purses(match)[0]).toEqual([0, 0, 0]);
});

rule('buy-capital.price', 'from -10 on for two points each', () => {
  const match = play(capital({ players: [{ income: -9, points: 5 }] }), [0, buy(3)]);
  expect(purses(match)[0]).toEqual([15, -10, 1]);
});

rule('buy-capital.limit', 'until neither income nor points are left', () => {
  const match = capital({ players: [{ income: -8, points: 3 }] });
  expect(match.legal(0)).toEqual([buy(0), buy(1), buy(2), buy(3)]);
  expectRefused(match, 0, buy(4), 'buy-capital.limit');
  expectRefused(match, 0, buy(Number.MAX_SAFE_INTEGER), 'buy-capital.limit');
  const broke = capital({ players: [{ income: -10, points: 1 }] });
  expect(broke.legal(0)).toEqual([buy(0)]);
  play(broke, [0, buy(0)]);
  expect(player(broke, 0).points).toBe(1);
});
