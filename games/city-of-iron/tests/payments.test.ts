import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityOfIron, type GameSet } from '../index.ts';
import { checkPayment, type Need, needsNothing, payments } from '../rules/three-actions/payment.ts';

const found = cityOfIron.sets.named('standard');
if (found === undefined) throw new RangeError('there is a standard set');
const set: GameSet = found;

const need: fc.Arbitrary<Need> = fc
  .record({
    distance: fc.integer({ min: 0, max: 4 }),
    work: fc.integer({ min: 0, max: 2 }),
    attack: fc.constantFrom(0, 0, 3, 7),
    vehicle: fc.constantFrom(null, null, 'ship' as const, 'airship' as const),
  })
  .filter((one) => !needsNothing(one));

/** Hands in the order of the set, with copies. */
const hands = fc
  .array(fc.constantFrom(...set.cards.keys()), { maxLength: 8 })
  .map((hand) => hand.toSorted((a, b) => (set.cardOrder.get(a) ?? 0) - (set.cardOrder.get(b) ?? 0)));

function enough(cards: readonly string[], { distance, work, attack, vehicle }: Need): boolean {
  const all = cards.map((id) => set.cards.get(id));
  const sum = (give: (card: NonNullable<(typeof all)[number]>) => number): number =>
    all.reduce((total, card) => total + (card === undefined ? 0 : give(card)), 0);
  return (
    sum((card) => card.skills.distance) >= distance &&
    sum((card) => card.skills.work) >= work &&
    sum((card) => card.attack) >= attack &&
    (vehicle === null || all.some((card) => card?.vehicle === vehicle))
  );
}

/** Every part of the hand that is enough while no smaller part of it is, by looking at all of them. */
function allPayments(hand: readonly string[], wanted: Need): readonly string[] {
  const kept = new Set<string>();
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const cards = hand.filter((_, index) => (mask & (1 << index)) !== 0);
    const least = cards.every((_, index) => !enough(cards.toSpliced(index, 1), wanted));
    if (enough(cards, wanted) && least) kept.add(cards.join(' '));
  }
  return [...kept].toSorted();
}

test('payments are all that pay without a card too many, each once', () => {
  fc.assert(
    fc.property(hands, need, (hand, wanted) => {
      const offered = payments(set, hand, wanted).map((cards) => cards.join(' '));
      expect(offered.toSorted()).toEqual(allPayments(hand, wanted));
    }),
    { numRuns: 400, seed: 3 },
  );
});

test('and these are the ones that are accepted', () => {
  fc.assert(
    fc.property(hands, need, fc.nat(), (hand, wanted, mask) => {
      const cards = hand.filter((_, index) => (mask & (1 << index)) !== 0);
      const accepted = checkPayment(set, hand, wanted, cards) === null;
      expect(accepted).toBe(allPayments(hand, wanted).includes(cards.join(' ')));
    }),
    { numRuns: 400, seed: 4 },
  );
});
