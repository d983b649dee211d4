import { itemAt, type Seat } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../../content/area.ts';
import type { Good } from '../../../content/components.ts';
import { gamble } from '../../abilities/gamble.ts';
import { cityName } from '../../links.ts';
import { changePlayer, type Chance, type Delivery, type Position, playerAt, type Shipment } from '../../position.ts';
import { changed } from '../../stock.ts';
import { fill } from './demand.ts';
import { tollsAt } from './routes.ts';
import { incomeOf } from './shipments.ts';
import { wayOf } from './way.ts';

/** What the powers of the shipper do to a delivery. */
export interface DeliveryChoice {
  /** One good goes to its stockpile in place of a slot. */
  readonly returnOne: boolean;
  readonly wager: number;
}

/** Goods leave their depot, what is earned is paid, then the tolls; then they arrive. */
export function transport(
  p: Position,
  seat: Seat,
  { shipment, stops }: Delivery,
  choice: DeliveryChoice,
  chance: Chance,
): void {
  const { from, good, count, odd, to } = shipment;
  takeFromDepot(p, seat, shipment);
  const income = incomeOf(p, shipment);
  const tolls = [...tollsAt(p, seat, stops)].map(([owner, each]) => ({ seat: owner, amount: each * count }));
  changePlayer(p, seat, { cash: playerAt(p, seat).cash + income });
  for (const toll of tolls) {
    changePlayer(p, seat, { cash: playerAt(p, seat).cash - toll.amount });
    changePlayer(p, toll.seat, { cash: playerAt(p, toll.seat).cash + toll.amount });
  }
  chance.tell({
    type: 'goods-shipped',
    seat,
    from,
    good,
    odd,
    count,
    city: 'city' in to ? cityName(p, to.city) : null,
    to: targetSpace(p, to),
    way: wayOf(p, from, stops, to),
    income,
    tolls,
  });
  if ('depot' in to) putIntoDepot(p, seat, to.depot, good, count);
  else deliverTo(p, seat, to.city, shipment, choice, chance);
}

function targetSpace(p: Position, to: Shipment['to']): Space {
  return 'depot' in to ? to.depot : itemAt(areaOf(p).cities, to.city).space;
}

function takeFromDepot(p: Position, seat: Seat, { from, good, count, odd }: Shipment): void {
  putIntoDepot(p, seat, from, good, odd === null ? -count : 1 - count);
  if (odd !== null) putIntoDepot(p, seat, from, odd, -1);
}

export function putIntoDepot(p: Position, seat: Seat, space: Space, good: Good, count: number): void {
  const depots = playerAt(p, seat).depots.map((depot) =>
    depot.space === space ? { ...depot, goods: changed(depot.goods, good, count) } : depot,
  );
  changePlayer(p, seat, { depots });
}

function deliverTo(
  p: Position,
  seat: Seat,
  city: number,
  shipment: Shipment,
  { returnOne, wager }: DeliveryChoice,
  chance: Chance,
): void {
  const { good, count, odd } = shipment;
  if (odd !== null) {
    changePlayer(p, seat, { tokens: playerAt(p, seat).tokens - 1 });
    chance.tell({ type: 'bamboozled', seat, good, odd });
  }
  if (wager > 0) gamble(p, seat, shipment, wager, chance);
  if (returnOne) chance.tell({ type: 'good-returned', seat, good });
  const matching = count - (odd === null ? 0 : 1) - (returnOne ? 1 : 0);
  const placed = new Array<Good>(matching).fill(good);
  fill(p, seat, city, odd === null ? placed : [...placed, odd], chance);
}
