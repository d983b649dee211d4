import { firstOf, type Text, text } from '@roundhouse/kernel';
import { describeTrackBuilt, lostText } from '@roundhouse/rails';
import type { Event } from './events.ts';

/** The log line of an event. */
export function describe(event: Event): Text {
  switch (event.type) {
    case 'game-started':
      return text(
        'A game on the map {map} begins ({mode}). {first, select, you {You start} many {{first} start} other {{first} starts}}.',
        {
          map: event.map,
          mode: { term: event.mode },
          first: { seat: event.first },
        },
      );
    case 'bid':
      return text('{who, select, you {You bid} many {{who} bid} other {{who} bids}} ${amount}.', {
        who: { seat: event.seat },
        amount: event.amount,
      });
    case 'passed':
      return event.free
        ? text(
            '{who, select, you {You pass and stay} many {{who} pass and stay} other {{who} passes and stays}} in the auction.',
            {
              who: { seat: event.seat },
            },
          )
        : text('{who, select, you {You pass} many {{who} pass} other {{who} passes}}.', { who: { seat: event.seat } });
    case 'place-taken':
      return describePlace(event);
    case 'capital-bought':
      return event.cash === 0
        ? text('{who, select, you {You buy} many {{who} buy} other {{who} buys}} no capital.', {
            who: { seat: event.seat },
          })
        : text('{who, select, you {You buy} many {{who} buy} other {{who} buys}} ${cash} of capital.', {
            who: { seat: event.seat },
            cash: event.cash,
          });
    case 'money-raised':
      return describeRaised(event);
    case 'tile-taken':
      return describeTile(event);
    case 'locomotive-improved':
      return text(
        "{who, select, you {Your} many {{who}''} other {{who}'s}} locomotive now pulls {level, plural, one {# link} other {# links}}.",
        {
          who: { seat: event.seat },
          level: event.level,
        },
      );
    case 'track-built':
      return describeTrackBuilt(event);
    case 'urbanized':
      return text(
        '{who, select, you {You place} many {{who} place} other {{who} places}} the {color} New City on {town}.',
        {
          who: { seat: event.seat },
          color: { term: event.color },
          town: event.town,
        },
      );
    case 'city-stocked':
    case 'city-grown':
      return text('{who, select, you {You put} many {{who} put} other {{who} puts}} cubes on {city}: {goods}.', {
        who: { seat: event.seat },
        goods: event.goods.join(', '),
        city: event.city,
      });
    case 'building-finished':
      return describeFinished(event);
    case 'goods-moved':
      return describeDelivery(event);
    case 'points-taken':
      return describePoints(event);
    case 'preference-set':
      return event.as === 'ask'
        ? text("{who, select, you {You will} other {{who} will}} be asked about points from others' deliveries.", {
            who: { seat: event.seat },
          })
        : text("{who, select, you {You will} other {{who} will}} take points from others' deliveries as {as}.", {
            who: { seat: event.seat },
            as: { term: event.as },
          });
    case 'move-declined':
      return text('{who, select, you {You move} many {{who} move} other {{who} moves}} no goods.', {
        who: { seat: event.seat },
      });
    case 'income-collected':
      return text('{who, select, you {You collect} many {{who} collect} other {{who} collects}} ${amount}.', {
        who: { seat: event.seat },
        amount: event.amount,
      });
    case 'expenses-paid':
      return describeExpenses(event);
    case 'bankrupt':
      return text(
        '{who, select, you {You are bankrupt and leave} many {{who} are bankrupt and leave} other {{who} is bankrupt and leaves}} the game.',
        {
          who: { seat: event.seat },
        },
      );
    case 'order-set':
      return text('{first, select, you {You are} many {{first} are} other {{first} is}} first in the next turn.', {
        first: { seat: firstOf(event.order) },
      });
    case 'turn-started':
      return text('Turn {turn} begins.', { turn: event.turn });
    case 'game-over':
      return text('The game is over.');
  }
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

function describePlace({ seat, place, paid }: EventOf<'place-taken'>): Text {
  const values = { who: { seat }, place, paid };
  return paid === 0
    ? text('{who, select, you {You take} many {{who} take} other {{who} takes}} place {place} for nothing.', values)
    : text('{who, select, you {You take} many {{who} take} other {{who} takes}} place {place} for ${paid}.', values);
}

function describeRaised({ seat, cash, income, points }: EventOf<'money-raised'>): Text {
  const values = { who: { seat }, cash, income, points };
  if (points === 0)
    return text(
      '{who, select, you {You raise} many {{who} raise} other {{who} raises}} ${cash} for {income} income.',
      values,
    );
  return income === 0
    ? text(
        '{who, select, you {You raise} many {{who} raise} other {{who} raises}} ${cash} for {points, plural, one {# point} other {# points}}.',
        values,
      )
    : text(
        '{who, select, you {You raise} many {{who} raise} other {{who} raises}} ${cash} for {income} income and {points, plural, one {# point} other {# points}}.',
        values,
      );
}

function describeDelivery({ seat, good, from, to, owners }: EventOf<'goods-moved'>): Text {
  const values = { who: { seat }, good: { term: good }, from, to, links: owners.length };
  return text(
    '{who, select, you {You deliver} many {{who} deliver} other {{who} delivers}} a {good} cube from {from} to {to}, over {links, plural, one {one link} other {# links}}.',
    values,
  );
}

function describePoints({ seat, points, as }: EventOf<'points-taken'>): Text {
  const values = { who: { seat }, points };
  if (as === 'income')
    return text(
      '{who, select, you {You take} many {{who} take} other {{who} takes}} {points, plural, one {# track point} other {# track points}} as income.',
      values,
    );
  return text(
    '{who, select, you {You take} many {{who} take} other {{who} takes}} {points} as {points, plural, one {a victory point} other {victory points}}.',
    values,
  );
}

function describeExpenses({ seat, amount, incomeLost, pointsLost }: EventOf<'expenses-paid'>): Text {
  const values = { who: { seat }, amount, income: incomeLost, points: pointsLost };
  if (pointsLost === 0) {
    return incomeLost === 0
      ? text('{who, select, you {You pay} many {{who} pay} other {{who} pays}} ${amount} of expenses.', values)
      : text(
          '{who, select, you {You pay ${amount} of expenses and lose} many {{who} pay ${amount} of expenses and lose} other {{who} pays ${amount} of expenses and loses}} {income} income.',
          values,
        );
  }
  return incomeLost === 0
    ? text(
        '{who, select, you {You pay ${amount} of expenses and lose} many {{who} pay ${amount} of expenses and lose} other {{who} pays ${amount} of expenses and loses}} {points, plural, one {# point} other {# points}}.',
        values,
      )
    : text(
        '{who, select, you {You pay ${amount} of expenses and lose} many {{who} pay ${amount} of expenses and lose} other {{who} pays ${amount} of expenses and loses}} {income} income and {points, plural, one {# point} other {# points}}.',
        values,
      );
}

function describeTile(event: EventOf<'tile-taken'>): Text {
  const values = { who: { seat: event.seat }, tile: { term: event.tile }, price: event.price };
  if (event.pass)
    return text(
      '{who, select, you {You take {tile} and pass} many {{who} take {tile} and pass} other {{who} takes {tile} and passes}} its action.',
      values,
    );
  return event.price === 0
    ? text('{who, select, you {You take} many {{who} take} other {{who} takes}} {tile}.', values)
    : text('{who, select, you {You take} many {{who} take} other {{who} takes}} {tile} for ${price}.', values);
}

function describeFinished(event: Extract<Event, { type: 'building-finished' }>): Text {
  const who = { seat: event.seat };
  const where = lostText(event);
  return where === null
    ? text('{who, select, you {You are} many {{who} are} other {{who} is}} done building.', { who })
    : text(
        '{who, select, you {You are} many {{who} are} other {{who} is}} done building; incomplete track is no longer owned: {where}.',
        {
          who,
          where,
        },
      );
}
