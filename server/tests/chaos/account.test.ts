import type { Row } from '@roundhouse/host';
import { expect, it } from 'vitest';
import { Account } from './account.ts';

const [one, two] = [{ type: 'one' }, { type: 'two' }];

function row(seat: number, action: unknown, key: string | null = null): Row {
  return { entry: { seat, action }, key: key === null ? null : `${seat}/${key}` };
}

/** Seat 0 sent one action, which was played, and then a plan of two, of which it knows nothing; a bot sits on seat 1. */
function account(): Account {
  const kept = new Account();
  kept.send(0, 'a', { actions: [one] });
  kept.told(0, 'a', 'played');
  kept.send(0, 'b', { actions: [one, two] });
  return kept;
}

const played = row(0, one, 'a');

it.each([
  ['only what was acknowledged', [played]],
  ['also what nobody was told of', [played, row(0, one), row(0, two, 'b')]],
  ['what a bot did in between', [played, row(1, one), row(0, one), row(0, two, 'b')]],
])('an account agrees with %s', (_, rows) => {
  expect(account().problems(rows, [0])).toEqual([]);
});

it.each([
  ['0/a was acknowledged, and is missing', []],
  ['half of what a player sent stands at the end', [played, row(0, one)]],
  ['half of what a player sent stands before entry 2', [played, row(0, one), row(1, one)]],
  ['0/a was played twice, the second time as entry 1', [played, played]],
  ['0/b was not stored as it was sent', [played, row(0, two, 'b')]],
  ['entry 1 has the key 0/c, which nobody sent', [played, row(0, one, 'c')]],
  ["entry 1 is nobody's, and has the key 1/c", [played, row(1, one, 'c')]],
])('an account says that %s', (problem, rows) => {
  expect(account().problems(rows, [0])).toEqual([problem]);
});

it('an account says that what was refused is there', () => {
  const kept = account();
  kept.told(0, 'b', 'refused');
  expect(kept.problems([played, row(0, one), row(0, two, 'b')], [0])).toEqual(['0/b was refused, and was played']);
});
