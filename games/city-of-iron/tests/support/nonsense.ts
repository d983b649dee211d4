import * as fc from 'fast-check';
import { type Action, cityOfIron } from '../../index.ts';

const file = cityOfIron.sets.named('standard').file;
if (file === undefined) throw new RangeError('there is a standard set');

/** Real ids, and names that every object has of itself. */
const odd = ['', 'constructor', '__proto__', 'toString', 'atlantis'];
const building = fc.constantFrom(...file.buildings.map(({ id }) => id), ...odd);
const card = fc.constantFrom(...file.cards.map(({ id }) => id), ...odd);
const cards = fc.array(card, { maxLength: 5 });
const land = fc.constantFrom(...file.lands.map(({ id }) => id), ...odd);
const town = fc.constantFrom(...file.towns.map(({ id }) => id), ...odd);
const token = fc.constantFrom(...file.tokens.map(({ id }) => id), ...odd);
const nation = fc.constantFrom(...file.nations.map(({ id }) => id), ...odd);
const number = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Number.MAX_SAFE_INTEGER));
const deck = fc.constantFrom('citizen' as const, 'military' as const);

/** Well-formed actions of every kind, mostly senseless. */
export const nonsense: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { type: 'keep-bid' },
    { type: 'tax' },
    { type: 'buy-science' },
    { type: 'finish-effect' },
    { type: 'finish-buying' },
  ),
  fc.record({ type: fc.constant('choose-nation' as const), nation }),
  fc.record({ type: fc.constant('stack-decks' as const), citizen: cards, military: cards }),
  fc.record({ type: fc.constant('bid' as const), space: number }),
  fc.record({ type: fc.constant('build' as const), building, land, demolish: fc.option(building) }),
  fc.oneof(
    fc.record({ type: fc.constant('store' as const), building }),
    fc.record({ type: fc.constant('demolish' as const), building }),
    fc.record({ type: fc.constant('move-building' as const), building, land }),
  ),
  fc.record({ type: fc.constant('draw' as const), deck }),
  fc.record({ type: fc.constant('play-card' as const), card, way: number, land: fc.option(land) }),
  fc.record({ type: fc.constant('attack' as const), town }),
  fc.oneof(
    fc.record({ type: fc.constant('pay' as const), cards }),
    fc.record({ type: fc.constant('discard' as const), cards: fc.array(card, { minLength: 1, maxLength: 4 }) }),
  ),
  fc.oneof(
    fc.record({ type: fc.constant('settle' as const), token }),
    fc.record({ type: fc.constant('expand' as const), land, token }),
  ),
  fc.oneof(
    fc.record({ type: fc.constant('recover' as const), card }),
    fc.record({ type: fc.constant('buy' as const), card }),
    fc.record({ type: fc.constant('put-back' as const), card }),
  ),
  fc.record({ type: fc.constant('steal' as const), from: number }),
);
