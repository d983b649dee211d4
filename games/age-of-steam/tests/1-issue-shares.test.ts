import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { expectRefused, issue, play, player, tableOf } from './support/table.ts';

rule('issue-shares.price', 'the example: two shares, one share, none', () => {
  const [john, dave, pete] = [0, 1, 2];
  const match = play(tableOf({ seats: 3 }), [john, issue(2)], [dave, issue(1)], [pete, issue(0)]);
  expect(player(match, john)).toMatchObject({ shares: 4, cash: 20 });
  expect(player(match, dave)).toMatchObject({ shares: 3, cash: 15 });
  expect(player(match, pete)).toMatchObject({ shares: 2, cash: 10 });
});

rule('issue-shares.player-order', 'each once, in player order, and nobody out of turn', () => {
  const match = tableOf({ seats: 4, order: [2, 0, 3, 1], phase: { name: 'issue-shares', seat: 2 } });
  const asked: (readonly number[])[] = [];
  for (const seat of [2, 0, 3, 1]) {
    asked.push(match.waiting());
    for (const other of [0, 1, 2, 3]) {
      if (other !== seat) expectRefused(match, other, issue(1), 'match.not-waiting');
    }
    play(match, [seat, issue(1)]);
  }
  expect(asked).toEqual([[2], [0], [3], [1]]);
  expect(match.position.phase.name).toBe('determine-player-order');
});

rule('issue-shares.optional', 'nobody has to', () => {
  const match = play(tableOf({ seats: 3 }), [0, issue(0)], [1, issue(0)], [2, issue(0)]);
  expect(match.position.players.map(({ shares, cash }) => [shares, cash])).toEqual([
    [2, 10],
    [2, 10],
    [2, 10],
  ]);
});

rule('issue-shares.maximum', 'fifteen and not one more, the first two included', () => {
  const match = tableOf({ seats: 3 });
  expect(match.legal(0)).toEqual(Array.from({ length: 14 }, (_, shares) => issue(shares)));
  expectRefused(match, 0, issue(14), 'issue-shares.maximum');
  play(match, [0, issue(13)]);
  expect(player(match, 0)).toMatchObject({ shares: 15, cash: 75 });
});

rule('issue-shares.maximum', 'at fifteen only none is left', () => {
  const match = tableOf({ seats: 3, players: [{ shares: 15 }, { shares: 14 }] });
  expect(match.legal(0)).toEqual([issue(0)]);
  expectRefused(match, 0, issue(1), 'issue-shares.maximum');
  play(match, [0, issue(0)]);
  expect(match.legal(1)).toEqual([issue(0), issue(1)]);
  expectRefused(match, 1, issue(2), 'issue-shares.maximum');
});
