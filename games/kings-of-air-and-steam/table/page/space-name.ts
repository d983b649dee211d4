import { type Bearing, bearing } from '@roundhouse/hex';
import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import { type Area, areaOf, type Space } from '../../content/area.ts';
import { type Cell, DIRECTIONS, stepTo, turnedBy } from '../../content/geometry.ts';
import { linkAt, NO_LINK, railwayName } from '../../rules/links.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { middleOf, spaceMiddle } from '../board/points.ts';

/** A space for a person: what stands on it, or where it lies from the nearest city. No two spaces have the same name. */
export function spaceName(p: Position, space: Space): Text {
  const area = areaOf(p);
  const city = area.cities[area.cityAt.get(space) ?? -1];
  if (city !== undefined) return text('{name}', { name: city.name });
  const factory = area.factories[area.factoryAt.get(space) ?? -1];
  if (factory !== undefined) return factoryName(area, factory);
  const where = whereText(area, space);
  return linkAt(p, space) === NO_LINK
    ? text('the space {near}', { near: where })
    : text('the railway {link}, {near}', { link: railwayName(p, space), near: where });
}

/** A depot of a seat by its railway; where it has another there, or between the same cities, by its space. */
export function depotName(p: Position, seat: Seat, space: Space): Text {
  const link = railwayName(p, space);
  const there = playerAt(p, seat).depots.filter((depot) => railwayName(p, depot.space) === link);
  return there.length === 1 ? text('depot {link}', { link }) : spaceName(p, space);
}

function factoryName(area: Area, { good, space }: Area['factories'][number]): Text {
  const city = nearest(area, space).name;
  const alike = area.factories.filter((one) => one.good === good && nearest(area, one.space).name === city);
  const values = { good: { term: good } };
  return alike.length === 1
    ? text('the {good} factory near {city}', { ...values, city })
    : text('the {good} factory {near}', { ...values, near: whereText(area, space) });
}

/** Step by step from the nearest city: how far and which way as the crow flies may be true of two neighbours. */
function whereText(area: Area, space: Space): Text {
  const { name, space: start } = nearest(area, space);
  const [first, second] = legsBetween(cellOf(area, start), cellOf(area, space));
  if (second.steps === 0) {
    return text('{steps, plural, one {just {side}} other {# spaces {side}}} of {city}', {
      steps: first.steps,
      side: { term: first.side },
      city: name,
    });
  }
  return text('{steps, plural, one {# space} other {# spaces}} {side} and {more} {turned} of {city}', {
    steps: first.steps,
    side: { term: first.side },
    more: second.steps,
    turned: { term: second.side },
    city: name,
  });
}

interface Leg {
  readonly steps: number;
  readonly side: Bearing;
}

/** The way from a space to another in one direction and then in the next one to it, the longer part first. */
function legsBetween(from: Cell, to: Cell): readonly [Leg, Leg] {
  const away = { q: to.q - from.q, r: to.r - from.r };
  for (const direction of DIRECTIONS) {
    const [one, next] = [stepTo(direction), stepTo(turnedBy(direction, 1))];
    // Two directions side by side span the lattice with a determinant of 1.
    const steps = away.q * next.r - away.r * next.q;
    const more = one.q * away.r - one.r * away.q;
    if (steps <= 0 || more < 0) continue;
    const legs: readonly [Leg, Leg] = [
      { steps, side: sideOf(one) },
      { steps: more, side: sideOf(next) },
    ];
    return more > steps ? [legs[1], legs[0]] : legs;
  }
  throw new RangeError('a space does not lie anywhere from itself');
}

function sideOf(step: Cell): Bearing {
  return bearing({ x: 0, y: 0 }, middleOf(step));
}

function cellOf(area: Area, space: Space): Cell {
  return itemAt(area.spaces, space).cell;
}

function nearest(area: Area, space: Space): Area['cities'][number] {
  const here = spaceMiddle(area, space);
  const byDistance = area.cities
    .map((city) => ({ city, middle: spaceMiddle(area, city.space) }))
    .map(({ city, middle }) => ({ city, away: Math.hypot(middle.x - here.x, middle.y - here.y) }))
    .toSorted((one, other) => one.away - other.away);
  return itemAt(byDistance, 0).city;
}
