import { actUnless, type OrderAnswer, orderKind, schema, type Seat, text } from '@roundhouse/kernel';
import {
  type AuctionFields,
  auctionFields,
  auctionForm,
  auctionSentence,
  bidBy,
  comingTo,
  type EngineFields,
  engineFields,
  engineForm,
  type MoneyFields,
  moneyFields,
  moneyForm,
} from '@roundhouse/rails';
import * as z from 'zod/mini';
import { INCOME, MAX_LEVEL } from './content/components.ts';
import { type Action, ACTIONS_IN } from './rules/actions.ts';
import { loansLeft, meansOf } from './rules/money.ts';
import { highest } from './rules/order-auction.ts';
import { type Phase, type Position, playerAt, turnsInGame } from './rules/position.ts';
import { sequence } from './rules/sequence.ts';

type Part = keyof typeof ACTIONS_IN;
const PARTS: readonly string[] = Object.keys(ACTIONS_IN);

/** How far the match has come towards a part of a turn. Points of a delivery are chosen while goods are moved. */
function progress(p: Position, turn: number, part: Part): 'before' | 'there' | 'past' {
  if (p.phase.name === 'game-over') return 'past';
  const name = p.phase.name === 'choose-points' ? 'move-goods' : p.phase.name;
  return comingTo({ turn, phase: PARTS.indexOf(part) }, { turn: p.turn, phase: PARTS.indexOf(name) });
}

/** The next turn in which a seat decides something in that part; null when there is none. */
function nextTurn(p: Position, seat: Seat, part: Part, isDone: boolean): number | null {
  if (p.phase.name === 'game-over' || !p.order.includes(seat)) return null;
  const now = progress(p, p.turn, part);
  if (now === 'before' || (now === 'there' && !isDone)) return p.turn;
  return p.turn < turnsInGame(p) ? p.turn + 1 : null;
}

function isOut(p: Position, seat: Seat): boolean {
  return !p.order.includes(seat);
}

const LEFT_GAME = { stop: text('You have left the game.') };

function tried(p: Position, seat: Seat, action: Action): OrderAnswer<Action> {
  return actUnless(sequence.check(p, seat, action), action);
}

function hasBought({ phase, order }: Position, seat: Seat): boolean {
  return phase.name === 'buy-capital' && order.indexOf(phase.seat) > order.indexOf(seat);
}

const capital = orderKind<Position, Action, MoneyFields>({
  id: 'capital',
  name: text('Buy capital'),
  filled: schema(moneyFields),
  form(p, seat) {
    const turn = p.mode === 'standard' ? nextTurn(p, seat, 'buy-capital', hasBought(p, seat)) : null;
    return turn === null ? null : moneyForm(turn, text('How many times $5'), loansLeft(playerAt(p, seat)));
  },
  sentence: (_p, _seat, { turn, count, until }) =>
    until === 'turn'
      ? text('Turn {turn}: buy {count, plural, =0 {no capital} one {capital once} other {capital # times}}.', {
          turn,
          count,
        })
      : text(
          'From turn {turn} on: buy {count, plural, =0 {no capital} one {capital once} other {capital # times}} every turn.',
          { turn, count },
        ),
  answer(p, seat, { turn, count, until }) {
    if (isOut(p, seat)) return LEFT_GAME;
    const isPast = progress(p, turn, 'buy-capital') === 'past' || (p.turn === turn && hasBought(p, seat));
    if (until === 'turn' && isPast) return { stop: text('The capital of turn {turn} is decided.', { turn }) };
    const isMine = p.phase.name === 'buy-capital' && p.phase.seat === seat && p.turn >= turn;
    return isMine ? tried(p, seat, { type: 'buy-capital', loans: count }) : 'wait';
  },
});

/** The auction of places before the first turn of a base game, or that of every turn of a standard game. */
function auctionOf({ mode }: Position): 'auction-places' | 'auction-order' {
  return mode === 'base' ? 'auction-places' : 'auction-order';
}

function hasLeft(phase: Phase, seat: Seat): boolean {
  if (phase.name === 'auction-places') return phase.placed.includes(seat);
  return phase.name === 'auction-order' && !phase.bidding.includes(seat);
}

