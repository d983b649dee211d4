import { actUnless, itemAt, type OrderAnswer, orderKind, schema, type Seat, text } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { setOf } from './content/sets.ts';
import type { Action } from './rules/actions.ts';
import { isLastRound } from './rules/end-round/index.ts';
import type { Position } from './rules/position.ts';
import { sequence } from './rules/sequence.ts';

const round = z.int().check(z.gte(1));
const ACTIONS_PER_ROUND = 3;

function tried(p: Position, seat: Seat, action: Action): OrderAnswer<Action> {
  return actUnless(sequence.check(p, seat, action), action);
}

const ROUND_IS_OVER = (past: number) => ({ stop: text('Round {round} is past.', { round: past }) });

function isOver({ phase }: Position): boolean {
  return phase.name === 'game-over';
}

const bidFields = z.strictObject({ round, most: z.int().check(z.gte(0)) });

/** Whether a seat has still to bid in this round. */
function mustBid({ phase, bidOrder }: Position, seat: Seat): boolean {
  return phase.name === 'bid' && bidOrder.indexOf(seat) >= bidOrder.indexOf(phase.seat);
}

const bid = orderKind<Position, Action, z.infer<typeof bidFields>>({
  id: 'bid',
  name: text('Bid for turn order'),
  filled: schema(bidFields),
  form(p, seat) {
    const meant = mustBid(p, seat) ? p.round : p.round + 1;
    if (isOver(p) || (meant > p.round && isLastRound(p))) return null;
    const most = Math.max(...setOf(p).file.bidTrack);
    return {
      round: { type: 'given', value: meant },
      most: { type: 'number', label: text('The most to pay, in coins'), min: 0, max: most },
    };
  },
  sentence: (_p, _seat, filled) =>
    text(
      'Round {round}: take the free space furthest along the track that costs no more than {most, plural, one {# coin} other {# coins}}.',
      filled,
    ),
  answer(p, seat, { round: meant, most }) {
    if (isOver(p) || p.round > meant || (p.round === meant && !mustBid(p, seat))) return ROUND_IS_OVER(meant);
    const { phase } = p;
    if (phase.name !== 'bid' || phase.seat !== seat || p.round < meant) return 'wait';
    const prices = setOf(p).file.bidTrack;
    const space = prices.findLastIndex(
      (price, one) => price <= most && sequence.check(p, seat, { type: 'bid', space: one }) === null,
    );
    if (space === -1) return { stop: text('No free space costs as little.') };
    return { act: { type: 'bid', space } };
  },
});

const taxFields = z.strictObject({ round, from: z.int().check(z.gte(1), z.lte(ACTIONS_PER_ROUND)) });

/** Which action of the round is being taken; null between rounds. */
function turnOf({ phase }: Position): number | null {
  return 'turn' in phase ? phase.turn : null;
}

const tax = orderKind<Position, Action, z.infer<typeof taxFields>>({
  id: 'tax',
  name: text('Take a coin with my last actions'),
  filled: schema(taxFields),
  form(p) {
    if (isOver(p)) return null;
    const turn = turnOf(p);
    const isComing = turn !== null || p.phase.name === 'bid' || p.phase.name === 'second-bid';
    if (!isComing && isLastRound(p)) return null;
    return {
      round: { type: 'given', value: isComing ? p.round : p.round + 1 },
      from: { type: 'number', label: text('From which action on'), min: turn ?? 1, max: ACTIONS_PER_ROUND },
    };
  },
  sentence: (_p, _seat, filled) => text('Round {round}: take a coin with every action from number {from} on.', filled),
  answer(p, seat, { round: meant, from }) {
    const { phase } = p;
    const isPast = p.round === meant && (phase.name === 'round-draw' || phase.name === 'purchase');
    if (isOver(p) || p.round > meant || isPast) return ROUND_IS_OVER(meant);
    const isMine = phase.name === 'action' && phase.seat === seat && p.round === meant && phase.turn >= from;
    return isMine ? { act: { type: 'tax' } } : 'wait';
  },
});

const drawFields = z.strictObject({ deck: z.enum(['citizen', 'military']) });

const draw = orderKind<Position, Action, z.infer<typeof drawFields>>({
  id: 'draw',
  name: text('Draw at the end of rounds'),
  filled: schema(drawFields),
  form: (p) =>
    isOver(p) || p.mode === 'family'
      ? null
      : {
          deck: {
            type: 'choice',
            label: text('From which deck, where I may choose'),
            choices: [
              { value: 'citizen', label: text('citizens') },
              { value: 'military', label: text('military') },
            ],
          },
        },
  sentence: (_p, _seat, { deck }) =>
    text('At the end of rounds, draw {deck, select, citizen {citizens} other {military cards}} where I may choose.', {
      deck,
    }),
  answer(p, seat, { deck }) {
    if (isOver(p)) return { stop: text('The game is over.') };
    if (p.phase.name !== 'round-draw' || itemAt(p.phase.left, seat) === 0) return 'wait';
    return tried(p, seat, { type: 'draw', deck });
  },
});

const buyFields = z.strictObject({ round });

const buyNothing = orderKind<Position, Action, z.infer<typeof buyFields>>({
  id: 'buy-nothing',
  name: text('Buy no cards'),
  filled: schema(buyFields),
  form: (p) => (isOver(p) || isLastRound(p) || p.round === 0 ? null : { round: { type: 'given', value: p.round } }),
  sentence: (_p, _seat, filled) => text('Round {round}: buy no cards.', filled),
  answer(p, seat, { round: meant }) {
    if (isOver(p) || p.round > meant) return ROUND_IS_OVER(meant);
    if (p.phase.name !== 'purchase' || p.round < meant) return 'wait';
    const order = itemAt(p.phase.orders, seat);
    if (order.done) return ROUND_IS_OVER(meant);
    if ((order.cards ?? []).length > 0) return { stop: text('You have chosen cards yourself.') };
    return { act: { type: 'finish-buying' } };
  },
});

/** What players of this game can decide in advance. */
export const orders = [bid, tax, draw, buyNothing];
