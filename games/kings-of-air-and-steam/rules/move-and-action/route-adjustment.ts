import { itemAt, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { areaOf, directionBetween, type Space } from '../../content/area.ts';
import type { Action } from '../actions.ts';
import { changePlayer, type Chance, type Position } from '../position.ts';
import { first } from './agenda.ts';
import { airshipSpace, checkEnd } from './flight.ts';
import { mayEnd } from './flight-paths.ts';

/** One space in any direction. */
export function adjustments(p: Position, seat: Seat): Action[] {
  const area = areaOf(p);
  return itemAt(area.neighbours, airshipSpace(p, seat))
    .filter((space) => mayEnd(area, space))
    .map((to) => ({ type: 'adjust-route', to }));
}

export function checkAdjustment(p: Position, seat: Seat, to: Space): Violation | null {
  const area = areaOf(p);
  if (directionBetween(area, airshipSpace(p, seat), to) === undefined) {
    return refuse('route-adjustment.one-space', 'A route adjustment moves your airship to a space beside it.');
  }
  return checkEnd(area, to);
}

export function adjustRoute(p: Position, seat: Seat, to: Space, { tell }: Chance): void {
  const from = airshipSpace(p, seat);
  changePlayer(p, seat, { airship: to });
  tell({ type: 'route-adjusted', seat, from, to });
  first(p, { name: 'cargo', seat, loaded: [], jettisoned: [] });
}
