import { itemAt, type Seat } from '@roundhouse/kernel';
import { areaOf, type Space } from '../content/area.ts';
import { COSTS, SOCKETS } from '../content/components.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { depotsByLink, linkAt } from '../rules/links.ts';
import { airshipSpace } from '../rules/move-and-action/flight.ts';
import { cardOf, cargoCapacity, depotAt, diamondRating, type Position, playerAt } from '../rules/position.ts';
import { sizeOf } from '../rules/stock.ts';

/**
 * How likely a lively player is to do each of these, against the others: it plays whole games and tries everything the
 * rules offer, without thinking ahead.
 */
export function weigh(p: Position, seat: Seat, actions: readonly Action[]): readonly number[] {
  return actions.map((action) => weightOf(p, seat, action));
}

function weightOf(p: Position, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'plan-card':
      return weighCard(p, seat, action);
    case 'fly':
      return weighSpace(p, seat, action.path.at(-1) ?? airshipSpace(p, seat));
    case 'adjust-route':
      return weighSpace(p, seat, action.to) / 8;
    case 'load':
      return action.from === 'depot' || action.jettison !== null ? 0.3 : 6;
    case 'unload':
      return action.count === playerAt(p, seat).hold[action.good] ? 5 : 0.3;
    case 'go-on':
      return 0.6;
    case 'build-depot':
      return weighDepot(p, action.space);
    case 'ship':
      return weighShipment(p, action);
    case 'solicit-funds':
      return playerAt(p, seat).cash < COSTS.furtherDepotOnLink ? 1 : 0.2;
    case 'build-link':
      return 0.05 / action.path.length;
    case 'extra-flight':
    case 'transmogrify':
      return 0.2;
    case 'discard':
      return 0.15;
    case 'deliver':
      return 1 + action.wager;
    case 'take-card-back':
    case 'not-ready':
      return 0.01;
    case 'rob':
    case 'steal-good':
    case 'clear':
      return 4;
    case 'upgrade-airship':
    case 'upgrade-train':
    case 'pay-upkeep':
      return 1.5;
    case 'choose-team':
    case 'choose-character':
    case 'place-depot':
    case 'ready':
    case 'choose-route':
    case 'choose-demand':
      return 1;
  }
}

const RISKY = 0.08;

/** Diamonds within what the airship bears, most of the time. */
function weighCard(p: Position, seat: Seat, { socket, card }: ActionOf<'plan-card'>): number {
  const planned = playerAt(p, seat).plan.slice(0, Math.min(socket, SOCKETS));
  const diamonds = [...planned, card].reduce((sum, id) => sum + (id === null ? 0 : cardOf(p, seat, id).diamonds), 0);
  return diamonds <= diamondRating(p, seat) ? 1 : RISKY;
}

/** Somewhere to load or to unload is worth a visit. */
function weighSpace(p: Position, seat: Seat, space: Space): number {
  const laden = sizeOf(playerAt(p, seat).hold);
  if (laden > 0 && depotAt(p, seat, space) !== undefined) return 20;
  const factory = areaOf(p).factoryAt.get(space);
  const goods = factory === undefined ? 0 : itemAt(p.factories, factory);
  return goods > 0 && laden < cargoCapacity(p, seat) ? 12 : 0.5;
}

/** There are many spaces to build on, so each weighs little. */
function weighDepot(p: Position, space: Space): number {
  return depotsByLink(p)[linkAt(p, space)]?.length === 0 ? 0.12 : 0.03;
}

function weighShipment(p: Position, { good, count, odd, to }: ActionOf<'ship'>): number {
  if ('depot' in to) return 0.1;
  const income = count * p.prices[good];
  return income * (odd === null ? 1 : 1.5);
}
