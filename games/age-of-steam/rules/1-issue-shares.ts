import { firstOf, following, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { CASH_PER_SHARE, MAX_SHARES } from '../content/components.ts';
import type { Action } from './actions.ts';
import { type Chance, changePlayer, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';
import { wrongPhase } from './wrong-phase.ts';

function sharesLeft(p: Position, seat: Seat): number {
  return Math.max(0, MAX_SHARES - playerAt(p, seat).shares);
}

function enter(p: Position): Progress {
  p.phase = { name: 'issue-shares', seat: firstOf(p.order) };
  return 'waiting';
}

function legal(p: Position, seat: Seat): Action[] {
  return Array.from({ length: sharesLeft(p, seat) + 1 }, (_, shares) => ({ type: 'issue-shares', shares }));
}

function check(p: Position, seat: Seat, action: Action): Violation | null {
  if (action.type !== 'issue-shares') return wrongPhase(p, action);
  const left = sharesLeft(p, seat);
  if (action.shares <= left) return null;
  return refuse(
    'issue-shares.maximum',
    'A railroad issues at most {most, plural, one {# share} other {# shares}} in a game: you have {left} left to issue.',
    {
      most: MAX_SHARES,
      left,
    },
  );
}

function play(p: Position, seat: Seat, action: Action, { tell }: Chance): Progress {
  if (action.type !== 'issue-shares') return 'waiting';
  const { shares, cash } = playerAt(p, seat);
  const raised = action.shares * CASH_PER_SHARE;
  changePlayer(p, seat, { shares: shares + action.shares, cash: cash + raised });
  tell({ type: 'shares-issued', seat, shares: action.shares, cash: raised });
  const next = following(p.order, seat);
  if (next === undefined) return 'finished';
  p.phase = { name: 'issue-shares', seat: next };
  return 'waiting';
}

export const issueShares: DecisionSection = { name: 'issue-shares', enter, legal, check, play };
