import { itemAt, type Seat } from '@roundhouse/kernel';
import { type GameSet, slotsFor } from '../content/set.ts';
import type { Position } from '../rules/position.ts';
import type { Almanac, Calendar } from './almanac.ts';

/** How many buildings a player takes from the row with an action, on the average of many games. */
const TAKEN = 0.4;

/** When things will happen, as far as the decks tell. */
export function calendarOf(p: Position, set: GameSet, almanac: Almanac): Calendar {
  const { actions, rowDiscard } = set.file;
  const seats = p.players.length;
  let calendar = almanac.blank(seats);
  if (p.phase.name === 'game-over') return calendar;
  if (p.shown > p.scorings) calendar = calendar.with(0);
  const aRound = rowDiscard + TAKEN * actions * seats;
  let toDo = 0;
  for (let seat = 0; seat < seats; seat++) toDo += actionsThisRound(p, set, seat);
  const thisRound = slotsFor(set, seats) - p.row.length + rowDiscard + TAKEN * toDo;
  let cards = 0;
  for (let deck = p.shown; deck < set.decks.length; deck++) {
    cards += itemAt(p.decks, deck).length;
    const shown = cards < thisRound ? 0 : 1 + Math.floor((cards - thisRound) / aRound);
    calendar = calendar.with(shown + 1);
  }
  return calendar;
}

/** How many real actions a seat still has in this round. */
function actionsThisRound(p: Position, set: GameSet, seat: Seat): number {
  const { actions } = set.file;
  if (p.phase.name === 'game-over') return 0;
  if (!('turn' in p.phase)) return actions;
  const acted = p.order.indexOf(seat) < p.order.indexOf(p.phase.seat);
  return actions - p.phase.turn + (acted ? 0 : 1);
}

/** What a seat has left to act with. */
export interface Prospects {
  readonly actions: number;
  /** Each action counted once for every scoring that comes after it. */
  readonly chances: number;
}

export function prospectsOf(p: Position, set: GameSet, seat: Seat, { scorings, last }: Calendar): Prospects {
  const aRound = set.file.actions;
  const now = actionsThisRound(p, set, seat);
  let chances = 0;
  for (const round of scorings) chances += now + aRound * round;
  return { actions: now + aRound * last, chances };
}
