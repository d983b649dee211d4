import { type Schema, type Seat, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';

export const CARDS = 60;

const whole = z.int().check(z.nonnegative());
const card = z.int().check(z.minimum(1), z.maximum(CARDS));
/** Null where the eye that looks may not know the card. */
const heldCard = z.nullable(card);

const positionType = z.object({
  phase: z.enum(['market', 'seal', 'spoils', 'over']),
  rounds: whole,
  round: whole,
  /** Whose market turn it is, or who decides about the spoils. */
  turn: whole,
  winner: z.nullable(whole),
  used: z.array(z.enum(['draw', 'roll', 'aside'])),
  deck: z.array(heldCard),
  hands: z.array(z.array(heldCard)),
  aside: z.array(z.array(heldCard)),
  sealed: z.array(z.nullable(z.object({ card: heldCard }))),
  left: z.array(card),
  coins: z.array(whole),
  prizes: z.array(whole),
});

export type Card = number | null;

export interface Position {
  phase: 'market' | 'seal' | 'spoils' | 'over';
  rounds: number;
  round: number;
  turn: Seat;
  winner: Seat | null;
  used: readonly ('draw' | 'roll' | 'aside')[];
  deck: readonly Card[];
  hands: readonly (readonly Card[])[];
  aside: readonly (readonly Card[])[];
  sealed: readonly ({ readonly card: Card } | null)[];
  left: readonly number[];
  coins: readonly number[];
  prizes: readonly number[];
}

/** The first position, once the cards are dealt. */
export function opening(rounds: number, hands: readonly (readonly number[])[], deck: readonly number[]): Position {
  const zero = hands.map(() => 0);
  return {
    phase: 'market',
    rounds,
    round: 0,
    turn: 0,
    winner: null,
    used: [],
    deck,
    hands,
    aside: hands.map(() => []),
    sealed: hands.map(() => null),
    left: [],
    coins: zero,
    prizes: zero,
  };
}

export const position: Schema<Position> = schema<Position>(positionType);

const actionType = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('roll') }),
  z.strictObject({ do: z.literal('aside'), card }),
  z.strictObject({ do: z.literal('done') }),
  z.strictObject({ do: z.literal('seal'), card }),
  z.strictObject({ do: z.literal('unseal') }),
  z.strictObject({ do: z.literal('give'), what: z.enum(['prize', 'coins']) }),
]);

export type Action = z.infer<typeof actionType>;
export const action: Schema<Action> = schema<Action>(actionType);

const optionsType = z.strictObject({ rounds: z._default(z.int().check(z.minimum(1), z.maximum(4)), 3) });
export type Options = z.infer<typeof optionsType>;
export const options: Schema<Options> = schema<Options>(optionsType);

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number }
  | { readonly type: 'put-aside'; readonly seat: Seat }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'unsealed'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'gave'; readonly seat: Seat; readonly winner: Seat; readonly what: 'prize' | 'coins' };

export function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  return items.map((old, i) => (i === index ? item : old));
}

export function without<T>(items: readonly T[], item: T): T[] {
  const index = items.indexOf(item);
  return items.filter((_, i) => i !== index);
}

export function known(held: Card | undefined): number {
  if (held === null || held === undefined) throw new Error('a card that is not known here was needed');
  return held;
}
