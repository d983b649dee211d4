import { itemAt, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { areaOf } from '../../../content/area.ts';
import type { Good } from '../../../content/components.ts';
import type { ActionOf } from '../../actions.ts';
import { cityName, networkAt } from '../../links.ts';
import { depotAt, hasAbility, playerAt, type Position, slotsLeft, type Target, trainRating } from '../../position.ts';
import { kindsIn, type Stock } from '../../stock.ts';
import { type Reach, reachFrom } from './reach.ts';

export type Ship = ActionOf<'ship'>;

/** Every shipment that is possible, of at most so many goods. */
export function legalShipments(p: Position, seat: Seat, most = Number.POSITIVE_INFINITY): Ship[] {
  const found: Ship[] = [];
  for (const { space: from, goods } of playerAt(p, seat).depots) {
    const kinds = kindsIn(goods);
    if (kinds.length === 0) continue;
    const reach = reachFrom(p, seat, from);
    for (const good of kinds) found.push(...shipmentsOf(p, seat, { from, good, most, goods, reach }));
  }
  return found;
}

interface Source {
  readonly from: number;
  readonly good: Good;
  readonly most: number;
  readonly goods: Stock;
  readonly reach: Reach;
}

function shipmentsOf(p: Position, seat: Seat, { from, good, most, goods, reach }: Source): readonly Ship[] {
  const found: Ship[] = [];
  const odds = oddGoods(p, seat, good, goods);
  for (const [city, state] of p.cities.entries()) {
    if (state.wants !== good || reach.cities[city] === Number.POSITIVE_INFINITY) continue;
    for (const odd of [null, ...odds]) {
      const limit = Math.min(goods[good] + (odd === null ? 0 : 1), slotsLeft(state), most);
      for (let count = odd === null ? 1 : 2; count <= limit; count++) {
        const ship: Ship = { type: 'ship', from, good, count, odd, to: { city } };
        if (canPay(p, seat, ship, itemAt(reach.cities, city))) found.push(ship);
      }
    }
  }
  for (const [index, depot] of playerAt(p, seat).depots.entries()) {
    const toll = reach.depots[index] ?? Number.POSITIVE_INFINITY;
    if (toll === Number.POSITIVE_INFINITY) continue;
    for (let count = 1; count <= Math.min(goods[good], most); count++) {
      const ship: Ship = { type: 'ship', from, good, count, odd: null, to: { depot: depot.space } };
      if (canPay(p, seat, ship, toll)) found.push(ship);
    }
  }
  return found;
}

/** The other goods that Corey McQueen could slip into a shipment. */
function oddGoods(p: Position, seat: Seat, good: Good, goods: Stock): readonly Good[] {
  if (!hasAbility(p, seat, 'bamboozle') || playerAt(p, seat).tokens === 0) return [];
  return kindsIn(goods).filter((one) => one !== good);
}

/** What a shipment earns: everything on the train is paid as what the city wants. */
export function incomeOf(p: Position, { good, count, to }: Pick<Ship, 'good' | 'count' | 'to'>): number {
  return 'city' in to ? p.prices[good] * count : 0;
}

function canPay(p: Position, seat: Seat, ship: Ship, tollForEach: number): boolean {
  return tollForEach * ship.count <= playerAt(p, seat).cash + incomeOf(p, ship);
}

/** `most`: how many goods may go. */
export function checkShipment(p: Position, seat: Seat, ship: Ship, most: number): Violation | null {
  const depot = depotAt(p, seat, ship.from);
  if (depot === undefined) return refuse('ship.own-depot', 'Goods are shipped from a depot of your own.');
  return (
    checkGoods(p, seat, ship, depot.goods, most) ?? checkTarget(p, seat, ship.to, ship) ?? checkReach(p, seat, ship)
  );
}

function lacking(p: Position, seat: Seat, good: Good, there: number): Violation {
  if (playerAt(p, seat).depots.every((depot) => kindsIn(depot.goods).length === 0)) {
    return refuse('ship.goods', 'None of your depots holds any goods: your airship brings them.');
  }
  return refuse('ship.goods', 'That depot holds {there, plural, =0 {no {good}} other {only # {good}}}.', {
    there,
    good: { term: good },
  });
}

function checkGoods(p: Position, seat: Seat, { good, count, odd, to }: Ship, goods: Stock, most: number) {
  if (count > most)
    return refuse('sphinx.card', 'You may ship only {most, plural, one {# good} other {# goods}} now.', { most });
  if (odd === null) {
    return goods[good] >= count ? null : lacking(p, seat, good, goods[good]);
  }
  if (!hasAbility(p, seat, 'bamboozle')) {
    return refuse('ship.one-kind', 'A shipment is of one kind of good.');
  }
  if (playerAt(p, seat).tokens === 0) {
    return refuse('corey-mcqueen.bamboozle', 'All your tokens are spent.');
  }
  if (!('city' in to)) {
    return refuse('corey-mcqueen.bamboozle', 'The odd good goes to a city, not to a depot.');
  }
  if (odd === good || count < 2) {
    return refuse('corey-mcqueen.bamboozle', 'One good of another kind travels with at least one that the city wants.');
  }
  return goods[odd] > 0 && goods[good] >= count - 1 ? null : refuse('ship.goods', 'Those goods are not in that depot.');
}

function checkTarget(p: Position, seat: Seat, to: Target, { from, good, count }: Ship): Violation | null {
  if ('depot' in to) {
    if (to.depot === from) return refuse('ship.destination', 'The goods are there already.');
    return depotAt(p, seat, to.depot) === undefined
      ? refuse('ship.destination', 'Goods go to a city or to another depot of your own.')
      : null;
  }
  const city = p.cities[to.city];
  if (city === undefined || areaOf(p).cities[to.city] === undefined) {
    return refuse('ship.destination', 'There is no such city.');
  }
  const name = cityName(p, to.city);
  if (city.wants === null) return refuse('ship.closed-city', '{city} takes no goods now.', { city: name });
  if (city.wants !== good) {
    return refuse('ship.matching-city', '{city} does not want {good}.', { city: name, good: { term: good } });
  }
  return slotsLeft(city) >= count
    ? null
    : refuse('ship.slots', '{city} has {slots, plural, one {# empty slot} other {# empty slots}}.', {
        city: name,
        slots: slotsLeft(city),
      });
}

function tollTo(p: Position, seat: Seat, to: Target, { cities, depots }: Reach): number {
  const toll =
    'city' in to ? cities[to.city] : depots[playerAt(p, seat).depots.findIndex(({ space }) => space === to.depot)];
  return toll ?? Number.POSITIVE_INFINITY;
}

function checkReach(p: Position, seat: Seat, ship: Ship): Violation | null {
  const { from, to, count } = ship;
  const toll = tollTo(p, seat, to, reachFrom(p, seat, from));
  if (toll === Number.POSITIVE_INFINITY) {
    const stopsOfAnyTrain = networkAt(p).links.length;
    return tollTo(p, seat, to, reachFrom(p, seat, from, stopsOfAnyTrain)) === Number.POSITIVE_INFINITY
      ? refuse('ship.depot-on-every-link', 'No way leads there over railways that all have a depot.')
      : refuse(
          'ship.train-rating',
          'Your train makes {rating, plural, one {# stop} other {# stops}}, too few to get there.',
          {
            rating: trainRating(p, seat),
          },
        );
  }
  return canPay(p, seat, ship, toll)
    ? null
    : refuse('ship.tolls', 'The tolls would be ${tolls}, more than you could pay even after the delivery.', {
        tolls: toll * count,
      });
}
