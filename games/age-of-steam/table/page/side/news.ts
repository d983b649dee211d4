import { type Seat, type Text, text } from '@roundhouse/kernel';
import { moneyText } from '@roundhouse/ui';
import { useState } from 'react';
import type { Event } from '../../../rules/events.ts';
import type { AgeOfSteamView } from '../panels/panel-props.ts';

/** What changed for a player last, and where it came from. */
export interface News {
  readonly brief: string;
  readonly words: Text;
}

type NewsBySeat = ReadonlyMap<Seat, News>;

/** The last news of every player, until the shown moment is jumped to. */
export function useNews({ step }: AgeOfSteamView): NewsBySeat {
  const [held, setHeld] = useState<{ readonly step: typeof step; readonly news: NewsBySeat }>({
    step,
    news: new Map(),
  });
  if (held.step === step) return held.news;
  const news = new Map(step === null ? [] : held.news);
  for (const [seat, one] of step === null ? [] : newsOf(step.events)) news.set(seat, one);
  setHeld({ step, news });
  return news;
}

function newsOf(events: readonly Event[]): NewsBySeat {
  return new Map(events.flatMap((event) => newsOfEvent(event, events)));
}

function newsOfEvent(event: Event, events: readonly Event[]): readonly (readonly [Seat, News])[] {
  if (event.type === 'shares-issued') {
    return money(event.seat, event.cash, (change) => text('{change}: shares issued', { change }));
  }
  if (event.type === 'dropped-out' || event.type === 'auction-won') {
    return money(event.seat, -event.paid, (change) => text('{change}: player order', { change }));
  }
  if (event.type === 'track-built') {
    return money(event.seat, -event.cost, (change) => text('{change}: track at {at}', { change, at: event.at }));
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
): readonly (readonly [Seat, News])[] {
  let earned = 0;
  let lost = incomeLost;
  for (const event of events) {
    if (event.type === 'income-collected' && event.seat === seat) earned += event.income;
    if (event.type === 'income-reduced' && event.seat === seat) lost += event.loss;
  }
  return money(seat, earned - paid, (change) =>
    lost === 0
      ? text('{change}: income less expenses', { change })
      : text('{change}: income less expenses; {lost} income lost', { change, lost }),
  );
}

function money(seat: Seat, change: number, words: (change: string) => Text): readonly (readonly [Seat, News])[] {
  const brief = moneyText(change, true);
  return change === 0 ? [] : [[seat, { brief, words: words(brief) }]];
}

function incomeOf(owners: readonly (Seat | null)[]): ReadonlyMap<Seat, number> {
  const income = new Map<Seat, number>();
  for (const owner of owners) if (owner !== null) income.set(owner, (income.get(owner) ?? 0) + 1);
  return income;
}
