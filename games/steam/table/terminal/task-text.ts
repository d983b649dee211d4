import { say, type Seat, text } from '@roundhouse/kernel';
import type { TerminalWords } from '@roundhouse/style';
import { INCOME, LOAN, MOVE_ROUNDS } from '../../content/components.ts';
import { siteFor } from '../../rules/build-track/site.ts';
import { type BuildTrackPhase, type Position, playerAt } from '../../rules/position.ts';
import { TILE_NAMES } from '../board/tile-words.ts';

/** What that seat must do now, in one line. */
export function taskText(p: Position, seat: Seat, words: TerminalWords): string {
  const { phase } = p;
  if (phase.name === 'game-over') return 'The game is over.';
  return `${words.seatName(seat)}: ${taskOf(p, phase, seat)}`;
}

function taskOf(p: Position, phase: Exclude<Position['phase'], { name: 'game-over' }>, seat: Seat): string {
  const player = playerAt(p, seat);
  switch (phase.name) {
    case 'auction-places':
      return `bid for place ${phase.placed.length + 1}; ${standOf(phase.bid)}. ${loanText()}`;
    case 'buy-capital':
      return `buy capital? Every $${LOAN} takes 1 off your income of ${player.income}.`;
    case 'auction-order':
      return `bid for the order of play with $${player.cash}; ${standOf(highest(phase.bids))}.`;
    case 'select-action-tiles':
      return p.mode === 'base'
        ? `take one of the action tiles that are left. Low numbers play first next turn. ${loanText()}`
        : 'take one of the action tiles that are left.';
    case 'build-track':
      return buildTask(p, phase, seat);
    case 'move-goods':
      return say(
        text('move a cube over at most {level, plural, one {# link} other {# links}} (round {round} of {rounds}).', {
          level: player.level,
          round: phase.round,
          rounds: MOVE_ROUNDS,
        }),
      );
    case 'choose-points':
      return say(
        text(
          'take {points} as income (now {income}, at most {most}) or as {points, plural, one {a point} other {points}} (now {had})?',
          { points: phase.points, income: player.income, most: INCOME.max, had: player.points },
        ),
      );
  }
}

function standOf(bid: number | null): string {
  return bid === null ? 'nobody has bid yet' : `the highest bid is $${bid}`;
}

function highest(bids: readonly (number | null)[]): number | null {
  const made = bids.filter((bid) => bid !== null);
  return made.length === 0 ? null : Math.max(...made);
}

function loanText(): string {
  return `What you lack is borrowed, $${LOAN} for 1 income.`;
}

function buildTask(p: Position, phase: BuildTrackPhase, seat: Seat): string {
  if (phase.stocking !== null) return 'choose a set of cubes for the New City.';
  const left = siteFor(p, phase, seat).buildsLeft;
  const pending = phase.special === 'city-growth' || phase.special === 'urbanization' ? phase.special : null;
  const also = pending === null ? '' : ` ${TILE_NAMES[pending]} is still to be carried out.`;
  const task = say(
    text('build track with ${cash}; {left, plural, one {# more tile} other {# more tiles}}.', {
      cash: playerAt(p, seat).cash,
      left,
    }),
  );
  return `${task}${p.mode === 'base' ? ` ${loanText()}` : ''}${also}`;
}
