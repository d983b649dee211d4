import { clone, type Seat, type Text, text } from '@roundhouse/kernel';
import { withMinus } from '@roundhouse/style';
import { afterPlan, noChance } from '@roundhouse/table-kit';
import { LOAN } from '../../content/components.ts';
import type { Action } from '../../rules/actions.ts';
import { steam } from '../../rules/game.ts';
import { afterPaying, borrowed } from '../../rules/money.ts';
import { afterTaking } from '../../rules/move-goods.ts';
import { type OrderAuctionPhase, type Player, type Position, playerAt } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';

/** How a player would stand, and what would have been raised on the way. */
export interface Raising {
  readonly raised: number;
  readonly before: Player;
  readonly after: Player;
}

/** What a payment does; null when it cannot be made. */
export function ifPaid(p: Position, seat: Seat, price: number): Raising | null {
  const before = playerAt(p, seat);
  const after = afterPaying(before, price, p.mode);
  return after === null ? null : { raised: after.cash + price - before.cash, before, after };
}

/** What borrowing so many times $5 does; null when there is not so much to be had. */
export function ifBorrowed(p: Position, seat: Seat, loans: number): Raising | null {
  const before = playerAt(p, seat);
  const after = borrowed(before, loans);
  return after === null ? null : { raised: loans * LOAN, before, after };
}

/** What raising the money costs; null when none is raised. */
export function raisingWords({ raised, before, after }: Raising): Text | null {
  if (raised === 0) return null;
  const values = {
    raised,
    price: raised + before.cash - after.cash,
    income: withMinus(before.income),
    newIncome: withMinus(after.income),
    points: before.points,
    newPoints: after.points,
  };
  if (after.points === before.points)
    return text('To pay ${price}, ${raised} is raised: income {income} to {newIncome}.', values);
  return after.income === before.income
    ? text('To pay ${price}, ${raised} is raised: points {points} to {newPoints}.', values)
    : text(
        'To pay ${price}, ${raised} is raised: income {income} to {newIncome}, points {points} to {newPoints}.',
        values,
      );
}

/** Where somebody ends up in an auction, and for how much. */
export interface PlaceTaken {
  readonly seat: Seat;
  readonly place: number;
  readonly paid: number;
}

/** An auction of all places at once: as it stands, or as it would after a bid. */
export interface OrderAuction {
  readonly position: Position;
  readonly phase: OrderAuctionPhase;
  /** The bid that is not made yet; null where all of it has happened. */
  readonly bid: number | null;
}

/** The auction as it would stand after a bid; as it stands where none can be made. */
export function ifBid(now: OrderAuction, seat: Seat, amount: number | null): OrderAuction {
  if (amount === null) return now;
  const position = afterPlan<Position, Action, unknown>(steam, now.position, seat, [{ type: 'bid', amount }]);
  const { phase } = position;
  return phase.name === 'auction-order' ? { position, phase, bid: amount } : now;
}

/** How the auction of this turn would end if everybody who is asked from now on passed; the first place first. */
export function ifAllPassed(p: Position): readonly PlaceTaken[] {
  const copy = clone(p);
  const taken: PlaceTaken[] = [];
  while (copy.phase.name === 'auction-order') {
    steam.play(copy, copy.phase.seat, { type: 'pass' }, noChance, (event) => {
      if (event.type === 'place-taken') taken.push({ seat: event.seat, place: event.place, paid: event.paid });
    });
  }
  return taken.toSorted((one, other) => one.place - other.place);
}

/** What taking track points one way would bring. */
export interface Reward {
  readonly before: Player;
  readonly after: Player;
  /** How much more the player would have if the game ended then. */
  readonly gain: number;
  /** Track points that bring nothing, for income is at its highest. */
  readonly lost: number;
}

export function rewardOf(p: Position, seat: Seat, points: number, as: 'income' | 'points'): Reward {
  const before = playerAt(p, seat);
  const after = afterTaking(before, points, as);
  const then = { ...p, players: p.players.with(seat, after) };
  const moved = after.income - before.income + after.points - before.points;
  return {
    before,
    after,
    gain: (scoreOf(then, seat).total ?? 0) - (scoreOf(p, seat).total ?? 0),
    lost: points - moved,
  };
}
