import { text } from '@roundhouse/kernel';
import { moneyNews, type NewsItems } from '@roundhouse/table-kit';
import type { Event } from '../../../rules/events.ts';
import { siteText } from '../../../rules/whereabouts.ts';

/** What an event changes for players, and where it came from. */
export function newsOf(event: Event): NewsItems {
  switch (event.type) {
    case 'goods-shipped':
      return shipmentNews(event);
    case 'depot-built':
      return moneyNews(event.seat, -event.cost, (change) =>
        text('{change}: depot on {near}', { change, near: siteText(event) }),
      );
    case 'airship-upgraded':
      return moneyNews(event.seat, -event.cost, (change) => text('{change}: airship', { change }));
    case 'train-upgraded':
      return moneyNews(event.seat, -event.cost, (change) => text('{change}: train', { change }));
    case 'link-built':
      return moneyNews(event.seat, -event.cost, (change) => text('{change}: new railway', { change }));
    case 'funds-solicited':
      return moneyNews(event.seat, event.amount, (change) => text('{change}: funds', { change }));
    case 'upkeep-paid':
      return moneyNews(event.seat, -event.amount, (change) => text('{change}: upkeep', { change }));
    case 'gambled':
      return moneyNews(event.seat, event.bonus - event.wager, (change) => text('{change}: gamble', { change }));
    case 'robbed':
      return [
        ...moneyNews(event.seat, event.amount, (change) => text('{change}: robbery', { change })),
        ...moneyNews(event.victim, -event.amount, (change) => text('{change}: robbed', { change })),
      ];
    case 'good-cleared':
      return [
        ...moneyNews(event.seat, event.income - total(event.tolls), (change) =>
          text('{change}: clearance', { change }),
        ),
        ...tollNews(event.tolls),
      ];
    case 'turn-lost':
      return [[event.seat, { brief: '!', words: text('Turn lost: too many diamonds') }]];
    default:
      return [];
  }
}

type Shipped = Extract<Event, { type: 'goods-shipped' }>;

function shipmentNews({ seat, city, income, tolls }: Shipped): NewsItems {
  const gain = income - total(tolls);
  return [
    ...moneyNews(seat, gain, (change) =>
      city === null ? text('{change}: shipment', { change }) : text('{change}: {city}', { change, city }),
    ),
    ...tollNews(tolls),
  ];
}

function tollNews(tolls: Shipped['tolls']): NewsItems {
  return tolls.flatMap(({ seat, amount }) => moneyNews(seat, amount, (change) => text('{change}: toll', { change })));
}

function total(tolls: Shipped['tolls']): number {
  return tolls.reduce((sum, { amount }) => sum + amount, 0);
}
