import { itemAt, type Seat } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import { type Player, type Position, playerAt } from '../rules/position.ts';
import type { Calendar } from './almanac.ts';
import { calendarOf, type Prospects, prospectsOf } from './calendar.ts';
import { type Estate, type Estates, estatesOf, type Future } from './estates.ts';
import { type Tables, tablesOf } from './tables.ts';
import type { Weights } from './weights.ts';

/** All that the parts of the evaluation have to know of a position and of the seat that looks at it. */
export interface Outlook {
  readonly p: Position;
  readonly set: GameSet;
  readonly tables: Tables;
  readonly seat: Seat;
  readonly player: Player;
  readonly estate: Estate;
  readonly estates: Estates;
  readonly future: Future;
  readonly calendar: Calendar;
  readonly prospects: Prospects;
  readonly weights: Weights;
}

export function outlookOf(p: Position, seat: Seat, weights: Weights): Outlook {
  const set = setOf(p);
  const tables = tablesOf(set);
  const calendar = calendarOf(p, set, tables.almanac);
  const estates = estatesOf(p, set, tables);
  return {
    p,
    set,
    tables,
    seat,
    player: playerAt(p, seat),
    estate: itemAt(estates.all, seat),
    estates,
    future: estates.at(calendar),
    calendar,
    prospects: prospectsOf(p, set, seat, calendar),
    weights,
  };
}

/** Grows from 0 towards 1: the more there is of something, the less another one adds. */
export function filled(amount: number, scale: number): number {
  return scale <= 0 ? 0 : 1 - Math.exp(-amount / scale);
}
