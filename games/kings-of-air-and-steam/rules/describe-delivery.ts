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
      return text(
        '{who, select, you {You send} many {{who} send} other {{who} sends}} a good of the delivery back to the stockpile: {good}.',
        {
          who: { seat: event.seat },
          good: { term: event.good },
        },
      );
    case 'gambled':
      return event.bonus === 0
        ? text(
            '{who, select, you {You gamble ${wager} and lose} many {{who} gamble ${wager} and lose} other {{who} gambles ${wager} and loses}}.',
            {
              who: { seat: event.seat },
              wager: event.wager,
            },
          )
        : text(
            '{who, select, you {You gamble ${wager} and win} many {{who} gamble ${wager} and win} other {{who} gambles ${wager} and wins}} ${bonus}.',
            {
              who: { seat: event.seat },
              wager: event.wager,
              bonus: event.bonus,
            },
          );
    case 'bamboozled':
      return text('{who, select, you {You pass} many {{who} pass} other {{who} passes}} {odd} off as {good}.', {
        who: { seat: event.seat },
        odd: { term: event.odd },
        good: { term: event.good },
      });
    case 'city-fulfilled':
      return text('{who, select, you {You have} many {{who} have} other {{who} has}} fulfilled {city}.', {
        who: { seat: event.seat },
        city: event.city,
      });
    case 'city-closed':
      return text('{city} takes no more goods.', { city: event.city });
    case 'demand-placed':
      return text('{city} now wants {good}.', { city: event.city, good: { term: event.good } });
    case 'demand-awaited':
      return text('No demand tile is left: {city} waits for one.', { city: event.city });
    case 'demand-looked-at':
      return event.goods === null
        ? text('{who, select, you {You look} many {{who} look} other {{who} looks}} at demand tiles.', {
            who: { seat: event.seat },
          })
        : text('{who, select, you {You look} many {{who} look} other {{who} looks}} at demand tiles: {goods}.', {
            who: { seat: event.seat },
            goods: event.goods.join(', '),
          });
    case 'good-cleared':
      return describeClearance(event);
  }
}

function describeClearance({ seat, good, income, tolls }: Extract<Event, { type: 'good-cleared' }>): Text {
  const values = { who: { seat }, good: { term: good }, income, tolls: sum(tolls) };
  return tolls.length === 0
    ? text('{who, select, you {You sell} many {{who} sell} other {{who} sells}} {good} for ${income}.', values)
    : text(
        '{who, select, you {You sell {good} for ${income} and pay} many {{who} sell {good} for ${income} and pay} other {{who} sells {good} for ${income} and pays}} ${tolls} of tolls.',
        values,
      );
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
      ? text(
          '{who, select, you {You ship} many {{who} ship} other {{who} ships}} {count, plural, one {} other {# }}{good} to another depot.',
          values,
        )
      : text(
          '{who, select, you {You ship {count, plural, one {} other {# }}{good} to another depot and pay} many {{who} ship {count, plural, one {} other {# }}{good} to another depot and pay} other {{who} ships {count, plural, one {} other {# }}{good} to another depot and pays}} ${tolls} of tolls.',
          values,
        );
  }
  return event.tolls.length === 0
    ? text(
        '{who, select, you {You deliver} many {{who} deliver} other {{who} delivers}} {count, plural, one {} other {# }}{good} to {city} for ${income}.',
        {
          ...values,
          city: event.city,
        },
      )
    : text(
        '{who, select, you {You deliver {count, plural, one {} other {# }}{good} to {city} for ${income} and pay} many {{who} deliver {count, plural, one {} other {# }}{good} to {city} for ${income} and pay} other {{who} delivers {count, plural, one {} other {# }}{good} to {city} for ${income} and pays}} ${tolls} of tolls.',
        {
          ...values,
          city: event.city,
        },
      );
}

function sum(tolls: readonly Toll[]): number {
  return tolls.reduce((total, { amount }) => total + amount, 0);
}
