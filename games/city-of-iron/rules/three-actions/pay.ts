import { type Progress, refuse } from '@roundhouse/kernel';
import { townOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { namedCard } from '../names.ts';
import {
  type Chance,
  changePlayer,
  type Deed,
  type Held,
  type PayPhase,
  type Position,
  playerAt,
  without,
} from '../position.ts';
import type { Decision } from '../section.ts';
import { finishDeed } from './discard.ts';
import { actionOf, runEffects } from './effects.ts';
import { checkPayment, fuelOf, type Need, needsNothing, NO_NEED, payments } from './payment.ts';
import { attackOf, conquer, defenseOf } from './towns.ts';
import type { Turn } from './turn.ts';

type PayWith = PayPhase['with'];

/** What the cards have to give in one part of the payment. */
export function needOf(p: Position, deed: Deed, part: PayWith): Need {
  const set = setOf(p);
  if (deed.type === 'card') return part === 'skills' ? fuelOf(set, actionOf(p, deed), deed.land) : NO_NEED;
  if (part === 'attack') return { ...NO_NEED, attack: defenseOf(p, set, deed.town) };
  return { ...NO_NEED, distance: townOf(set, deed.town).distance };
}

/** Strength that must stay in hand for the second part of an attack. */
function reserveOf(p: Position, { deed, with: part }: PayPhase): number {
  return deed.type === 'attack' && part === 'skills' ? defenseOf(p, setOf(p), deed.town) : 0;
}

/** Asks for the skills first and for the strength of an attack then; what needs no cards goes on at once. */
export function beginPayment(
  p: Position,
  turn: Turn,
  deed: Deed,
  laid: readonly string[],
  chance: Chance,
  from: PayWith = 'skills',
): Progress {
  if (needsNothing(needOf(p, deed, from))) {
    return from === 'skills'
      ? beginPayment(p, turn, deed, laid, chance, 'attack')
      : carryOut(p, turn, deed, laid, chance);
  }
  p.phase = { name: 'pay', seat: turn.seat, turn: turn.turn, deed, with: from, laid };
  return 'waiting';
}

function carryOut(p: Position, turn: Turn, deed: Deed, laid: readonly string[], chance: Chance): Progress {
  if (deed.type === 'card') return runEffects(p, turn, deed, laid, 0, chance);
  conquer(p, turn.seat, deed.town, chance);
  return finishDeed(p, { ...turn, free: false }, laid, chance);
}

/** Paying with cards for a card action or an attack. */
export const pay: Decision<'pay'> = {
  legal(p, phase, seat) {
    const set = setOf(p);
    const { hand } = playerAt(p, seat);
    const reserve = reserveOf(p, phase);
    const strength = attackOf(set, hand);
    return payments(set, hand, needOf(p, phase.deed, phase.with)).flatMap((cards): Action[] =>
      strength - attackOf(set, cards) >= reserve ? [{ type: 'pay', cards: [...cards] }] : [],
    );
  },

  check(p, phase, seat, action) {
    const set = setOf(p);
    const { hand } = playerAt(p, seat);
    const problem = checkPayment(set, hand, needOf(p, phase.deed, phase.with), action.cards);
    if (problem !== null) return problem;
    const left = attackOf(set, hand) - attackOf(set, action.cards);
    if (left >= reserveOf(p, phase)) return null;
    return refuse('attack.one-use', 'You would keep {left} attack, too little for the town: pay with other cards.', {
      left,
    });
  },

  play(p, phase, seat, action, chance) {
    const set = setOf(p);
    changePlayer(p, seat, { hand: action.cards.reduce<readonly Held[]>(without, playerAt(p, seat).hand) });
    const cards = action.cards.map((id) => namedCard(set, id));
    chance.tell({ type: 'cards-laid', seat, cards, for: phase.with });
    const laid = [...phase.laid, ...action.cards];
    return phase.with === 'skills'
      ? beginPayment(p, phase, phase.deed, laid, chance, 'attack')
      : carryOut(p, phase, phase.deed, laid, chance);
  },
};
