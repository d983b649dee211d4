import { type OrderField, type Text, text } from '@roundhouse/kernel';
import * as z from 'zod/mini';

/** Orders that the rail games share: they bid alike, and raise their engines alike. */

const turn = z.int().check(z.gte(1));
const BID_LIMIT = 99;

export const auctionFields = z.strictObject({
  turn,
  limit: z.int().check(z.gte(0), z.lte(BID_LIMIT)),
  below: z.enum(['ask', 'raise']),
});
export type AuctionFields = z.infer<typeof auctionFields>;

export function auctionForm(inTurn: number): { readonly [K in keyof AuctionFields]: OrderField } {
  return {
    turn: { type: 'given', value: inTurn },
    limit: { type: 'number', label: text('The most to bid, in dollars'), min: 0, max: BID_LIMIT },
    below: {
      type: 'choice',
      label: text('As long as it costs no more'),
      choices: [
        { value: 'ask', label: text('ask me') },
        { value: 'raise', label: text('bid a dollar more than the others') },
      ],
    },
  };
}

export function auctionSentence({ turn: inTurn, limit, below }: AuctionFields): Text {
  return below === 'raise'
    ? text('Turn {turn}: bid a dollar more than the others, up to ${limit}; then leave the auction.', {
        turn: inTurn,
        limit,
      })
    : text('Turn {turn}: leave the auction when staying in it costs more than ${limit}.', { turn: inTurn, limit });
}

/** What the order wants of a seat that has to bid at least `next` and cannot pay more than `means`. */
export function bidBy({ limit, below }: AuctionFields, next: number, means: number): 'bid' | 'leave' | 'ask' {
  if (next > Math.min(limit, means)) return 'leave';
  return below === 'raise' ? 'bid' : 'ask';
}

export const moneyFields = z.strictObject({ turn, count: z.int().check(z.gte(0)), until: z.enum(['turn', 'end']) });
export type MoneyFields = z.infer<typeof moneyFields>;

/** How often to raise money at the start of a turn. */
export function moneyForm(
  inTurn: number,
  label: Text,
  most: number,
): { readonly [K in keyof MoneyFields]: OrderField } {
  return {
    turn: { type: 'given', value: inTurn },
    count: { type: 'number', label, min: 0, max: most },
    until: {
      type: 'choice',
      label: text('When'),
      choices: [
        { value: 'turn', label: text('only in turn {turn}', { turn: inTurn }) },
        { value: 'end', label: text('from turn {turn} on', { turn: inTurn }) },
      ],
    },
  };
}

export const engineFields = z.strictObject({ turn, round: z.enum(['1', '2']) });
export type EngineFields = z.infer<typeof engineFields>;

export function engineForm(inTurn: number, from: number): { readonly [K in keyof EngineFields]: OrderField } {
  const choices = [
    { value: '1', label: text('the first') },
    { value: '2', label: text('the second') },
  ];
  return {
    turn: { type: 'given', value: inTurn },
    round: { type: 'choice', label: text('Instead of which move'), choices: choices.slice(from - 1) },
  };
}

/** Where the match stands, for an order that is meant for a phase of a turn. */
export function comingTo(
  order: { readonly turn: number; readonly phase: number },
  now: { readonly turn: number; readonly phase: number },
): 'before' | 'there' | 'past' {
  const ahead = order.turn - now.turn || order.phase - now.phase;
  if (ahead === 0) return 'there';
  return ahead > 0 ? 'before' : 'past';
}
