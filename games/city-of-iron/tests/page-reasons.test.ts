import { say } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { rankings } from '../rules/goods.ts';
import { reasons } from '../table/page/reasons.ts';
import { positionOf } from './support/table.ts';

it('leads that are won and lost are told', () => {
  const before = positionOf({ seats: 2, players: [{ home: [] }, { home: [] }] });
  const ahead = positionOf({ seats: 2, players: [{ home: ['A01', 'A02'] }, { home: [] }] });
  const told = (from: typeof before, to: typeof before): readonly string[] =>
    reasons({ before: from, after: from, ahead: to }, 0).map((reason) => say(reason));
  const led = [...rankings(ahead).values()].filter(({ ranks }) => ranks[0] === 1).length;
  expect(led).toBeGreaterThan(0);
  expect(told(before, before)).toEqual([]);
  expect(told(before, ahead)).toHaveLength(led);
  expect(told(before, ahead).every((one) => one.startsWith('You lead in '))).toBe(true);
  expect(told(ahead, before).every((one) => one.startsWith('You lose the lead in '))).toBe(true);
});
