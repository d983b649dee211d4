import { changePlayer, entryOf, fieldOf, itemAt, playerAt } from '@roundhouse/kernel';
import { expect, test } from 'vitest';

test('what is there is found, zero and nothing included', () => {
  expect(itemAt([3, 0], 1)).toBe(0);
  expect(itemAt([null], 0)).toBeNull();
  expect(itemAt(Int8Array.of(7), 0)).toBe(7);
  expect(entryOf(new Map([['a', 0]]), 'a')).toBe(0);
  expect(fieldOf({ a: 0 }, 'a')).toBe(0);
});

test('what is missing is an error, said with its place', () => {
  expect(() => itemAt([3, 0], 2)).toThrow('a list of 2 has nothing at 2');
  expect(() => itemAt([3, 0], -1)).toThrow('nothing at -1');
  expect(() => entryOf(new Map([['a', 0]]), 'b')).toThrow('there is no entry "b"');
  expect(() => fieldOf({ a: 0 }, 'b')).toThrow('there is no field "b"');
  expect(() => fieldOf({}, 'constructor')).toThrow('there is no field "constructor"');
});

test('a player is changed by being replaced', () => {
  const before = [
    { cash: 1, name: 'a' },
    { cash: 2, name: 'b' },
  ];
  const p = { players: before };
  changePlayer(p, 1, { cash: 5 });
  expect(playerAt(p, 1)).toEqual({ cash: 5, name: 'b' });
  expect(before[1]).toEqual({ cash: 2, name: 'b' });
  expect(() => playerAt(p, 2)).toThrow('there is no seat 2');
});
