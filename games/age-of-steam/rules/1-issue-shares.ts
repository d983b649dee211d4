import { firstOf, following, refuse, type Seat } from '@roundhouse/kernel';
import { CASH_PER_SHARE, MAX_SHARES } from '../content/components.ts';
import { changePlayer, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

function sharesLeft(p: Position, seat: Seat): number {
  return Math.max(0, MAX_SHARES - playerAt(p, seat).shares);
}

export const issueShares: DecisionSection<'issue-shares'> = {
  enter(p) {
    p.phase = { name: 'issue-shares', seat: firstOf(p.order) };
    return 'waiting';
  },

  legal(p, _phase, seat) {
    return Array.from({ length: sharesLeft(p, seat) + 1 }, (_, shares) => ({ type: 'issue-shares', shares }));
  },

  check(p, _phase, seat, action) {
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
  },

  play(p, _phase, seat, action, { tell }) {
    const { shares, cash } = playerAt(p, seat);
    const raised = action.shares * CASH_PER_SHARE;
    changePlayer(p, seat, { shares: shares + action.shares, cash: cash + raised });
    tell({ type: 'shares-issued', seat, shares: action.shares, cash: raised });
    const next = following(p.order, seat);
    if (next === undefined) return 'finished';
    p.phase = { name: 'issue-shares', seat: next };
    return 'waiting';
  },
};
