import { bearing } from '@roundhouse/hex';
import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import type { PathPoint } from '@roundhouse/svg';
import { areaOf, type Space } from '../../content/area.ts';
import { linkAt, NO_LINK, railwayName } from '../../rules/links.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { spaceMiddle, STEP } from '../board/points.ts';

/** A space for a person: what stands on it, or where it lies from the nearest city. */
export function spaceName(p: Position, space: Space): Text {
  const area = areaOf(p);
  const city = area.cities[area.cityAt.get(space) ?? -1];
  if (city !== undefined) return text('{name}', { name: city.name });
  const factory = area.factories[area.factoryAt.get(space) ?? -1];
  if (factory !== undefined) {
    return text('the {good} factory near {city}', { good: { term: factory.good }, city: nearest(p, space).name });
  }
  const near = nearText(p, space);
  return linkAt(p, space) === NO_LINK
    ? text('the space {near}', { near })
    : text('the railway {link}, {near}', { link: railwayName(p, space), near });
}

/** A depot of a seat by its railway; where it has another there, by its space. */
export function depotName(p: Position, seat: Seat, space: Space): Text {
  const link = linkAt(p, space);
  const there = playerAt(p, seat).depots.filter((depot) => linkAt(p, depot.space) === link);
  return there.length === 1 ? text('depot {link}', { link: railwayName(p, space) }) : spaceName(p, space);
}

function nearText(p: Position, space: Space): Text {
  const area = areaOf(p);
  const here = spaceMiddle(area, space);
  const { name, middle } = nearest(p, space);
  const steps = Math.max(1, Math.round(Math.hypot(middle.x - here.x, middle.y - here.y) / STEP));
  return text('{steps, plural, one {just {side}} other {# spaces {side}}} of {city}', {
    steps,
    side: { term: bearing(middle, here) },
    city: name,
  });
}

function nearest(p: Position, space: Space): { readonly name: string; readonly middle: PathPoint } {
  const area = areaOf(p);
  const here = spaceMiddle(area, space);
  const byDistance = area.cities
    .map(({ name, space: at }) => ({ name, middle: spaceMiddle(area, at) }))
    .map(({ name, middle }) => ({ name, middle, away: Math.hypot(middle.x - here.x, middle.y - here.y) }))
    .toSorted((one, other) => one.away - other.away);
  return itemAt(byDistance, 0);
}
