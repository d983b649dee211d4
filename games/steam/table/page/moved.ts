import type { Moved } from '@roundhouse/rail-table';
import type { Event } from '../../rules/events.ts';

/** What these events put in motion on the map. */
export function movedBy(events: readonly Event[]): Moved {
  return {
    journey: events.find((event) => event.type === 'goods-moved') ?? null,
    landed: events.flatMap((event) => {
      switch (event.type) {
        case 'track-built':
        case 'urbanized':
        case 'city-stocked':
        case 'city-grown':
          return [event.hex];
        default:
          return [];
      }
    }),
  };
}
