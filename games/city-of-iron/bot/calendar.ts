import { itemAt, type Seat } from '@roundhouse/kernel';
import { slotsFor } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import type { Position } from '../rules/position.ts';

/** How many buildings a player takes from the row with an action, on the average of many games. */
const TAKEN = 0.4;

/** When things will happen, as far as the decks tell. Rounds are counted from this one, which is 0. */
export interface Calendar {
  /** The rounds that end with a scoring. */
  readonly scorings: readonly number[];
  /** The last round of the game. */
  readonly last: number;
}

export function calendarOf(p: Position): Calendar {
  if (p.phase.name === 'game-over') return { scorings: [], last: 0 };
  const set = setOf(p);
  const { actions, rowDiscard } = set.file;
  const seats = p.players.length;
  const scorings = p.shown > p.scorings ? [0] : [];
  const aRound = rowDiscard + TAKEN * actions * seats;
  let toDo = 0;
  for (const seat of p.players.keys()) toDo += actionsThisRound(p, seat);
  const thisRound = slotsFor(set, seats) - p.row.length + rowDiscard + TAKEN * toDo;
  let cards = 0;
  for (let deck = p.shown; deck < set.decks.length; deck++) {
    cards += itemAt(p.decks, deck).length;
    const shown = cards < thisRound ? 0 : 1 + Math.floor((cards - thisRound) / aRound);
    scorings.push(shown + 1);
  }
  return { scorings, last: scorings.at(-1) ?? 0 };
}

/** How many real actions a seat still has in this round. */
function actionsThisRound(p: Position, seat: Seat): number {
  const { actions } = setOf(p).file;
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

export function prospectsOf(p: Position, seat: Seat, { scorings, last }: Calendar): Prospects {
  const aRound = setOf(p).file.actions;
  const now = actionsThisRound(p, seat);
  let chances = 0;
  for (const round of scorings) chances += now + aRound * round;
  return { actions: now + aRound * last, chances };
}
