import { itemAt, type Seat } from '@roundhouse/kernel';
import { type GameSet, slotsFor } from '../content/set.ts';
import type { SetFile } from '../content/set-file.ts';
import type { Position } from '../rules/position.ts';
import { type Turn, turnIn } from '../rules/three-actions/turn.ts';
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
  const turn = turnIn(p);
  for (let seat = 0; seat < seats; seat++) toDo += actionsThisRound(p, set.file, turn, seat);
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
function actionsThisRound({ order }: Position, { actions }: SetFile, turn: Turn | null, seat: Seat): number {
  if (turn === null) return actions;
  const acted = order.indexOf(seat) < order.indexOf(turn.seat);
  return actions - turn.turn + (acted ? 0 : 1);
}

/** What a seat has left to act with. */
export interface Prospects {
  readonly actions: number;
  /** Each action counted once for every scoring that comes after it. */
  readonly chances: number;
}

export function prospectsOf(p: Position, { file }: GameSet, seat: Seat, { scorings, last }: Calendar): Prospects {
  const now = actionsThisRound(p, file, turnIn(p), seat);
  let chances = 0;
  for (const round of scorings) chances += now + file.actions * round;
  return { actions: now + file.actions * last, chances };
}
