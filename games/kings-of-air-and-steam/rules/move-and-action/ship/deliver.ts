import { refuse, type Seat } from '@roundhouse/kernel';
import { greatestWager } from '../../abilities/gamble.ts';
import type { Action } from '../../actions.ts';
import { type Delivery, hasAbility, type Position } from '../../position.ts';
import type { Decision } from '../../section.ts';
import { transport } from './transport.ts';

/** Whether a power of the shipper asks for a choice when goods reach a city. */
export function asksAtDelivery(p: Position, seat: Seat, delivery: Delivery): boolean {
  if (!('city' in delivery.shipment.to)) return false;
  return hasAbility(p, seat, 'demand-control') || greatestWager(p, seat, delivery) > 0;
}

/** Bishop Kingston may send one good back to its stockpile; Sebastian King may gamble. */
export const deliver: Decision<'deliver'> = {
  legal(p, { delivery }, seat) {
    const choices: Action[] = [{ type: 'deliver', returnOne: false, wager: 0 }];
    if (hasAbility(p, seat, 'demand-control')) choices.push({ type: 'deliver', returnOne: true, wager: 0 });
    const most = greatestWager(p, seat, delivery);
    for (let wager = 1; wager <= most; wager++) choices.push({ type: 'deliver', returnOne: false, wager });
    return choices;
  },

  check(p, { delivery }, seat, { returnOne, wager }) {
    if (returnOne && !hasAbility(p, seat, 'demand-control')) {
      return refuse('bishop-kingston.demand-control', 'Only Bishop Kingston may send a good back.');
    }
    if (wager === 0) return null;
    if (!hasAbility(p, seat, 'gamble')) return refuse('sebastian-king.gamble', 'Only Sebastian King gambles.');
    const most = greatestWager(p, seat, delivery);
    return wager <= most
      ? null
      : refuse('sebastian-king.gamble', 'You may wager at most ${most} on this delivery.', { most });
  },

  play(p, { delivery }, seat, { returnOne, wager }, chance) {
    transport(p, seat, delivery, { returnOne, wager }, chance);
    return 'finished';
  },
};
