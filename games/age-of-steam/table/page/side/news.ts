import { type Seat, text } from '@roundhouse/kernel';
import { hexText } from '@roundhouse/rails';
import { moneyNews, type NewsItems } from '@roundhouse/table-kit';
import type { Event } from '../../../rules/events.ts';

/** What an event changes for whom; `events` came with it. */
export function newsOf(event: Event, events: readonly Event[]): NewsItems {
  if (event.type === 'shares-issued') {
    return moneyNews(event.seat, event.cash, (change) => text('{change}: shares issued', { change }));
  }
  if (event.type === 'dropped-out' || event.type === 'auction-won') {
    return moneyNews(event.seat, -event.paid, (change) => text('{change}: player order', { change }));
  }
  if (event.type === 'track-built') {
    return moneyNews(event.seat, -event.cost, (change) =>
      text('{change}: track at {at}', { change, at: hexText(event.at, event.beside) }),
    );
  }
  if (event.type === 'engine-raised') {
    return [[event.seat, { brief: '+1', words: text('Engine pulls {engine}', { engine: event.engine }) }]];
  }
  if (event.type === 'goods-moved') {
    const { from, to } = event;
    return [...incomeOf(event.owners)].map(([seat, income]) => [
      seat,
      { brief: `+${income}`, words: text('+{income} income: {from} to {to}', { income, from, to }) },
    ]);
  }
  return event.type === 'expenses-paid' ? endOfTurn(event, events) : [];
}

function endOfTurn(
  { seat, paid, incomeLost }: Extract<Event, { type: 'expenses-paid' }>,
  events: readonly Event[],
): NewsItems {
  let earned = 0;
  let lost = incomeLost;
  for (const event of events) {
    if (event.type === 'income-collected' && event.seat === seat) earned += event.income;
    if (event.type === 'income-reduced' && event.seat === seat) lost += event.loss;
  }
  return moneyNews(seat, earned - paid, (change) =>
    lost === 0
      ? text('{change}: income less expenses', { change })
      : text('{change}: income less expenses; {lost} income lost', { change, lost }),
  );
}

function incomeOf(owners: readonly (Seat | null)[]): ReadonlyMap<Seat, number> {
  const income = new Map<Seat, number>();
  for (const owner of owners) if (owner !== null) income.set(owner, (income.get(owner) ?? 0) + 1);
  return income;
}
