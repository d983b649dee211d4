import { type Seat, shuffled } from '@roundhouse/kernel';
import { GOODS } from '../../content/components.ts';
import { tollsAt } from '../move-and-action/ship/routes.ts';
import { incomeOf } from '../move-and-action/ship/shipments.ts';
import {
  changePlayer,
  type Chance,
  characterOf,
  type Delivery,
  hasAbility,
  type Position,
  playerAt,
  type Shipment,
} from '../position.ts';

/** Sebastian King's wager is paid before anything is earned, and the tolls must stay payable if it is lost. */
export function greatestWager(p: Position, seat: Seat, { shipment, stops }: Delivery): number {
  if (!hasAbility(p, seat, 'gamble')) return 0;
  const { cash } = playerAt(p, seat);
  const tolls = [...tollsAt(p, seat, stops).values()].reduce((sum, each) => sum + each, 0) * shipment.count;
  return Math.min(characterOf(p, seat)?.maxWager ?? 0, cash, cash + incomeOf(p, shipment) - tolls);
}

/** Tokens are shuffled and shown, one for each dollar; the good that is delivered among them pays. */
export function gamble(p: Position, seat: Seat, { good, count }: Shipment, wager: number, chance: Chance): void {
  const shown = shuffled(GOODS, chance.rng).slice(0, wager);
  const bonus = shown.includes(good) ? (characterOf(p, seat)?.bonusPerGood ?? 0) * count : 0;
  changePlayer(p, seat, { cash: playerAt(p, seat).cash - wager + bonus });
  chance.tell({ type: 'gambled', seat, wager, shown, bonus });
}
