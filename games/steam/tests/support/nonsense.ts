import * as fc from 'fast-check';
import { type Action, ACTION_TILES, GOODS, steam, TILES } from '../../index.ts';

const hex = fc.integer({ min: 0, max: 220 });
const edge = fc.integer({ min: 0, max: 5 });
const space = fc.integer({ min: 0, max: 13 });
const amount = fc.oneof(fc.integer({ min: 0, max: 25 }), fc.constant(Number.MAX_SAFE_INTEGER));
const known = steam.maps.ids().flatMap((map) => [...steam.maps.named(map).colorOf.keys()]);
/** Real ids, and names that every object has of itself. */
const city = fc.constantFrom(...new Set(known), '', 'constructor', '__proto__', 'atlantis');
const tile = fc.constantFrom(...TILES.faces.map(({ id }) => id), 'no-such-tile', 'toString');

/** Well-formed actions of every kind, mostly senseless. */
export const nonsense: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { type: 'pass' },
    { type: 'finish-building' },
    { type: 'improve-locomotive' },
    { type: 'decline-move' },
    { type: 'take-points', as: 'income' },
    { type: 'take-points', as: 'points' },
    { type: 'prefer', as: 'ask' },
    { type: 'prefer', as: 'points' },
  ),
  fc.oneof(
    amount.map((bid): Action => ({ type: 'bid', amount: bid })),
    amount.map((loans): Action => ({ type: 'buy-capital', loans })),
  ),
  fc.record({ type: fc.constant('take-tile' as const), tile: fc.constantFrom(...ACTION_TILES), pass: fc.boolean() }),
  fc.record({ type: fc.constant('build' as const), hex, tile, rotation: edge }),
  fc.record({ type: fc.constant('urbanize' as const), hex, city }),
  fc.oneof(
    fc.record({ type: fc.constant('grow-city' as const), city, space }),
    fc.record({ type: fc.constant('stock-city' as const), space }),
  ),
  fc.record({
    type: fc.constant('move-goods' as const),
    city,
    good: fc.constantFrom(...GOODS),
    exits: fc.array(edge, { maxLength: 7 }),
  }),
);
