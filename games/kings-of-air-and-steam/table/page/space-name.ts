import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../content/area.ts';
import { linkAt, NO_LINK, railwayName } from '../../rules/links.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { spaceMiddle } from '../board/points.ts';

/** A space for a person: what stands on it, or what is near. The number tells spaces of one railway apart. */
export function spaceName(p: Position, space: Space): Text {
  const area = areaOf(p);
  const city = area.cities[area.cityAt.get(space) ?? -1];
  if (city !== undefined) return text('{name}', { name: city.name });
  const factory = area.factories[area.factoryAt.get(space) ?? -1];
  if (factory !== undefined) {
    return text('the {good} factory near {city}', { good: { term: factory.good }, city: nearestCity(p, space) });
  }
  return linkAt(p, space) === NO_LINK
    ? text('space {space} near {city}', { space, city: nearestCity(p, space) })
    : text('space {space} on the railway {link}', { space, link: railwayName(p, space) });
}

/** A depot of a seat by its railway; where it has another there, by its space. */
export function depotName(p: Position, seat: Seat, space: Space): Text {
  const link = linkAt(p, space);
  const there = playerAt(p, seat).depots.filter((depot) => linkAt(p, depot.space) === link);
  return there.length === 1 ? text('depot {link}', { link: railwayName(p, space) }) : spaceName(p, space);
}

function nearestCity(p: Position, space: Space): string {
  const area = areaOf(p);
  const here = spaceMiddle(area, space);
  const byDistance = area.cities
    .map(({ name, space: at }) => ({ name, middle: spaceMiddle(area, at) }))
    .map(({ name, middle }) => ({ name, away: Math.hypot(middle.x - here.x, middle.y - here.y) }))
    .toSorted((one, other) => one.away - other.away);
  return itemAt(byDistance, 0).name;
}
