import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { RailPointed } from '@roundhouse/rail-table';
import { legalBuilds } from '../../rules/4-build-track/judge.ts';
import { siteFor } from '../../rules/4-build-track/site.ts';
import { highestBid } from '../../rules/2-determine-player-order.ts';
import { legalMoves } from '../../rules/5-move-goods.ts';
import { cityHex, placeName } from '../../rules/places.ts';
import { type Position, playerAt } from '../../rules/position.ts';

/** What this seat must do now, in one line; `p` has what is planned. */
export function promptFor(p: Position, seat: Seat, { newCity, town, city, good, route }: RailPointed): Text {
  const { cash } = playerAt(p, seat);
  const { phase } = p;
  switch (phase.name) {
    case 'issue-shares':
      return text(
        'Issue shares: each brings $5 now and costs $1 every turn and 3 points at the end. You have ${cash}.',
        { cash },
      );
    case 'determine-player-order': {
      const high = highestBid(phase);
      const values = { least: high + 1, high, cash };
      const canPass = phase.passes.includes(seat);
      if (cash <= high) {
        return canPass
          ? text('You have ${cash}, too little for a bid of ${least}: pass, or drop out.', values)
          : text('You have ${cash}, too little for a bid of ${least}: drop out.', values);
      }
      if (high === 0) {
        return canPass
          ? text('Bid to go first: $1 or more, or pass, or drop out. You have ${cash}.', values)
          : text('Bid to go first: $1 or more, or drop out. You have ${cash}.', values);
      }
      return canPass
        ? text('Bid more than ${high}, or pass, or drop out. You have ${cash}.', values)
        : text('Bid more than ${high}, or drop out. You have ${cash}.', values);
    }
    case 'select-actions':
      return text('Choose one of the actions that are left.');
    case 'build-track': {
      if (newCity !== null && town === null)
        return text('Point at the town that becomes New City {newCity}.', { newCity });
      if (newCity !== null) return text('Place New City {newCity} here?', { newCity });
      const site = siteFor(p, phase, seat);
      const left = site.buildsLeft;
      if (left === 0) return text('All your tiles are laid. ${cash} left.', { cash });
      if (legalBuilds(site).length === 0) return text('You can lay no tile now. ${cash} left.', { cash });
      return text('Build track: {left, plural, one {one more tile} other {up to # more tiles}}. ${cash} left.', {
        left,
        cash,
      });
    }
    case 'move-goods': {
      const { engine } = playerAt(p, seat);
      const { round } = phase;
      if (route !== null) return text('Deliver along this route?');
      if (good !== null) return text('Choose where the {good} cube goes, or the route.', { good: { term: good } });
      if (city !== null) return text('Choose a cube of {city}.', { city: placeName(p, cityHex(p, city)) });
      if (legalMoves(p, engine).length === 0)
        return text(
          'No cube reaches a city of its colour over {engine, plural, one {one link} other {up to # links}}, round {round} of 2.',
          { engine, round },
        );
      return text('Move a cube over {engine, plural, one {one link} other {up to # links}}, round {round} of 2.', {
        engine,
        round,
      });
    }
    case 'goods-growth':
      return phase.drawn === null
        ? text('Production: draw two cubes for the goods display?')
        : text('Put the drawn cubes on empty squares of the goods display.');
    case 'game-over':
      return text('The game is over.');
  }
}
