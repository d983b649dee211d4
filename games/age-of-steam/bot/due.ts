import type { Seat } from '@roundhouse/kernel';
import { BUILDS, MOVE_ROUNDS } from '../content/components.ts';
import { orderWithFirst, type Position, playerAt } from '../rules/position.ts';

/** What a seat still has before it in the current turn. Positions before and after a phase are comparable by it. */
export interface Due {
  /** Whether shares may still be issued. */
  readonly shares: boolean;
  /** Whether income and expenses are still to come. */
  readonly accounts: boolean;
  readonly moves: number;
  readonly builds: number;
  /** Whether the seat's build phase has not begun. */
  readonly beforeBuilding: boolean;
}

const DUE = { shares: false, accounts: true, moves: MOVE_ROUNDS, beforeBuilding: false } as const;

export function dueOf(p: Position, seat: Seat): Due {
  const { phase } = p;
  switch (phase.name) {
    case 'game-over':
    case 'goods-growth':
      return { shares: false, accounts: false, moves: 0, builds: 0, beforeBuilding: false };
    case 'move-goods': {
      const order = orderWithFirst(p, 'first-move');
      const acted = order.indexOf(seat) < order.indexOf(phase.seat) ? 1 : 0;
      return { ...DUE, moves: MOVE_ROUNDS - phase.round + 1 - acted, builds: 0 };
    }
    case 'build-track': {
      const order = orderWithFirst(p, 'first-build');
      const laid = phase.seat === seat ? phase.builds : 0;
      const finished = order.indexOf(seat) < order.indexOf(phase.seat);
      const builds = finished ? 0 : allowance(p, seat) - laid;
      return { ...DUE, builds, beforeBuilding: !finished && phase.seat !== seat };
    }
    default: {
      const shares = phase.name === 'issue-shares' && p.order.indexOf(seat) >= p.order.indexOf(phase.seat);
      return { ...DUE, shares, builds: allowance(p, seat), beforeBuilding: true };
    }
  }
}

function allowance(p: Position, seat: Seat): number {
  return playerAt(p, seat).action === 'engineer' ? BUILDS.engineer : BUILDS.normal;
}
