import type { Space } from '../../../content/area.ts';
import type { Event } from '../../../rules/events.ts';

/** The spaces that an event tells of. */
export function spacesOf(event: Event): readonly Space[] {
  switch (event.type) {
    case 'flown':
      return [event.from, ...event.path.slice(-1)];
    case 'route-adjusted':
      return [event.from, event.to];
    case 'goods-shipped':
      return event.way;
    case 'link-built':
      return event.spaces;
    case 'depot-placed':
    case 'depot-built':
    case 'loaded':
    case 'unloaded':
    case 'city-fulfilled':
      return [event.space];
    default:
      return [];
  }
}
