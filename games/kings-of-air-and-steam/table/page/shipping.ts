import type { Seat } from '@roundhouse/kernel';
import { ofType } from '@roundhouse/table-kit';
import type { Space } from '../../content/area.ts';
import type { Toll } from '../../rules/events.ts';
import { type Route, routesFor } from '../../rules/move-and-action/ship/routes.ts';
import { tripOf } from '../../rules/move-and-action/ship/ship.ts';
import { incomeOf } from '../../rules/move-and-action/ship/shipments.ts';
import { wayOf } from '../../rules/move-and-action/ship/way.ts';
import type { Position, Shipment, Target } from '../../rules/position.ts';
import type { Action, ActionOf } from '../../rules/actions.ts';
import { type Pile, type Pointed, takingUp } from './pointing.ts';

export function isSameTarget(one: Target, other: Target): boolean {
  return 'city' in one ? 'city' in other && one.city === other.city : 'depot' in other && one.depot === other.depot;
}

/** Points at goods to ship; where only one city takes them, or none but one depot, it is chosen with them. All else is open. */
export function shippingOf(legal: readonly Action[], pile: Pile): Partial<Pointed> {
  const shipments = shipmentsFor(legal, { pile, odd: null, to: null });
  const deliveries = shipments.filter(({ to }) => 'city' in to);
  const likely = deliveries.length > 0 ? deliveries : shipments;
  const [first] = likely;
  const only = first !== undefined && likely.every(({ to }) => isSameTarget(to, first.to));
  return { tool: 'ship', space: null, pile, to: only ? first.to : null, count: null, odd: null, stops: null };
}

/** Takes up shipping: where there is only one pile to ship, it is taken up with it. */
export function shippingAnything(legal: readonly Action[]): Partial<Pointed> {
  const ships = ofType(legal, 'ship');
  const [first] = ships;
  const only = first !== undefined && ships.every(({ from, good }) => from === first.from && good === first.good);
  return only ? shippingOf(legal, { at: first.from, good: first.good }) : { ...takingUp('ship') };
}

/** The shipments that fit what is pointed at so far. */
export function shipmentsFor(
  legal: readonly Action[],
  { pile, odd, to }: Pick<Pointed, 'pile' | 'odd' | 'to'>,
): readonly ActionOf<'ship'>[] {
  return ofType(legal, 'ship').filter(
    (ship) =>
      (pile === null || (ship.from === pile.at && ship.good === pile.good)) &&
      ship.odd === odd &&
      (to === null || isSameTarget(ship.to, to)),
  );
}

/** The shipment that is pointed at, of as many goods as possible unless it is said how many; null while it is open. */
export function shipmentOf(legal: readonly Action[], at: Pointed): ActionOf<'ship'> | null {
  if (at.pile === null || at.to === null) return null;
  const fitting = shipmentsFor(legal, at).toSorted((one, other) => other.count - one.count);
  return fitting.find(({ count }) => count === at.count) ?? fitting[0] ?? null;
}

/** What a way of a train costs. */
export interface WayQuote {
  readonly stops: readonly Space[];
  /** Every space that the train runs over. */
  readonly way: readonly Space[];
  readonly tolls: readonly Toll[];
}

export interface ShipmentQuote {
  readonly income: number;
  /** One for every choice of whom to pay, the cheapest first. */
  readonly ways: readonly WayQuote[];
}

/** What a shipment would bring and cost. */
export function quoteOf(p: Position, seat: Seat, shipment: Shipment): ShipmentQuote {
  const routes = routesFor(p, seat, tripOf(p, seat, shipment));
  return { income: incomeOf(p, shipment), ways: routes.map((route) => wayQuote(p, shipment, route)) };
}

function wayQuote(p: Position, { from, to, count }: Shipment, { stops, tolls }: Route): WayQuote {
  return {
    stops,
    way: wayOf(p, from, stops, to),
    tolls: [...tolls].map(([seat, each]) => ({ seat, amount: each * count })),
  };
}
