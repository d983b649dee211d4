import {
  actUnless,
  type OrderAnswer,
  type OrderField,
  orderKind,
  schema,
  type Seat,
  text,
  textFromData,
} from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { SPECIAL_CARD } from './content/box.ts';
import { boxOf } from './content/boxes.ts';
import { ROUNDS, SOCKETS } from './content/components.ts';
import type { Action } from './rules/actions.ts';
import { copiesOf } from './rules/deck.ts';
import { type Position, playerAt } from './rules/position.ts';
import { sequence } from './rules/sequence.ts';
import { upkeepOf } from './rules/upkeep.ts';

const round = z.int().check(z.gte(1));

function tried(p: Position, seat: Seat, action: Action): OrderAnswer<Action> {
  return actUnless(sequence.check(p, seat, action), action);
}

const planFields = z.strictObject({
  round,
  first: z.string(),
  second: z.string(),
  third: z.string(),
  fourth: z.string(),
});
type PlanFields = z.infer<typeof planFields>;

function cardsOf({ first, second, third, fourth }: PlanFields): readonly string[] {
  return [first, second, third, fourth];
}

/** The cards that a seat has been dealt for the whole game, each kind once. */
function deckOf(p: Position, seat: Seat): readonly string[] {
  const common = boxOf(p).deck.map(({ id }) => id);
  return copiesOf(p, seat, SPECIAL_CARD) > 0 ? [...common, SPECIAL_CARD] : common;
}

const plan = orderKind<Position, Action, PlanFields>({
  id: 'plan',
  name: text('Plan four cards'),
  filled: schema(planFields),
  form(p, seat) {
    const isPlanning = p.phase.name === 'plan' && !playerAt(p, seat).ready;
    const next = isPlanning ? p.round : p.round + 1;
    if (next > ROUNDS || p.phase.name === 'game-over') return null;
    const choices = deckOf(p, seat).map((card) => ({ value: card, label: textFromData(card) }));
    const socket = (label: ReturnType<typeof text>): OrderField => ({ type: 'choice', label, choices });
    return {
      round: { type: 'given', value: next },
      first: socket(text('First card')),
      second: socket(text('Second card')),
      third: socket(text('Third card')),
      fourth: socket(text('Fourth card')),
    };
  },
  sentence: (_p, _seat, filled) =>
    text('Round {round}: plan {first}, {second}, {third}, {fourth}, and be ready.', filled),
  answer(p, seat, filled) {
    const { plan: planned, ready } = playerAt(p, seat);
    const isPast = p.phase.name === 'game-over' || p.round > filled.round;
    if (isPast || (p.round === filled.round && (p.phase.name !== 'plan' || ready))) {
      return { stop: text('Round {round} is planned.', { round: filled.round }) };
    }
    if (p.phase.name !== 'plan' || p.round < filled.round) return 'wait';
    const cards = cardsOf(filled);
    if (planned.some((card, socket) => card !== null && card !== cards[socket])) {
      return { stop: text('You have planned another card yourself.') };
    }
    const socket = planned.indexOf(null);
    const card = cards[socket];
    return tried(p, seat, card === undefined ? { type: 'ready' } : { type: 'plan-card', socket, card });
  },
});

const upkeepFields = z.strictObject({ most: z.int().check(z.gte(0)) });

const upkeep = orderKind<Position, Action, z.infer<typeof upkeepFields>>({
  id: 'upkeep',
  name: text('Pay the upkeep'),
  filled: schema(upkeepFields),
  form: (p) =>
    p.phase.name === 'game-over'
      ? null
      : { most: { type: 'number', label: text('If it is at most this many dollars'), min: 1, max: 99 } },
  sentence: (_p, _seat, { most }) =>
    text('Pay the upkeep for all goods, as long as it is no more than ${most}.', { most }),
  answer(p, seat, { most }) {
    if (p.phase.name === 'game-over') return { stop: text('The game is over.') };
    if (p.phase.name !== 'upkeep' || p.phase.seat !== seat) return 'wait';
    const due = upkeepOf(playerAt(p, seat));
    if (due > most) return { stop: text('The upkeep is ${due} now.', { due }) };
    return tried(p, seat, { type: 'pay-upkeep' });
  },
});

const fundsFields = z.strictObject({ round, cycle: z.int().check(z.gte(1), z.lte(SOCKETS)) });

const funds = orderKind<Position, Action, z.infer<typeof fundsFields>>({
  id: 'funds',
  name: text('Take money as my action'),
  filled: schema(fundsFields),
  form(p) {
    if (p.phase.name === 'game-over') return null;
    // In the set-up, and when the last card of the round lies open, the next round is meant.
    const isOver = p.round === 0 || p.phase.name === 'upkeep';
    const meant = isOver ? p.round + 1 : p.round;
    if (meant > ROUNDS || p.phase.name === 'clearance' || p.phase.name === 'clearance-route') return null;
    return {
      round: { type: 'given', value: meant },
      cycle: {
        type: 'number',
        label: text('With which card'),
        min: isOver ? 1 : Math.max(1, p.cycle),
        max: SOCKETS,
      },
    };
  },
  sentence: (_p, _seat, { round: meant, cycle }) =>
    text('Round {round}: solicit funds as the action of card {cycle}.', { round: meant, cycle }),
  answer(p, seat, { round: meant, cycle }) {
    const isOver = p.phase.name === 'game-over' || p.phase.name === 'upkeep' || p.cycle > cycle;
    if (p.round > meant || p.phase.name === 'game-over' || (p.round === meant && isOver)) {
      return { stop: text('Card {cycle} of round {round} has been played.', { cycle, round: meant }) };
    }
    const isMine = p.phase.name === 'action' && p.phase.seat === seat && p.round === meant && p.cycle === cycle;
    return isMine ? { act: { type: 'solicit-funds' } } : 'wait';
  },
});

/** What players of this game can decide in advance. */
export const orders = [plan, upkeep, funds];
