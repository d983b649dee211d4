import { type Text, text } from '@roundhouse/kernel';
import { describeTrackBuilt } from '@roundhouse/rails';
import type { Event } from './events.ts';

/** The log line of an event. */
export function describe(event: Event): Text {
  switch (event.type) {
    case 'game-started':
      return text('A game on the map {map} begins ({mode}). {first} starts.', {
        map: event.map,
        mode: { term: event.mode },
        first: { seat: event.first },
      });
    case 'bid':
      return text('{who} bids ${amount}.', { who: { seat: event.seat }, amount: event.amount });
    case 'passed':
      return event.free
        ? text('{who} passes and stays in the auction.', { who: { seat: event.seat } })
        : text('{who} passes.', { who: { seat: event.seat } });
    case 'place-taken':
      return text('{who} takes place {place} and pays ${paid}.', {
        who: { seat: event.seat },
        place: event.place,
        paid: event.paid,
      });
    case 'capital-bought':
      return event.cash === 0
        ? text('{who} buys no capital.', { who: { seat: event.seat } })
        : text('{who} buys capital of ${cash}.', { who: { seat: event.seat }, cash: event.cash });
    case 'money-raised':
      return text('{who} raises ${cash}, for {income} of income and {points} points.', {
        who: { seat: event.seat },
        cash: event.cash,
        income: event.income,
        points: event.points,
      });
    case 'tile-taken':
      return describeTile(event);
    case 'locomotive-improved':
      return text("{who}'s locomotive is now of level {level}.", { who: { seat: event.seat }, level: event.level });
    case 'track-built':
      return describeTrackBuilt(event);
    case 'urbanized':
      return text('{who} places the {color} New City on {town}.', {
        who: { seat: event.seat },
        color: { term: event.color },
        town: event.town,
      });
    case 'city-stocked':
    case 'city-grown':
      return text('{who} puts {goods} on {city}.', {
        who: { seat: event.seat },
        goods: event.goods.join(', '),
        city: event.city,
      });
    case 'building-finished':
      return event.lost.length === 0
        ? text('{who} is done building.', { who: { seat: event.seat } })
        : text('{who} is done building; incomplete track near {where} is no longer owned.', {
            who: { seat: event.seat },
            where: event.lost.join('; '),
          });
    case 'goods-moved':
      return text('{who} delivers a {good} cube from {from} to {to} ({links} links).', {
        who: { seat: event.seat },
        good: { term: event.good },
        from: event.from,
        to: event.to,
        links: event.owners.length,
      });
    case 'points-taken':
      return event.as === 'income'
        ? text('{who} takes {points} as income.', { who: { seat: event.seat }, points: event.points })
        : text('{who} takes {points} as victory points.', { who: { seat: event.seat }, points: event.points });
    case 'preference-set':
      return text('{who} decides how points from others are taken: {as}.', {
        who: { seat: event.seat },
        as: { term: event.as },
      });
    case 'move-declined':
      return text('{who} moves no goods.', { who: { seat: event.seat } });
    case 'income-collected':
      return text('{who} collects ${amount}.', { who: { seat: event.seat }, amount: event.amount });
    case 'expenses-paid':
      return text('{who} pays ${amount}, losing {points} points and {income} income.', {
        who: { seat: event.seat },
        amount: event.amount,
        points: event.pointsLost,
        income: event.incomeLost,
      });
    case 'bankrupt':
      return text('{who} is bankrupt and leaves the game.', { who: { seat: event.seat } });
    case 'order-set':
      return text('{first} is first in the next turn.', { first: { seat: event.order[0] ?? 0 } });
    case 'turn-started':
      return text('Turn {turn} begins.', { turn: event.turn });
    case 'game-over':
      return text('The game is over.');
  }
}

function describeTile(event: Extract<Event, { type: 'tile-taken' }>): Text {
  const values = { who: { seat: event.seat }, tile: { term: event.tile }, price: event.price };
  if (event.pass) return text('{who} takes {tile} and passes its action.', values);
  return event.price === 0 ? text('{who} takes {tile}.', values) : text('{who} takes {tile} for ${price}.', values);
}
