import { say, type Seat, text } from '@roundhouse/kernel';
import { cubesText } from '@roundhouse/rail-art';
import type { TerminalWords } from '@roundhouse/style';
import { CASH_PER_SHARE } from '../../content/components.ts';
import { highestBid } from '../../rules/2-determine-player-order.ts';
import { siteFor } from '../../rules/4-build-track/site.ts';
import { expensesOf } from '../../rules/7-pay-expenses.ts';
import { type Position, playerAt } from '../../rules/position.ts';

/** What that seat must do now, in one line. */
export function taskText(p: Position, seat: Seat, words: TerminalWords): string {
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
      return say(
        text(
          '{who}: build track with ${cash}; {left, plural, one {# more tile} other {# more tiles}}. ' +
            'You will owe ${owed} and collect ${income}.',
          { who, left, cash: player.cash, owed: expensesOf(player), income: player.income },
        ),
      );
    }
    case 'move-goods':
      return say(
        text('{who}: move a cube over {engine, plural, one {one link} other {up to # links}} (round {round} of 2).', {
          who,
          engine: player.engine,
          round: phase.round,
        }),
      );
    case 'goods-growth':
      return phase.drawn === null
        ? `${who}: draw two cubes for the goods display?`
        : `${who}: place ${cubesText(phase.drawn, words)} on the goods display.`;
    case 'game-over':
      return 'The game is over.';
  }
}
