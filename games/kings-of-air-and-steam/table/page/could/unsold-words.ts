import { itemAt, type Text, text } from '@roundhouse/kernel';
import type { Good } from '../../../content/components.ts';
import type { Position } from '../../../rules/position.ts';
import { citiesWanting } from './overview.ts';

/** Which cities would pay for goods that no train can take there yet. */
export function unsoldWords(p: Position, good: Good): Text {
  const cities = citiesWanting(p, good);
  if (cities.length === 0) return text('No city wants it now');
  return text('{cities} would pay ${price}, but no depot in reach has a way there', {
    cities: anyOf(cities),
    price: p.prices[good],
  });
}

function anyOf(names: readonly string[]): Text | string {
  const last = itemAt(names, names.length - 1);
  const others = names.slice(0, -1);
  return others.length === 0 ? last : text('{others} or {last}', { others: others.join(', '), last });
}
