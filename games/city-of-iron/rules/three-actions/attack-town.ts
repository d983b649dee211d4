import { type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { type GameSet, townOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { namedTown } from '../names.ts';
import { type Chance, type Position, playerAt } from '../position.ts';
import { beginPayment } from './pay.ts';
import { canPay, NO_NEED, payments, shortfall, tooLittle } from './payment.ts';
import { attackOf, defenseOf, ownerOf } from './towns.ts';
import type { Turn } from './turn.ts';

/** Towns that stand open to an attack of this seat: the neutral ones on top of the piles, and those of others. */
export function targets(p: Position, seat: Seat): readonly string[] {
  const neutral = p.towns.flatMap(({ top }) => (top === null ? [] : [top]));
  return [...neutral, ...p.players.flatMap(({ towns }, other) => (other === seat ? [] : towns))];
}

/** Why the hand does not give both the strength and the distance, with no card used for both. */
function tooWeak(p: Position, set: GameSet, seat: Seat, town: string): Violation | null {
  const { hand } = playerAt(p, seat);
  const { distance } = townOf(set, town);
  const defense = defenseOf(p, set, town);
  const reach = { ...NO_NEED, distance };
  if (attackOf(set, hand) < defense) {
    return tooLittle(shortfall(set, hand, { ...NO_NEED, attack: defense }));
  }
  const soldiersStay = hand.filter((id) => id !== null && set.cards.get(id)?.attack === 0);
  if (canPay(set, soldiersStay, reach)) return null;
  if (!canPay(set, hand, reach)) {
    return refuse('attack.distance', 'Your cards do not reach a town at distance {distance}.', { distance });
  }
  const strength = attackOf(set, hand);
  if (payments(set, hand, reach).some((cards) => strength - attackOf(set, cards) >= defense)) return null;
  return refuse('attack.one-use', 'The cards that reach the town are needed for the attack, too.');
}

export function checkAttack(p: Position, seat: Seat, town: string): Violation | null {
  if (p.mode === 'family') return refuse('family.no-towns', 'There are no towns in the family game.');
  if (ownerOf(p, town) === seat) return refuse('attack.not-own', 'That town is yours.');
  if (!targets(p, seat).includes(town)) {
    return refuse('attack.target', 'Attack a town on top of a pile, or one of another player.');
  }
  return tooWeak(p, setOf(p), seat, town);
}

export function legalAttacks(p: Position, seat: Seat): Action[] {
  if (p.mode === 'family') return [];
  const set = setOf(p);
  const strength = attackOf(set, playerAt(p, seat).hand);
  if (strength === 0) return [];
  return targets(p, seat).flatMap((town): Action[] =>
    strength >= defenseOf(p, set, town) && tooWeak(p, set, seat, town) === null ? [{ type: 'attack', town }] : [],
  );
}

export function playAttack(p: Position, turn: Turn, town: string, chance: Chance): Progress {
  chance.tell({ type: 'attack-begun', seat: turn.seat, town: namedTown(setOf(p), town), owner: ownerOf(p, town) });
  return beginPayment(p, turn, { type: 'attack', town }, [], chance);
}