const auction = orderKind<Position, Action, AuctionFields>({
  id: 'auction',
  name: text('Bid for turn order'),
  filled: schema(auctionFields),
  form(p, seat) {
    const isOpen = p.mode === 'standard' || (p.phase.name === 'auction-places' && !hasLeft(p.phase, seat));
    const turn = isOpen ? nextTurn(p, seat, auctionOf(p), hasLeft(p.phase, seat)) : null;
    return turn === null ? null : auctionForm(turn);
  },
  sentence: (_p, _seat, filled) => auctionSentence(filled),
  answer(p, seat, filled) {
    if (isOut(p, seat)) return LEFT_GAME;
    const { phase } = p;
    const { turn } = filled;
    const now = progress(p, turn, auctionOf(p));
    if (now === 'past' || (now === 'there' && hasLeft(phase, seat))) {
      return { stop: text('The auction of turn {turn} is over for you.', { turn }) };
    }
    const isAuction = phase.name === 'auction-places' || phase.name === 'auction-order';
    if (now === 'before' || !isAuction || phase.seat !== seat) return 'wait';
    const next = (phase.name === 'auction-places' ? (phase.bid ?? -1) : highest(phase)) + 1;
    switch (bidBy(filled, next, meansOf(playerAt(p, seat), p.mode))) {
      case 'bid':
        return tried(p, seat, { type: 'bid', amount: next });
      case 'leave':
        return { act: { type: 'pass' } };
      case 'ask':
        return 'wait';
    }
  },
});

const engine = orderKind<Position, Action, EngineFields>({
  id: 'engine',
  name: text('Improve the locomotive'),
  filled: schema(engineFields),
  form(p, seat) {
    const moving = movingIn(p.phase);
    const turn = nextTurn(p, seat, 'move-goods', moving?.improved.includes(seat) === true);
    if (turn === null || playerAt(p, seat).level >= MAX_LEVEL) return null;
    return engineForm(turn, moving !== null && turn === p.turn ? moving.round : 1);
  },
  sentence: (_p, _seat, { turn, round }) =>
    text(
      'Turn {turn}: improve the locomotive instead of {round, select, 1 {the first move} other {the second move}}.',
      {
        turn,
        round,
      },
    ),
  answer(p, seat, { turn, round }) {
    if (isOut(p, seat)) return LEFT_GAME;
    const now = progress(p, turn, 'move-goods');
    const moving = now === 'there' ? movingIn(p.phase) : null;
    const isPast = moving !== null && (moving.round > Number(round) || moving.improved.includes(seat));
    if (now === 'past' || isPast) return { stop: text('The moves of turn {turn} are past.', { turn }) };
    const isMine = p.phase.name === 'move-goods' && p.phase.seat === seat && moving?.round === Number(round);
    return isMine ? tried(p, seat, { type: 'improve-locomotive' }) : 'wait';
  },
});

function movingIn(phase: Phase) {
  if (phase.name === 'choose-points') return phase.after;
  return phase.name === 'move-goods' ? phase : null;
}

const pointsFields = z.strictObject({ as: z.enum(['income', 'points']) });

const points = orderKind<Position, Action, z.infer<typeof pointsFields>>({
  id: 'points',
  name: text('When others use my links'),
  filled: schema(pointsFields),
  form: (p, seat) =>
    p.phase.name === 'game-over' || isOut(p, seat)
      ? null
      : {
          as: {
            type: 'choice',
            label: text('Take'),
            choices: [
              { value: 'income', label: text('income') },
              { value: 'points', label: text('points') },
            ],
          },
        },
  sentence: (_p, _seat, { as }) =>
    text('Take {as, select, income {income} other {points}} when others use my links.', { as }),
  answer(p, seat, { as }) {
    if (isOut(p, seat)) return LEFT_GAME;
    const { phase } = p;
    if (phase.name !== 'choose-points' || phase.seat !== seat || phase.after.seat === seat) return 'wait';
    if (as === 'income' && playerAt(p, seat).income >= INCOME.max) {
      return { stop: text('Your income is at its highest: more of it would be lost.') };
    }
    return { act: { type: 'take-points', as } };
  },
});

/** What players of this game can decide in advance. */
export const orders = [capital, auction, engine, points];
