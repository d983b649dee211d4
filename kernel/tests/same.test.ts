import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf } from '../hash.ts';
import { sameJson } from '../same.ts';

const leaf = fc.constantFrom<unknown>(null, undefined, 0, -0, 1, Number.NaN, '', 'a', true, false);
/** Small, so that two of them are often the same. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'toString'), tie('value'), { maxKeys: 3 }),
  ),
}));

it('two values are the same exactly if their hashes are', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameJson(a, b)).toBe(hashOf(a) === hashOf(b));
      expect(sameJson(a, structuredClone(a))).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
