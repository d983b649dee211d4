import { type Seat, type Text, text } from '@roundhouse/kernel';
import { hexText } from '@roundhouse/rails';
import { moneyNews, type NewsItems } from '@roundhouse/table-kit';
import type { Event } from '../../../rules/events.ts';

/** What an event, among those of one action, changed for whom. */
export function newsOf(event: Event, events: readonly Event[]): NewsItems {
  switch (event.type) {
    case 'capital-bought':
      return moneyNews(event.seat, event.cash, (change) => text('{change}: capital bought', { change }));
    case 'place-taken':
      return event.paid === 0
        ? [
            [
              event.seat,
              { brief: `${event.place}.`, words: text('Place {place}, for nothing', { place: event.place }) },
            ],
          ]
        : paid(events, event.seat, event.paid, (change) =>
            text('{change}: place {place}', { change, place: event.place }),
          );
    case 'tile-taken':
      return paid(events, event.seat, event.price, (change) =>
        text('{change}: {tile}', { change, tile: { term: event.tile } }),
      );
    case 'track-built':
      return paid(events, event.seat, event.cost, (change) =>
        text('{change}: track at {at}', { change, at: hexText(event.at, event.beside) }),
      );
    case 'locomotive-improved':
      return events.some(({ type }) => type === 'tile-taken')
        ? []
        : [[event.seat, { brief: '+1', words: text('Locomotive pulls {level}', { level: event.level }) }]];
    case 'points-taken':
      return [[event.seat, { brief: `+${event.points}`, words: pointsWords(event) }]];
    case 'income-collected':
      return moneyNews(event.seat, event.amount, (change) => text('{change}: income', { change }));
    case 'expenses-paid':
      return moneyNews(event.seat, -event.amount, (change) => expenses(change, event));
    case 'bankrupt':
      return [[event.seat, { brief: '×', words: text('Bankrupt') }]];
    default:
      return [];
  }
}

function pointsWords({ points, as }: Extract<Event, { type: 'points-taken' }>): Text {
  if (as === 'income') return text('+{points} income from a delivery', { points });
  return text('+{points, plural, one {# point} other {# points}} from a delivery', { points });
}

function expenses(change: string, { incomeLost, pointsLost }: Extract<Event, { type: 'expenses-paid' }>): Text {
  const values = { change, income: incomeLost, points: pointsLost };
  if (pointsLost === 0) {
    return incomeLost === 0
      ? text('{change}: expenses', values)
      : text('{change}: expenses; {income} income lost', values);
  }
  return incomeLost === 0
    ? text('{change}: expenses; {points, plural, one {# point} other {# points}} lost', values)
    : text('{change}: expenses; {income} income and {points, plural, one {# point} other {# points}} lost', values);
}

/** A payment, and what it cost to raise it. */
function paid(events: readonly Event[], seat: Seat, price: number, words: (change: string) => Text): NewsItems {
  const raised = events.find(
    (event): event is Extract<Event, { type: 'money-raised' }> => event.type === 'money-raised' && event.seat === seat,
  );
  return moneyNews(seat, -price, (change) =>
    raised === undefined
      ? words(change)
      : raised.points === 0
        ? text('{change}; income fell by {income} to raise it', { change, income: raised.income })
        : raised.income === 0
          ? text('{change}; {points, plural, one {# point} other {# points}} given up to raise it', {
              change,
              points: raised.points,
            })
          : text(
              '{change}; income fell by {income}, {points, plural, one {# point} other {# points}} given up to raise it',
              {
                change,
                income: raised.income,
                points: raised.points,
              },
            ),
  );
}
