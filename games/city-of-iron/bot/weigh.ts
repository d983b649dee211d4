import type { Seat } from '@roundhouse/kernel';
import { buildingOf, cardOf, landOf } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import type { Action, ActionType } from '../rules/actions.ts';
import { cityOn } from '../rules/cities.ts';
import { type Position, playerAt } from '../rules/position.ts';

/** Blind choices store half the row; a lively player builds, buys, travels and fights. */
const LIKELY: Readonly<Partial<Record<ActionType, number>>> = {
  store: 0.05,
  tax: 1,
  draw: 3,
  attack: 40,
  'move-building': 0.1,
};

/** Beyond that much science more of it is of little use. */
const ENOUGH_SCIENCE = 2;

/** How likely a lively random player is to choose each of these actions. */
export function weigh(p: Position, seat: Seat, actions: readonly Action[]): readonly number[] {
  return actions.map((action) => weightOf(p, seat, action));
}

function weightOf(p: Position, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'build':
      return buildWeight(p, seat, action);
    case 'play-card':
      return action.land === null ? 4 : 8 + 8 * landOf(setOf(p), action.land).distance;
    case 'buy-science':
      return playerAt(p, seat).science < ENOUGH_SCIENCE ? 3 : 0.2;
    case 'buy':
      return cardOf(setOf(p), action.card).vehicle === null ? 1 : 2;
    default:
      return LIKELY[action.type] ?? 1;
  }
}

/** The dearer, the better; nobody tears down what is dearer than the new one. */
function buildWeight(p: Position, seat: Seat, action: Extract<Action, { type: 'build' }>): number {
  const set = setOf(p);
  const worth = (id: string): number => {
    const { coins, science } = buildingOf(set, id).cost;
    return coins + 3 * science;
  };
  if (action.demolish === null) return 2 + worth(action.building);
  const rivals = cityOn(playerAt(p, seat), action.land)?.buildings.length ?? 1;
  return Math.max(0.01, (worth(action.building) - worth(action.demolish)) / rivals);
}
