import { type Seat, type Text, text } from '@roundhouse/kernel';
import { withMinus } from '@roundhouse/rail-art';
import { MOVE_ROUNDS } from '../../content/components.ts';
import { siteFor } from '../../rules/build-track/site.ts';
import { meansOf } from '../../rules/money.ts';
import { type BuildTrackPhase, type Position, playerAt } from '../../rules/position.ts';
import type { Moment } from './moment.ts';

/** What this seat must do now, in one line; `p` has what is planned. */
export function promptFor(p: Position, seat: Seat, moment: Moment): Text {
  const { cash, level, income } = playerAt(p, seat);
  const { phase } = p;
  switch (phase.name) {
    case 'auction-places': {
      const place = phase.placed.length + 1;
      return phase.bid === null
        ? text('Open the bidding for place {place}, or pass. What you bid is borrowed when you win.', { place })
        : text('Bid more than ${bid} for place {place}, or pass.', { bid: phase.bid, place });
    }
    case 'buy-capital':
      return text('Buy capital for this turn? Every $5 takes 1 off your income of {income}. You have ${cash}.', {
        income: withMinus(income),
        cash,
      });
    case 'auction-order': {
      const high = Math.max(0, ...phase.bids.map((bid) => bid ?? 0));
      return high === 0
        ? text('Bid for the order of play, or pass. You have ${cash}.', { cash })
        : text('Bid more than ${high}, or pass. You have ${cash}.', { high, cash });
    }
    case 'select-action-tiles':
      return p.mode === 'base'
        ? text('Take an action tile. Low numbers play first in the next turn.')
        : text('Take one of the action tiles that are left.');
    case 'build-track':
      return buildPrompt(p, phase, seat, moment);
    case 'move-goods':
      return movePrompt(level, phase.round, moment);
    case 'choose-points':
      return phase.points === 1
        ? text('Take 1 as income or as a point?')
        : text('Take {points} as income or as points?', { points: phase.points });
    case 'game-over':
      return text('The game is over.');
  }
}

function buildPrompt(p: Position, phase: BuildTrackPhase, seat: Seat, moment: Moment): Text {
  if (phase.stocking !== null) return text('Choose a set of cubes for the New City.');
  if (moment.newCity !== null) {
    return moment.town === null ? text('Point at the town that becomes a New City.') : text('Place the New City here?');
  }
  const left = siteFor(p, phase, seat).buildsLeft;
  const player = playerAt(p, seat);
  const money = { cash: player.cash, means: meansOf(player, p.mode), left };
  if (left === 0) return phaseOwes(phase) ? text('All your tiles are laid; your action is still to do.') : laid(money);
  if (p.mode === 'standard') return text('Build track: tiles left to lay: {left}. You have ${cash}.', money);
  return text('Build track: tiles left to lay: {left}. You have ${cash}, and with borrowing ${means}.', money);
}

function phaseOwes({ special }: BuildTrackPhase): boolean {
  return special === 'city-growth' || special === 'urbanization';
}

function laid({ cash }: { readonly cash: number }): Text {
  return text('All your tiles are laid. ${cash} left.', { cash });
}

function movePrompt(level: number, round: number, { city, good, route }: Moment): Text {
  if (route !== null) return text('Deliver along this route?');
  if (good !== null) return text('Choose where the {good} cube goes, or the route.', { good: { term: good } });
  if (city !== null) return text('Choose a cube.');
  const values = { level, round, rounds: MOVE_ROUNDS };
  return level === 1
    ? text('Move a cube over one link, round {round} of {rounds}.', values)
    : text('Move a cube over up to {level} links, round {round} of {rounds}.', values);
}
