import type { Seat } from '@roundhouse/kernel';
import { cubesText } from '@roundhouse/rail-art';
import type { Words } from '@roundhouse/style';
import { CASH_PER_SHARE } from '../../content/components.ts';
import { highestBid } from '../../rules/2-determine-player-order.ts';
import { siteFor } from '../../rules/4-build-track/site.ts';
import { expensesOf } from '../../rules/7-pay-expenses.ts';
import { type Position, playerAt } from '../../rules/position.ts';

/** What that seat must do now, in one line. */
export function taskText(p: Position, seat: Seat, words: Words): string {
  const who = words.seatName(seat);
  const player = playerAt(p, seat);
  const { phase } = p;
  switch (phase.name) {
    case 'issue-shares':
      return `${who}: issue shares? Each brings $${CASH_PER_SHARE} and costs $1 every turn and 3 points at the end.`;
    case 'determine-player-order': {
      const high = highestBid(phase);
      const stand = high === 0 ? 'nobody has bid yet' : `the highest bid is $${high}`;
      return `${who}: bid for player order with $${player.cash}; ${stand}.`;
    }
    case 'select-actions':
      return `${who}: select one of the actions that are left.`;
    case 'build-track': {
      const left = siteFor(p, phase, seat).buildsLeft;
      return `${who}: build track with $${player.cash}; ${left} more ${left === 1 ? 'tile' : 'tiles'}. You will owe $${expensesOf(player)} and collect $${player.income}.`;
    }
    case 'move-goods':
      return `${who}: move a cube over ${player.engine === 1 ? 'one link' : `up to ${player.engine} links`} (round ${phase.round} of 2).`;
    case 'goods-growth':
      return phase.drawn === null
        ? `${who}: draw two cubes for the goods display?`
        : `${who}: place ${cubesText(phase.drawn, words)} on the goods display.`;
    case 'game-over':
      return 'The game is over.';
  }
}
