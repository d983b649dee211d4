import { type Text, text } from '@roundhouse/kernel';
import type { Event, Toll } from './events.ts';

type DeliveryEvent = Extract<
  Event,
  {
    type:
      | 'goods-shipped'
      | 'good-returned'
      | 'gambled'
      | 'bamboozled'
      | 'city-fulfilled'
      | 'city-closed'
      | 'demand-placed'
      | 'demand-awaited'
      | 'demand-looked-at'
      | 'good-cleared';
  }
>;

/** Goods on their way, and what becomes of the cities that take them. */
export function describeDelivery(event: DeliveryEvent): Text {
  switch (event.type) {
    case 'goods-shipped':
      return describeShipment(event);
    case 'good-returned':
      return text('{who} sends one {good} back to the stockpile.', {
        who: { seat: event.seat },
        good: { term: event.good },
      });
    case 'gambled':
      return event.bonus === 0
        ? text('{who} gambles ${wager} and loses.', { who: { seat: event.seat }, wager: event.wager })
        : text('{who} gambles ${wager} and wins ${bonus}.', {
            who: { seat: event.seat },
            wager: event.wager,
            bonus: event.bonus,
          });
    case 'bamboozled':
      return text('{who} passes {odd} off as {good}.', {
        who: { seat: event.seat },
        odd: { term: event.odd },
        good: { term: event.good },
      });
    case 'city-fulfilled':
      return text('{who} has fulfilled {city}.', { who: { seat: event.seat }, city: event.city });
    case 'city-closed':
      return text('{city} takes no more goods.', { city: event.city });
    case 'demand-placed':
      return text('{city} now wants {good}.', { city: event.city, good: { term: event.good } });
    case 'demand-awaited':
      return text('No demand tile is left: {city} waits for one.', { city: event.city });
    case 'demand-looked-at':
      return event.goods === null
        ? text('{who} looks at demand tiles.', { who: { seat: event.seat } })
        : text('{who} looks at demand tiles: {goods}.', { who: { seat: event.seat }, goods: event.goods.join(', ') });
    case 'good-cleared':
      return text('{who} clears {good} for ${income} and pays ${tolls} of tolls.', {
        who: { seat: event.seat },
        good: { term: event.good },
        income: event.income,
        tolls: sum(event.tolls),
      });
  }
}

function describeShipment(event: Extract<Event, { type: 'goods-shipped' }>): Text {
  const values = {
    who: { seat: event.seat },
    count: event.count,
    good: { term: event.good },
    income: event.income,
    tolls: sum(event.tolls),
  };
  if (event.city === null) {
    return event.tolls.length === 0
      ? text('{who} ships {count} {good} to another depot.', values)
      : text('{who} ships {count} {good} to another depot and pays ${tolls} of tolls.', values);
  }
  return event.tolls.length === 0
    ? text('{who} delivers {count} {good} to {city} for ${income}.', { ...values, city: event.city })
    : text('{who} delivers {count} {good} to {city} for ${income} and pays ${tolls} of tolls.', {
        ...values,
        city: event.city,
      });
}

function sum(tolls: readonly Toll[]): number {
  return tolls.reduce((total, { amount }) => total + amount, 0);
}
