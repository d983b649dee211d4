import { firstOf, following, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { LOAN } from '../content/components.ts';
import type { Action } from './actions.ts';
import { borrowed, loansLeft } from './money.ts';
import { type Chance, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';
import { wrongPhase } from './wrong-phase.ts';

function enter(p: Position): Progress {
  p.phase = { name: 'buy-capital', seat: firstOf(p.order) };
  return 'waiting';
}

function legal(p: Position, seat: Seat): Action[] {
  return Array.from({ length: loansLeft(playerAt(p, seat)) + 1 }, (_, loans) => ({ type: 'buy-capital', loans }));
}

function check(p: Position, seat: Seat, action: Action): Violation | null {
  if (action.type !== 'buy-capital') return wrongPhase(p, action);
  const left = loansLeft(playerAt(p, seat));
  if (action.loans <= left) return null;
  return refuse(
    'buy-capital.limit',
    'You can raise $5 at most {left, plural, one {# more time} other {# more times}}: income stops at -10, and then points are spent.',
    { left },
  );
}

function play(p: Position, seat: Seat, action: Action, { tell }: Chance): Progress {
  if (action.type !== 'buy-capital') return 'waiting';
  const after = borrowed(playerAt(p, seat), action.loans);
  if (after === null) throw new RangeError('the loan was checked before');
  p.players = p.players.with(seat, after);
  tell({ type: 'capital-bought', seat, cash: action.loans * LOAN });
  const next = following(p.order, seat);
  if (next === undefined) return 'finished';
  p.phase = { name: 'buy-capital', seat: next };
  return 'waiting';
}

export const buyCapital: DecisionSection = { name: 'buy-capital', enter, legal, check, play };
