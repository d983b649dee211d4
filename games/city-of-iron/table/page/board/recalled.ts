import type { Seat } from '@roundhouse/kernel';
import type { Event } from '../../../rules/events.ts';
import { mark } from '../things.ts';

/** The marks of the things that an event tells of, wherever they lie by now. */
function thingsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'bid':
      return [mark.space(event.space)];
    case 'built':
    case 'demolished':
    case 'building-moved':
      return [mark.building(event.building.id), mark.city(event.land.id)];
    case 'stored':
      return [mark.building(event.building.id)];
    case 'row-discarded':
    case 'row-filled':
      return event.buildings.map(({ id }) => mark.building(id));
    case 'drew':
      return [mark.deck(event.deck), ...(event.card === null ? [] : [mark.card(event.card.id)])];
    case 'card-played':
      return [mark.card(event.card.id), ...(event.land === null ? [] : [mark.land(event.land.id)])];
    case 'cards-laid':
    case 'discarded':
    case 'bought':
      return event.cards.map(({ id }) => mark.card(id));
    case 'recovered':
      return [mark.card(event.card.id)];
    case 'settled':
    case 'expanded':
      return [mark.land(event.land.id), mark.city(event.land.id)];
    case 'attack-begun':
    case 'town-conquered':
    case 'town-shown':
      return [mark.town(event.town.id)];
    default:
      return [];
  }
}

/** Whether the line of the log that is pointed at tells of this thing. */
export function isRecalled(events: readonly Event[], thing: string): boolean {
  return events.some((event) => thingsOf(event).includes(thing));
}

/** Whose board shows what the line tells of; null where it tells of nobody's. */
export function recalledSeat(events: readonly Event[]): Seat | null {
  const about = events.find((event) => 'seat' in event);
  return about !== undefined && 'seat' in about ? about.seat : null;
}

/** What marks a thing that is recalled. */
export const RECALLED = 'iron-recalled';
