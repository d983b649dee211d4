import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { PlayerPanel, Step } from '@roundhouse/ui';
import { useState } from 'react';
import type { Event } from '../../../rules/events.ts';

/** What changed for a player last, and where it came from. */
interface News {
  readonly brief: string;
  readonly words: Text;
}

export type NewsBySeat = ReadonlyMap<Seat, News>;

/** The last news of every player, until the shown moment is jumped to. */
export function useNews(step: Step<Event> | null): NewsBySeat {
  const [held, setHeld] = useState<{ readonly step: Step<Event> | null; readonly news: NewsBySeat }>({
    step,
    news: new Map(),
  });
  if (held.step === step) return held.news;
  const news = new Map(step === null ? [] : held.news);
  for (const event of step?.events ?? []) {
    const one = newsOf(event);
    if (one !== null && 'seat' in event) news.set(event.seat, one);
  }
  setHeld({ step, news });
  return news;
}

export function newsFor(news: News | undefined, say: (text: Text) => string): Pick<PlayerPanel, 'news'> {
  return news === undefined ? {} : { news: { brief: news.brief, words: say(news.words) } };
}

function newsOf(event: Event): News | null {
  switch (event.type) {
    case 'bid':
      return event.paid === 0
        ? null
        : { brief: `−${event.paid}`, words: text('−{coins}: turn order', { coins: event.paid }) };
    case 'built':
      return {
        brief: `−${event.coins}`,
        words: text('−{coins}: {building}', { coins: event.coins, building: { term: event.building.name } }),
      };
    case 'stored':
      return { brief: '…', words: text('Stored {building}', { building: { term: event.building.name } }) };
    case 'taxed':
      return { brief: `+${event.coins}`, words: text('+{coins}: tax', { coins: event.coins }) };
    case 'card-played':
      return { brief: event.card.name, words: text('Played {card}', { card: { term: event.card.name } }) };
    case 'town-conquered':
      return { brief: event.town.name, words: text('Conquered {town}', { town: { term: event.town.name } }) };
    case 'income':
      return { brief: `+${event.coins}`, words: text('+{coins}: income', { coins: event.coins }) };
    case 'scored': {
      const points = event.goods + event.shields + event.buildings;
      return {
        brief: `+${points}`,
        words: text('+{points} points: scoring {number}', { points, number: event.number }),
      };
    }
    case 'bought':
      return { brief: `−${event.coins}`, words: text('−{coins}: cards bought', { coins: event.coins }) };
    default:
      return null;
  }
}
