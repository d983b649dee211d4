import type { Progress, Seat, Violation } from '@roundhouse/kernel';
import { SOLICITED_FUNDS } from '../../content/components.ts';
import { buildLink, checkNewLink, newLinks } from '../abilities/new-construction.ts';
import { checkTransmogrify, transmogrifications, transmogrify } from '../abilities/transmogrify.ts';
import { checkExtraFlight, extraFlight, extraFlights } from '../abilities/expert-mechanic.ts';
import type { Action, ActionOf, ACTIONS_IN } from '../actions.ts';
import { changePlayer, type Chance, type Position, playerAt } from '../position.ts';
import type { Decision } from '../section.ts';
import { buildDepot, checkDepot, depotSpaces } from './build-depot.ts';
import { adjustRoute, checkAdjustment, adjustments } from './route-adjustment.ts';
import { checkShipment, legalShipments } from './ship/shipments.ts';
import { send } from './ship/ship.ts';
import { checkUpgrade, upgrade } from './upgrade.ts';

type Doing = ActionOf<(typeof ACTIONS_IN)['action'][number]>;

/** What a seat may do as its action. */
function possible(p: Position, seat: Seat): Action[] {
  const actions: Action[] = depotSpaces(p, seat).map((space) => ({ type: 'build-depot', space }));
  for (const type of ['upgrade-airship', 'upgrade-train'] as const) {
    if (checkUpgrade(p, seat, type) === null) actions.push({ type });
  }
  actions.push(
    ...legalShipments(p, seat),
    ...adjustments(p, seat),
    ...transmogrifications(p, seat),
    ...newLinks(p, seat),
    ...extraFlights(p, seat),
    { type: 'solicit-funds' },
  );
  return actions;
}

function check(p: Position, seat: Seat, action: Doing): Violation | null {
  switch (action.type) {
    case 'build-depot':
      return checkDepot(p, seat, action.space);
    case 'upgrade-airship':
    case 'upgrade-train':
      return checkUpgrade(p, seat, action.type);
    case 'ship':
      return checkShipment(p, seat, action, Number.POSITIVE_INFINITY);
    case 'adjust-route':
      return checkAdjustment(p, seat, action.to);
    case 'solicit-funds':
      return null;
    case 'transmogrify':
      return checkTransmogrify(p, seat, action);
    case 'build-link':
      return checkNewLink(p, seat, action.path);
    case 'extra-flight':
      return checkExtraFlight(p, seat, action.card);
  }
}

function perform(p: Position, seat: Seat, action: Doing, chance: Chance): Progress {
  switch (action.type) {
    case 'build-depot':
      buildDepot(p, seat, action.space, chance);
      break;
    case 'upgrade-airship':
    case 'upgrade-train':
      upgrade(p, seat, action.type, chance);
      break;
    case 'ship':
      send(p, seat, action, chance);
      break;
    case 'adjust-route':
      adjustRoute(p, seat, action.to, chance);
      break;
    case 'transmogrify':
      transmogrify(p, seat, action, chance);
      break;
    case 'build-link':
      buildLink(p, seat, action.path, chance);
      break;
    case 'extra-flight':
      extraFlight(p, seat, action.card, chance);
      break;
    case 'solicit-funds':
      changePlayer(p, seat, { cash: playerAt(p, seat).cash + SOLICITED_FUNDS });
      chance.tell({ type: 'funds-solicited', seat, amount: SOLICITED_FUNDS });
  }
  return 'finished';
}

export const action: Decision<'action'> = {
  legal: (p, _phase, seat) => possible(p, seat),
  check: (p, _phase, seat, one) => check(p, seat, one),
  play: (p, _phase, seat, one, chance) => perform(p, seat, one, chance),
};

/** I.S.A.A.C. may act once more for a token. */
export const secondAction: Decision<'second-action'> = {
  legal: (p, _phase, seat) => [...possible(p, seat), { type: 'go-on' }],
  check: (p, _phase, seat, one) => (one.type === 'go-on' ? null : check(p, seat, one)),
  play(p, _phase, seat, one, chance) {
    if (one.type === 'go-on') return 'finished';
    const tokens = playerAt(p, seat).tokens - 1;
    changePlayer(p, seat, { tokens });
    chance.tell({ type: 'second-action', seat, tokens });
    return perform(p, seat, one, chance);
  },
};
