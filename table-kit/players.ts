import type { Heard, Seat, Text } from '@roundhouse/kernel';
import { moneyText, type PlayerPanel } from '@roundhouse/ui';
import { useMemo, useState } from 'react';
import type { SeatedPlayer } from './game-page.ts';

/** What changed for a player last, and where it came from. */
export interface News {
  readonly brief: string;
  readonly words: Text;
}

export type NewsBySeat = ReadonlyMap<Seat, News>;
/** Several where one thing changes something for many. */
export type NewsItems = readonly (readonly [Seat, News])[];

/** What an event changes for whom; `events` came with it. */
export type NewsOf<E> = (event: E, events: readonly E[]) => NewsItems;

const NONE: NewsBySeat = new Map();

/** The last news of every player after one more step; null: the shown moment was jumped to, and nothing is news. */
export function newsAfter<E>(before: NewsBySeat, step: Heard<E> | null, newsOf: NewsOf<E>): NewsBySeat {
  if (step === null) return NONE;
  const { events } = step;
  return new Map([...before, ...events.flatMap((event) => newsOf(event, events))]);
}

export function useNews<E>(step: Heard<E> | null, newsOf: NewsOf<E>): NewsBySeat {
  const [held, setHeld] = useState({ step, news: NONE });
  if (held.step === step) return held.news;
  const news = newsAfter(held.news, step, newsOf);
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

/** The players beside the board, in the order that is given, each with the last news of it. */
export function panelsFor(
  order: readonly Seat[],
  news: NewsBySeat,
  say: (text: Text) => string,
  panel: (seat: Seat) => Omit<PlayerPanel, 'seat' | 'news'>,
): readonly PlayerPanel[] {
  return order.map((seat) => ({ seat, ...newsFor(news.get(seat), say), ...panel(seat) }));
}

/** The name of a seat, for drawings; the same function as long as the names stay the same. */
export function useNameOf(players: readonly SeatedPlayer[]): (seat: Seat) => string {
  const lines = players.map(({ name }) => name).join('\n');
  return useMemo(() => {
    const names = lines.split('\n');
    return (seat) => names[seat] ?? `#${seat + 1}`;
  }, [lines]);
}
