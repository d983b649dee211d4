import type { Seat, Violation } from '@roundhouse/kernel';
import type { Action } from '../../actions.ts';
import type { Chance, Delivery, PhaseOf, Position, Shipment } from '../../position.ts';
import { playerAt } from '../../position.ts';
import { wrongPhase } from '../../wrong-phase.ts';
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

function checkRoute(p: Position, seat: Seat, phase: PhaseOf<'choose-route'>, action: Action): Violation | null {
  if (action.type !== 'choose-route') return wrongPhase(p, action);
  return checkStops(p, seat, tripOf(p, seat, phase.shipment), action.stops);
}

/** Which way a shipment goes, where that decides who is paid. */
export const chooseRoute: Decision = {
  legal: (p, seat) =>
    p.phase.name === 'choose-route'
      ? routesFor(p, seat, tripOf(p, seat, p.phase.shipment)).map(({ stops }) => ({
          type: 'choose-route',
          stops: [...stops],
        }))
      : [],
  check: (p, seat, action) =>
    p.phase.name === 'choose-route' ? checkRoute(p, seat, p.phase, action) : wrongPhase(p, action),
  play(p, seat, action, chance) {
    if (p.phase.name === 'choose-route' && action.type === 'choose-route') {
      settle(p, seat, { shipment: p.phase.shipment, stops: action.stops }, chance);
    }
    return 'finished';
  },
};

/** The special card of the Sphinx: a small shipment before the action. */
export const extraShipment: Decision = {
  legal: (p, seat) =>
    p.phase.name === 'extra-shipment' ? [...legalShipments(p, seat, p.phase.goods), { type: 'go-on' }] : [],
  check(p, seat, action) {
    if (p.phase.name !== 'extra-shipment') return wrongPhase(p, action);
    if (action.type === 'go-on') return null;
    return action.type === 'ship' ? checkShipment(p, seat, action, p.phase.goods) : wrongPhase(p, action);
  },
  play(p, seat, action, chance) {
    if (action.type === 'ship') send(p, seat, action, chance);
    return 'finished';
  },
};
