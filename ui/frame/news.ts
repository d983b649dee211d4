import type { Seat, Text } from '@roundhouse/kernel';
import { useState } from 'react';
import type { PlayerPanel } from './table-frame.tsx';
import { moneyText } from '../parts/money.tsx';
import type { Step } from '../table-contract.ts';

/** What changed for a player last, and where it came from. */
export interface News {
  readonly brief: string;
  readonly words: Text;
}

export type NewsBySeat = ReadonlyMap<Seat, News>;
/** Several where one thing changes something for many. */
export type NewsItems = readonly (readonly [Seat, News])[];

/** The last news of every player, until the shown moment is jumped to. */
export function useNews<E>(step: Step<E> | null, newsOf: (event: E, events: readonly E[]) => NewsItems): NewsBySeat {
  const [held, setHeld] = useState<{ readonly step: Step<E> | null; readonly news: NewsBySeat }>({
    step,
    news: new Map(),
  });
  if (held.step === step) return held.news;
  const news = new Map(step === null ? [] : held.news);
  for (const event of step?.events ?? []) {
    for (const [seat, one] of newsOf(event, step?.events ?? [])) news.set(seat, one);
  }
  setHeld({ step, news });
  return news;
}

/** News of money; none when nothing changes. */
export function moneyNews(seat: Seat, change: number, words: (change: string) => Text): NewsItems {
  const brief = moneyText(change, true);
  return change === 0 ? [] : [[seat, { brief, words: words(brief) }]];
}

export function newsFor(news: News | undefined, say: (text: Text) => string): Pick<PlayerPanel, 'news'> {
  return news === undefined ? {} : { news: { brief: news.brief, words: say(news.words) } };
}
