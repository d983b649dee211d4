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
import { MAX_ENGINE, MAX_SHARES } from './content/components.ts';
import { highestBid } from './rules/2-determine-player-order.ts';
import { type Action, ACTIONS_IN } from './rules/actions.ts';
import { type Phase, type Position, playerAt, turnsInGame } from './rules/position.ts';
import { sequence } from './rules/sequence.ts';

type Part = keyof typeof ACTIONS_IN;
const PARTS: readonly string[] = Object.keys(ACTIONS_IN);

/** How far the match has come towards a part of a turn. */
function progress(p: Position, turn: number, part: Part): 'before' | 'there' | 'past' {
  if (p.phase.name === 'game-over') return 'past';
  const phase = { turn: p.turn, phase: PARTS.indexOf(p.phase.name) };
  return comingTo({ turn, phase: PARTS.indexOf(part) }, phase);
}

/** The next turn in which a seat decides something in that part; null when there is none. */
function nextTurn(p: Position, seat: Seat, part: Part, isDone: (phase: Phase) => boolean): number | null {
  if (p.phase.name === 'game-over' || !p.order.includes(seat)) return null;
  const now = progress(p, p.turn, part);
  if (now === 'before' || (now === 'there' && !isDone(p.phase))) return p.turn;
  return p.turn < turnsInGame(p) ? p.turn + 1 : null;
}

function isOut(p: Position, seat: Seat): boolean {
  return !p.order.includes(seat);
}

const LEFT_GAME = { stop: text('You have left the game.') };

function tried(p: Position, seat: Seat, action: Action): OrderAnswer<Action> {
  return actUnless(sequence.check(p, seat, action), action);
}

const hasIssued = (p: Position, seat: Seat) => (phase: Phase) =>
  phase.name === 'issue-shares' && p.order.indexOf(phase.seat) > p.order.indexOf(seat);

const shares = orderKind<Position, Action, MoneyFields>({
  id: 'shares',
  name: text('Issue shares'),
  filled: schema(moneyFields),
  form(p, seat) {
    const turn = nextTurn(p, seat, 'issue-shares', hasIssued(p, seat));
    const most = Math.max(0, MAX_SHARES - playerAt(p, seat).shares);
    return turn === null ? null : moneyForm(turn, text('How many shares'), most);
  },
  sentence: (_p, _seat, { turn, count, until }) =>
    until === 'turn'
      ? text('Turn {turn}: issue {count, plural, =0 {no shares} one {# share} other {# shares}}.', { turn, count })
      : text('From turn {turn} on: issue {count, plural, =0 {no shares} one {# share} other {# shares}} every turn.', {
          turn,
          count,
        }),
  answer(p, seat, { turn, count, until }) {
    if (isOut(p, seat)) return LEFT_GAME;
    const isMine = p.phase.name === 'issue-shares' && p.phase.seat === seat && p.turn >= turn;
    const isPast = progress(p, turn, 'issue-shares') === 'past' || (p.turn === turn && hasIssued(p, seat)(p.phase));
    if (until === 'turn' && isPast) return { stop: text('The shares of turn {turn} are decided.', { turn }) };
    return isMine ? tried(p, seat, { type: 'issue-shares', shares: count }) : 'wait';
  },
});

const hasLeft = (seat: Seat) => (phase: Phase) =>
  phase.name === 'determine-player-order' && !phase.bidding.includes(seat);

const auction = orderKind<Position, Action, AuctionFields>({
  id: 'auction',
  name: text('Bid for turn order'),
  filled: schema(auctionFields),
  form(p, seat) {
    const turn = nextTurn(p, seat, 'determine-player-order', hasLeft(seat));
    return turn === null ? null : auctionForm(turn);
  },
  sentence: (_p, _seat, filled) => auctionSentence(filled),
  answer(p, seat, filled) {
    if (isOut(p, seat)) return LEFT_GAME;
    const { turn } = filled;
    const now = progress(p, turn, 'determine-player-order');
    if (now === 'past' || (now === 'there' && hasLeft(seat)(p.phase))) {
      return { stop: text('The auction of turn {turn} is over for you.', { turn }) };
    }
    const { phase } = p;
    if (now === 'before' || phase.name !== 'determine-player-order' || phase.seat !== seat) return 'wait';
    const next = highestBid(phase) + 1;
    switch (bidBy(filled, next, playerAt(p, seat).cash)) {
      case 'bid':
        return tried(p, seat, { type: 'bid', amount: next });
      case 'leave':
        // Whoever may pass for nothing stays in, and is asked again.
        return { act: { type: phase.passes.includes(seat) ? 'pass' : 'drop-out' } };
      case 'ask':
        return 'wait';
    }
  },
});

const movesLeft = (seat: Seat) => (phase: Phase) => phase.name === 'move-goods' && phase.stepped.includes(seat);

const engine = orderKind<Position, Action, EngineFields>({
  id: 'engine',
  name: text('Raise the engine'),
  filled: schema(engineFields),
  form(p, seat) {
    const turn = nextTurn(p, seat, 'move-goods', movesLeft(seat));
    if (turn === null || playerAt(p, seat).engine >= MAX_ENGINE) return null;
    return engineForm(turn, p.phase.name === 'move-goods' && p.turn === turn ? p.phase.round : 1);
  },
  sentence: (_p, _seat, { turn, round }) =>
    text('Turn {turn}: raise the engine instead of {round, select, 1 {the first move} other {the second move}}.', {
      turn,
      round,
    }),
  answer(p, seat, { turn, round }) {
    if (isOut(p, seat)) return LEFT_GAME;
    const now = progress(p, turn, 'move-goods');
    const { phase } = p;
    const isHere = now === 'there' && phase.name === 'move-goods';
    if (now === 'past' || (isHere && (phase.round > Number(round) || phase.stepped.includes(seat)))) {
      return { stop: text('The moves of turn {turn} are past.', { turn }) };
    }
    if (!isHere || phase.seat !== seat || phase.round < Number(round)) return 'wait';
    return tried(p, seat, { type: 'upgrade-engine' });
  },
});

/** What players of this game can decide in advance. */
export const orders = [shares, auction, engine];
