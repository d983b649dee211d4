import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { CityCube } from '../board/use-cubes.ts';
import { deliveriesOf, type Delivery, own } from '../deliveries.ts';
import type { GoodOf, RailDesk, RailPosition } from '../desk.ts';

/** A delivery that could be made, as a line of the overview. */
export interface Possible<P extends RailPosition> extends Delivery<GoodOf<P>> {
  /** How many such cubes lie there. */
  readonly cubes: number;
  /** How many links the cube would go over. */
  readonly links: number;
  /** What it brings the mover. */
  readonly own: number;
  /** Whether only what is planned makes it possible. */
  readonly planned: boolean;
}

/** The same for deliveries of the same cube to the same city. */
function tripOf(city: string, good: string, to: Hex): string {
  return `${city} ${good} ${to}`;
}

/**
 * Every cube that a seat could deliver, to each city that takes it on the way that is best for the mover; what brings
 * most first. `before` is the position without what is planned.
 */
export function overviewOf<P extends RailPosition>(
  desk: RailDesk<P>,
  before: P,
  after: P,
  mover: Seat,
): readonly Possible<P>[] {
  const tripsOf = (p: P): ReadonlyMap<string, Delivery<GoodOf<P>>> => {
    const ways = deliveriesOf(desk, p, desk.possibleMoves(p, mover), mover);
    // The best way of a trip comes first in the list, and so must come last into the map.
    return new Map(ways.toReversed().map((way) => [tripOf(way.move.city, way.move.good, way.to), way]));
  };
  const now = before === after ? null : tripsOf(before);
  return [...tripsOf(after)]
    .map(([trip, way]) => ({
      ...way,
      cubes: after.cubes[way.move.city]?.filter((good) => good === way.move.good).length ?? 0,
      links: way.move.exits.length,
      own: own(way, mover),
      planned: now !== null && !now.has(trip),
    }))
    .sort((one, other) => other.own - one.own || gift(one) - gift(other) || one.links - other.links);
}

/** What it brings the others. */
function gift({ earnings, own: mine }: Pick<Possible<RailPosition>, 'earnings' | 'own'>): number {
  return earnings.reduce((sum, { links }) => sum + links, -mine);
}

/** A city that takes a cube, and whether it can be delivered there. */
export interface Taker {
  readonly hex: Hex;
  readonly reached: boolean;
}

/** The cities that want a cube of another. */
export function takersOf<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  mover: Seat,
  { city, good }: CityCube,
): readonly Taker[] {
  const moves = desk.possibleMoves(p, mover).filter((move) => move.city === city && move.good === good);
  const reached = new Set(deliveriesOf(desk, p, moves, mover).map(({ to }) => to));
  const { colorOf, topology } = desk.chartOf(p);
  return [...topology.ground.keys()].flatMap((hex) => {
    const taker = desk.cityAt(p, hex);
    return taker === undefined || taker === city || colorOf.get(taker) !== good
      ? []
      : [{ hex, reached: reached.has(hex) }];
  });
}
