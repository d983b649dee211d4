import { text } from '@roundhouse/kernel';
import type { NewsItems } from '@roundhouse/table-kit';
import type { Event } from '../../../rules/events.ts';

/** What an event changed for whom. */
export function newsOf(event: Event): NewsItems {
  const news = wordsFor(event);
  return news === null || !('seat' in event) ? [] : [[event.seat, news]];
}

function wordsFor(event: Event): NewsItems[number][1] | null {
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
        words: text('+{points, plural, one {# point} other {# points}}: scoring {number}', {
          points,
          number: event.number,
        }),
      };
    }
    case 'bought':
      return { brief: `−${event.coins}`, words: text('−{coins}: cards bought', { coins: event.coins }) };
    default:
      return null;
  }
}
