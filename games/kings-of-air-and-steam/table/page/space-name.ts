import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import { type Area, areaOf, type Space } from '../../content/area.ts';
import { nearestCity, whereaboutsOf } from '../../content/whereabouts.ts';
import { joinTheSame, linkAt, networkAt, NO_LINK, railwayName } from '../../rules/links.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { whereText } from '../../rules/whereabouts.ts';

/** A space for a person: what stands on it, or where it lies from the nearest city. No two spaces have the same name. */
export function spaceName(p: Position, space: Space): Text {
  const area = areaOf(p);
  const city = area.cities[area.cityAt.get(space) ?? -1];
  if (city !== undefined) return text('{name}', { name: city.name });
  const factory = area.factories[area.factoryAt.get(space) ?? -1];
  if (factory !== undefined) return factoryName(area, factory);
  const where = whereText(whereaboutsOf(area, space));
  return linkAt(p, space) === NO_LINK
    ? text('the space {near}', { near: where })
    : text('the railway {link}, {near}', { link: railwayName(p, space), near: where });
}

/** A depot of a seat by its railway; where it has another there, or between the same cities, by its space. */
export function depotName(p: Position, seat: Seat, space: Space): Text {
  const { links } = networkAt(p);
  const link = itemAt(links, linkAt(p, space));
  const there = playerAt(p, seat).depots.filter((depot) => joinTheSame(link, itemAt(links, linkAt(p, depot.space))));
  return there.length === 1 ? text('depot {link}', { link: railwayName(p, space) }) : spaceName(p, space);
}

function factoryName(area: Area, { good, space }: Area['factories'][number]): Text {
  const city = nearestCity(area, space).name;
  const alike = area.factories.filter((one) => one.good === good && nearestCity(area, one.space).name === city);
  const values = { good: { term: good } };
  return alike.length === 1
    ? text('the {good} factory near {city}', { ...values, city })
    : text('the {good} factory {near}', { ...values, near: whereText(whereaboutsOf(area, space)) });
}
