import type { Seat } from '@roundhouse/kernel';
import type { Chance, Delivery, Position, Shipment } from '../../position.ts';
import { playerAt } from '../../position.ts';
import type { Decision } from '../../section.ts';
import { first } from '../agenda.ts';
import { asksAtDelivery } from './deliver.ts';
import { checkStops, routesFor, type Trip } from './routes.ts';
import { checkShipment, incomeOf, legalShipments, type Ship } from './shipments.ts';
import { transport } from './transport.ts';

export function tripOf(p: Position, seat: Seat, shipment: Shipment): Trip {
  const budget = (playerAt(p, seat).cash + incomeOf(p, shipment)) / shipment.count;
  return { from: shipment.from, ends: [shipment.to], budget };
}

/** Sends a train off. When it matters whom the tolls go to, that is chosen next. */
export function send(p: Position, seat: Seat, { from, good, count, odd, to }: Ship, chance: Chance): void {
  const shipment: Shipment = { from, good, count, odd, to };
  const routes = routesFor(p, seat, tripOf(p, seat, shipment));
  const [only] = routes;
  if (routes.length === 1 && only !== undefined) settle(p, seat, { shipment, stops: only.stops }, chance);
  else first(p, { name: 'choose-route', seat, shipment });
}

/** The way is known; now the powers that work on deliveries. */
function settle(p: Position, seat: Seat, delivery: Delivery, chance: Chance): void {
  if (asksAtDelivery(p, seat, delivery)) first(p, { name: 'deliver', seat, delivery });
  else transport(p, seat, delivery, { returnOne: false, wager: 0 }, chance);
}

/** Which way a shipment goes, where that decides who is paid. */
export const chooseRoute: Decision<'choose-route'> = {
  legal: (p, { shipment }, seat) =>
    routesFor(p, seat, tripOf(p, seat, shipment)).map(({ stops }) => ({ type: 'choose-route', stops: [...stops] })),

  check: (p, { shipment }, seat, { stops }) => checkStops(p, seat, tripOf(p, seat, shipment), stops),

  play(p, { shipment }, seat, { stops }, chance) {
    settle(p, seat, { shipment, stops }, chance);
    return 'finished';
  },
};

/** The special card of the Sphinx: a small shipment before the action. */
export const extraShipment: Decision<'extra-shipment'> = {
  legal: (p, { goods }, seat) => [...legalShipments(p, seat, goods), { type: 'go-on' }],

  check: (p, { goods }, seat, action) => (action.type === 'go-on' ? null : checkShipment(p, seat, action, goods)),

  play(p, _phase, seat, action, chance) {
    if (action.type === 'ship') send(p, seat, action, chance);
    return 'finished';
  },
};
