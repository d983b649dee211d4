import { firstOf, following, refuse } from '@roundhouse/kernel';
import { LOAN } from '../content/components.ts';
import { borrowed, loansLeft } from './money.ts';
import { playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';

export const buyCapital: DecisionSection<'buy-capital'> = {
  enter(p) {
    p.phase = { name: 'buy-capital', seat: firstOf(p.order) };
    return 'waiting';
  },

  legal(p, _phase, seat) {
    return Array.from({ length: loansLeft(playerAt(p, seat)) + 1 }, (_, loans) => ({ type: 'buy-capital', loans }));
  },

  check(p, _phase, seat, action) {
    const left = loansLeft(playerAt(p, seat));
    if (action.loans <= left) return null;
    return refuse(
      'buy-capital.limit',
      'You can raise $5 at most {left, plural, one {# more time} other {# more times}}: income stops at −10, and then points are spent.',
      { left },
    );
  },

  play(p, _phase, seat, action, { tell }) {
    const after = borrowed(playerAt(p, seat), action.loans);
    if (after === null) throw new RangeError('the loan was checked before');
    p.players = p.players.with(seat, after);
    tell({ type: 'capital-bought', seat, cash: action.loans * LOAN });
    const next = following(p.order, seat);
    if (next === undefined) return 'finished';
    p.phase = { name: 'buy-capital', seat: next };
    return 'waiting';
  },
};
