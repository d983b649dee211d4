import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Growing } from '../growing.ts';

type Step = { readonly add: number } | { readonly cut: number } | { readonly copy: number } | 'read';

it('copies that share what they have in common go their own ways, as lists of their own would', () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ add: fc.nat(9) }),
    fc.record({ cut: fc.nat(12) }),
    fc.record({ copy: fc.nat(12) }),
    fc.constant('read' as const),
  );
  // Each step is taken on one of the lists that there are by then.
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), step), { maxLength: 60 }), (steps) => {
      const read: (readonly [readonly number[], readonly number[]])[] = [];
      const lists = [{ shared: new Growing<number>(), plain: new Array<number>() }];
      for (const [which, what] of steps) {
        const one = lists[which % lists.length];
        if (one === undefined) throw new Error('there is always one');
        if (what === 'read') read.push([[...one.shared.all()], [...one.plain]]);
        else if ('add' in what) {
          one.shared.push(what.add);
          one.plain.push(what.add);
        } else if ('cut' in what) {
          one.shared.cutTo(what.cut);
          one.plain.length = Math.min(one.plain.length, what.cut);
        } else lists.push({ shared: one.shared.upTo(what.copy), plain: one.plain.slice(0, what.copy) });
      }
      for (const [shared, plain] of read) expect(shared).toEqual(plain);
      for (const { shared, plain } of lists) {
        expect(shared.all()).toEqual(plain);
        expect(shared.length).toBe(plain.length);
        expect(shared.at(plain.length)).toBeUndefined();
        expect(shared.at(plain.length - 1)).toBe(plain.at(-1));
      }
    }),
  );
});
