import { hashOf } from '@roundhouse/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  [null, '93581347b5ead024'],
  [true, '21843ae668fe1fa9'],
  [0, '480092a60a360dad'],
  [-1.5, 'd9469a995dbcc32a'],
  ['', 'a07ee0eff07edfab'],
  ['é😀"\n', 'cb3e2df4eb165a58'],
  [[], 'ed188b7cc1b3ceec'],
  [{}, '18d1493e21cf289a'],
  [[1, [2, '3']], '61f8004549d8e286'],
  [{ a: 1, b: { c: [null, false] } }, 'efbfa139acd4a794'],
])('the hash of %j never changes: stored records depend on it', (value, hash) => {
  expect(hashOf(value)).toBe(hash);
});

test('the order of keys does not matter, the order of a list does', () => {
  expect(hashOf({ b: 1, a: { d: 2, c: 3 } })).toBe(hashOf({ a: { c: 3, d: 2 }, b: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test('a value hashes as what is left of it in JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (value) => {
      expect(hashOf(value)).toBe(hashOf(JSON.parse(JSON.stringify(value))));
    }),
  );
  expect(hashOf({ a: undefined, b: [undefined, Number.NaN, -0] })).toBe(hashOf({ b: [null, null, 0] }));
});

test('values that differ a little hash differently', () => {
  const hashes = new Set<string>();
  let values = 0;
  for (let i = 0; i < 20_000; i++) {
    for (const value of [i, String(i), [i], { [i]: 0 }, { a: i }]) {
      hashes.add(hashOf(value));
      values++;
    }
  }
  expect(hashes.size).toBe(values);
});

test('what looks alike is told apart', () => {
  const values = [
    1,
    '1',
    [1],
    { 1: 1 },
    [[1]],
    [1, []],
    [[], 1],
    {},
    [],
    '',
    null,
    [null],
    false,
    'false',
    ['a,b'],
    ['a', 'b'],
  ];
  expect(new Set(values.map(hashOf)).size).toBe(values.length);
});
