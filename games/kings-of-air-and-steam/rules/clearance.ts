import { endGame, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import { CLEARANCE_PER_GOOD, type Good } from '../content/components.ts';
import type { ActionOf } from './actions.ts';
import { checkStops, type Route, routesFor, tollsAt, total, type Trip } from './move-and-action/ship/routes.ts';
import { reachFrom } from './move-and-action/ship/reach.ts';
import { type Chance, changePlayer, depotAt, playerAt, type Position, slotsLeft } from './position.ts';
import { putIntoDepot } from './move-and-action/ship/transport.ts';
import type { Decision } from './section.ts';
import { kindsIn } from './stock.ts';

type Clear = ActionOf<'clear'>;
type Cleared = Pick<Clear, 'from' | 'good'>;

export function startClearance(p: Position, chance: Chance): void {
  p.cycle = 0;
  p.order = [];
  p.turn = 0;
  askFrom(p, 0, chance);
}

/** Players clear one after the other; those who cannot are not asked. */
function askFrom(p: Position, seat: Seat, chance: Chance): void {
  const next = p.players.findIndex((_, index) => index >= seat && clearable(p, index).length > 0);
  if (next !== -1) {
    p.phase = { name: 'clearance', seat: next };
    return;
  }
  endGame(p, chance);
}

/** Cities that would take a good, had it been shipped. */
function takersOf(p: Position, good: Good): readonly number[] {
  return p.cities.flatMap((city, index) => (city.wants === good && slotsLeft(city) > 0 ? [index] : []));
}

/** The least toll for one good to any city that takes it. */
function leastToll(p: Position, seat: Seat, from: Space, good: Good): number {
  const { cities } = reachFrom(p, seat, from);
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...takersOf(p, good).map((city) => cities[city] ?? Number.POSITIVE_INFINITY),
  );
}

function clearable(p: Position, seat: Seat): Clear[] {
  return playerAt(p, seat).depots.flatMap(({ space, goods }) =>
    kindsIn(goods)
      .filter((good) => canPay(p, seat, leastToll(p, seat, space, good)))
      .map((good): Clear => ({ type: 'clear', from: space, good })),
  );
}

function canPay(p: Position, seat: Seat, toll: number): boolean {
  return toll <= playerAt(p, seat).cash + CLEARANCE_PER_GOOD;
}

function tripOf(p: Position, seat: Seat, { from, good }: Cleared): Trip {
  return {
    from,
    ends: takersOf(p, good).map((city) => ({ city })),
    budget: playerAt(p, seat).cash + CLEARANCE_PER_GOOD,
  };
}

/** Nothing is placed, so only the tolls matter: the cheapest ways, one for each choice of who is paid. */
function cheapestRoutes(p: Position, seat: Seat, cleared: Cleared): readonly Route[] {
  const routes = routesFor(p, seat, tripOf(p, seat, cleared));
  return routes.filter((route, _, [cheapest]) => cheapest !== undefined && total(route) === total(cheapest));
}

export function checkClear(p: Position, seat: Seat, { from, good }: Cleared): Violation | null {
  const depot = depotAt(p, seat, from);
  if (depot === undefined || depot.goods[good] === 0) {
    return refuse('clearance.goods', 'There is no {good} in a depot of yours there.', { good: { term: good } });
  }
  const toll = leastToll(p, seat, from, good);
  if (toll === Number.POSITIVE_INFINITY) {
    return refuse('clearance.could-be-shipped', 'The {good} could not be shipped to a city that wants it.', {
      good: { term: good },
    });
  }
  return canPay(p, seat, toll)
    ? null
    : refuse('clearance.could-be-shipped', 'You could not pay the tolls of ${toll}.', { toll });
}

function clear(p: Position, seat: Seat, { from, good }: Cleared, stops: readonly Space[], chance: Chance): void {
  putIntoDepot(p, seat, from, good, -1);
  const tolls = [...tollsAt(p, seat, stops)].map(([owner, amount]) => ({ seat: owner, amount }));
  changePlayer(p, seat, { cash: playerAt(p, seat).cash + CLEARANCE_PER_GOOD });
  for (const toll of tolls) {
    changePlayer(p, seat, { cash: playerAt(p, seat).cash - toll.amount });
    changePlayer(p, toll.seat, { cash: playerAt(p, toll.seat).cash + toll.amount });
  }
  chance.tell({ type: 'good-cleared', seat, good, income: CLEARANCE_PER_GOOD, tolls });
  askFrom(p, seat, chance);
}

/** Goods that could be shipped when the game ends earn a little. */
export const clearance: Decision<'clearance'> = {
  legal: (p, _phase, seat) => [...clearable(p, seat), { type: 'go-on' }],

  check: (p, _phase, seat, action) => (action.type === 'go-on' ? null : checkClear(p, seat, action)),

  play(p, _phase, seat, action, chance) {
    if (action.type === 'clear') {
      const [only, ...others] = cheapestRoutes(p, seat, action);
      if (only !== undefined && others.length === 0) clear(p, seat, action, only.stops, chance);
      else p.phase = { name: 'clearance-route', seat, from: action.from, good: action.good };
      return 'waiting';
    }
    chance.tell({ type: 'clearance-done', seat });
    askFrom(p, seat + 1, chance);
    return 'waiting';
  },
};

/** Which of the owners is paid, where more than one way is the cheapest. */
export const clearanceRoute: Decision<'clearance-route'> = {
  legal: (p, phase, seat) =>
    cheapestRoutes(p, seat, phase).map(({ stops }) => ({ type: 'choose-route', stops: [...stops] })),

  check: (p, phase, seat, { stops }) => checkStops(p, seat, tripOf(p, seat, phase), stops),

  play(p, phase, seat, { stops }, chance) {
    clear(p, seat, phase, stops, chance);
    return 'waiting';
  },
};
