import * as fc from 'fast-check';
import { CARDS, type Action, type Options, type Position } from './position.ts';

/** All sixty cards are somewhere, once. */
export function invariants(p: Position, { rounds }: Options, seats: number): string[] {
  const problems: string[] = [];
  const cards = [
    ...p.deck,
    ...p.hands.flat(),
    ...p.aside.flat(),
    ...p.left,
    ...p.sealed.flatMap((bid) => bid?.card ?? []),
  ];
  if (cards.length !== CARDS || new Set(cards).size !== CARDS) problems.push(`there are ${cards.length} cards`);
  if (p.hands.length !== seats) problems.push('a seat is missing');
  if (p.round > rounds) problems.push('there are too many rounds');
  return problems;
}

const card = fc.integer({ min: 1, max: CARDS });

export const nonsense: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>({ do: 'draw' }, { do: 'roll' }, { do: 'done' }, { do: 'unseal' }),
  card.map((held): Action => ({ do: 'aside', card: held })),
  card.map((held): Action => ({ do: 'seal', card: held })),
  fc.constantFrom<'prize' | 'coins'>('prize', 'coins').map((what): Action => ({ do: 'give', what })),
);
