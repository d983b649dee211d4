import { type Seat, type Text, text } from '@roundhouse/kernel';
import { withMinus } from '@roundhouse/style';
import { INCOME, MOVE_ROUNDS, POINTS_PER_LOAN } from '../../content/components.ts';
import { legalBuilds } from '../../rules/build-track/judge.ts';
import { siteFor } from '../../rules/build-track/site.ts';
import { meansOf } from '../../rules/money.ts';
import { type BuildTrackPhase, type MoveGoodsPhase, type Position, playerAt } from '../../rules/position.ts';
import { cityHex, placeName } from '../../rules/places.ts';
import { legalMoves } from '../../rules/routes.ts';
import { growingCity } from './growth.ts';
import type { Pointed } from './pointing.ts';

/** What this seat must do now, in one line; `p` has what is planned. */
export function promptFor(p: Position, seat: Seat, at: Pointed): Text {
  const { cash, income } = playerAt(p, seat);
  const { phase } = p;
  switch (phase.name) {
    case 'auction-places': {
      const place = phase.placed.length + 1;
      return phase.bid === null
        ? text('Open the bidding for place {place}, or pass. Only the winner pays.', { place })
        : text('Bid more than ${bid} for place {place}, or pass. Only the winner pays.', { bid: phase.bid, place });
    }
    case 'buy-capital':
      return income === INCOME.min
        ? text(
            'Buy capital for this turn? Every $5 costs {points, plural, one {# point} other {# points}}. You have ${cash}.',
            {
              points: POINTS_PER_LOAN,
              cash,
            },
          )
        : text('Buy capital for this turn? Every $5 takes 1 off your income of {income}. You have ${cash}.', {
            income: withMinus(income),
            cash,
          });
    case 'auction-order': {
      const bids = phase.bids.filter((bid) => bid !== null);
      if (bids.length === 0)
        return text('Open the bidding for the order of play, or pass. You have ${cash}.', { cash });
      const high = Math.max(...bids);
      return cash > high
        ? text('Bid more than ${high} for the order of play, or pass. You have ${cash}.', { high, cash })
        : text('You have ${cash}, too little for a bid of ${least}: pass.', { least: high + 1, cash });
    }
    case 'select-action-tiles':
      return p.mode === 'base'
        ? text('Take an action tile. Low numbers play first in the next turn.')
        : text('Take one of the action tiles that are left.');
    case 'build-track':
      return buildPrompt(p, phase, seat, at);
    case 'move-goods':
      return movePrompt(p, phase, seat, at);
    case 'choose-points':
      return text('Take {points} as income or as {points, plural, one {a point} other {points}}?', {
        points: phase.points,
      });
    case 'game-over':
      return text('The game is over.');
  }
}

function buildPrompt(p: Position, phase: BuildTrackPhase, seat: Seat, at: Pointed): Text {
  if (phase.stocking !== null) return text('Choose a set of cubes for the New City.');
  if (at.newCity !== null) {
    return at.town === null ? text('Point at the town that becomes a New City.') : text('Place the New City here?');
  }
  const growing = growingCity(at);
  if (growing !== null && phase.special === 'city-growth') {
    return text('Choose the new cubes for {city}.', { city: placeName(p, cityHex(p, growing)) });
  }
  const site = siteFor(p, phase, seat);
  const left = site.buildsLeft;
  const player = playerAt(p, seat);
  const { cash } = player;
  if (left === 0) {
    return phaseOwes(phase)
      ? text('All your tiles are laid; your action is still to do.')
      : text('All your tiles are laid. ${cash} left.', { cash });
  }
  if (legalBuilds(site).length === 0) return text('You can lay no tile now. ${cash} left.', { cash });
  const values = { left, cash, more: meansOf(player, p.mode) - cash };
  if (values.more === 0) {
    return text('Build track: {left, plural, one {one more tile} other {up to # more tiles}}. ${cash} left.', values);
  }
  return text(
    'Build track: {left, plural, one {one more tile} other {up to # more tiles}}. You have ${cash} and can raise ${more}.',
    values,
  );
}

function phaseOwes({ special }: BuildTrackPhase): boolean {
  return special === 'city-growth' || special === 'urbanization';
}

function movePrompt(p: Position, { round }: MoveGoodsPhase, seat: Seat, { city, good, route }: Pointed): Text {
  if (route !== null) return text('Deliver along this route?');
  if (good !== null) return text('Choose where the {good} cube goes, or the route.', { good: { term: good } });
  if (city !== null) return text('Choose a cube of {city}.', { city: placeName(p, cityHex(p, city)) });
  const { level } = playerAt(p, seat);
  const values = { level, round, rounds: MOVE_ROUNDS };
  if (legalMoves(p, seat).length === 0)
    return text(
      'No cube reaches a city of its colour over {level, plural, one {one link} other {up to # links}}, round {round} of {rounds}.',
      values,
    );
  return text(
    'Move a cube over {level, plural, one {one link} other {up to # links}}, round {round} of {rounds}.',
    values,
  );
}
