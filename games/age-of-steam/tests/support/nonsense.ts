import * as fc from 'fast-check';
import { type Action, ACTIONS, ageOfSteam, GOODS, TILES } from '../../index.ts';

const hex = fc.integer({ min: 0, max: 220 });
const edge = fc.integer({ min: 0, max: 5 });
const good = fc.constantFrom(...GOODS);
const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(Number.MAX_SAFE_INTEGER));
const cities = ageOfSteam.maps.ids().flatMap((map) => [...ageOfSteam.maps.named(map).colorOf.keys()]);
/** Real ids, and names that every object has of itself. */
const city = fc.constantFrom(...new Set(cities), '', 'constructor', '__proto__', 'atlantis');
const tile = fc.constantFrom(...TILES.faces.map(({ id }) => id), 'no-such-tile', 'toString');

/** Well-formed actions of every kind, mostly senseless. */
export const nonsense: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { type: 'pass' },
    { type: 'drop-out' },
    { type: 'finish-building' },
    { type: 'upgrade-engine' },
    { type: 'decline-move' },
    { type: 'draw-goods' },
    { type: 'decline-production' },
  ),
  amount.map((shares): Action => ({ type: 'issue-shares', shares })),
  amount.map((bid): Action => ({ type: 'bid', amount: bid })),
  fc.constantFrom(...ACTIONS).map((action): Action => ({ type: 'select-action', action })),
  fc.record({ type: fc.constant('urbanize' as const), hex, city }),
  fc.record({ type: fc.constant('build' as const), hex, tile, rotation: edge }),
  fc.record({ type: fc.constant('build' as const), hex, tile, rotation: edge }),
  fc.record({ type: fc.constant('move-goods' as const), city, good, exits: fc.array(edge, { maxLength: 7 }) }),
  fc.record({
    type: fc.constant('place-good' as const),
    good,
    column: fc.integer({ min: 0, max: 25 }),
    square: fc.integer({ min: 0, max: 4 }),
  }),
);
