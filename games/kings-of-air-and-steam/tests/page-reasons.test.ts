import { say } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { reasons } from '../table/page/reasons.ts';
import { positionOf } from './support/table.ts';

it('machines that would rise are told, and nothing else', () => {
  const before = positionOf({ players: [{ airshipLevel: 1, trainLevel: 1 }] });
  const ahead = positionOf({ players: [{ airshipLevel: 2, trainLevel: 1 }] });
  const both = positionOf({ players: [{ airshipLevel: 2, trainLevel: 3 }] });
  const told = (then: typeof before): readonly string[] =>
    reasons({ before, after: before, ahead: then }, 0).map((reason) => say(reason));
  expect(told(before)).toEqual([]);
  expect(told(ahead)).toEqual(['Your airship rises to level 2 this round.']);
  expect(told(both)).toEqual(['Your airship rises to level 2 this round.', 'Your train rises to level 3 this round.']);
});
