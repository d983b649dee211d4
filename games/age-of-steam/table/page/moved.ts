import type { Moved } from '@roundhouse/rail-table';
import type { Event } from '../../rules/events.ts';
import { cityHex } from '../../rules/places.ts';
import type { Position } from '../../rules/position.ts';

/** What these events put in motion on the map. */
export function movedBy(p: Position, events: readonly Event[]): Moved {
  return {
    journey: events.find((event) => event.type === 'goods-moved') ?? null,
    landed: events.flatMap((event) => {
      if (event.type === 'track-built' || event.type === 'urbanized') return [event.hex];
      return event.type === 'goods-grown' ? [cityHex(p, event.city)] : [];
    }),
  };
}
