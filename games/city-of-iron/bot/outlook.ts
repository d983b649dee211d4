import type { Seat } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import { type Rankings, rankings } from '../rules/goods.ts';
import { type Player, type Position, playerAt } from '../rules/position.ts';
import { type Calendar, calendarOf, type Prospects, prospectsOf } from './calendar.ts';
import type { Weights } from './weights.ts';

/** All that the parts of the evaluation have to know of a position and of the seat that looks at it. */
export interface Outlook {
  readonly p: Position;
  readonly set: GameSet;
  readonly seat: Seat;
  readonly player: Player;
  readonly held: Rankings;
  readonly calendar: Calendar;
  readonly prospects: Prospects;
  readonly weights: Weights;
}

export function outlookOf(p: Position, seat: Seat, weights: Weights): Outlook {
  const calendar = calendarOf(p);
  return {
    p,
    set: setOf(p),
    seat,
    player: playerAt(p, seat),
    held: rankings(p),
    calendar,
    prospects: prospectsOf(p, seat, calendar),
    weights,
  };
}

/** Grows from 0 towards 1: the more there is of something, the less another one adds. */
export function filled(amount: number, scale: number): number {
  return scale <= 0 ? 0 : 1 - Math.exp(-amount / scale);
}
