import type { Seat } from '@roundhouse/kernel';
import { type Build, buildsIn, type Move, movesIn, urbanizationsIn } from './actions.ts';
import type { GoodOf, RailDesk, RailPosition, RailView } from './desk.ts';
import { planningAt } from './planning.ts';
import type { RailPointed } from './pointing.ts';

type Building = Pick<RailPointed, 'plan' | 'hex' | 'tile' | 'newCity' | 'town'>;
type Moving<P extends RailPosition> = Pick<RailPointed<GoodOf<P>>, 'city' | 'good' | 'route'>;

/**
 * What is left of what the hand was on when somebody else has acted: the tiles of a plan that can still be built, the tile
 * that was being tried, the cube that was taken up and its way. All of it is found anew among what is possible now.
 */
export function regrasped<P extends RailPosition, M extends RailPointed<GoodOf<P>>>(
  desk: RailDesk<P>,
  table: RailView<P>,
  nothing: M,
  at: M,
): M {
  const { seat, position } = table;
  if (seat === null) return nothing;
  switch (position.phase.name) {
    case 'build-track':
      return { ...nothing, ...building(desk, table, seat, at) };
    case 'move-goods':
      return { ...nothing, ...moving<P>(table, at) };
    default:
      return nothing;
  }
}

function building<P extends RailPosition>(
  desk: RailDesk<P>,
  { position, legal }: RailView<P>,
  seat: Seat,
  { plan: wanted, hex, tile: tried, newCity, town }: Building,
): Building {
  const { possible, afterPlan, buildsOn } = planningAt(desk);
  const plan = possible(position, seat, wanted);
  const planned = afterPlan(position, seat, plan);
  const then = plan.length === 0 ? legal : desk.rules.legal(planned, seat);
  const options = hex === null ? [] : buildsOn(planned, seat, buildsIn(then), hex);
  const tile = options.find((build) => tried !== null && isSameTile(build, tried)) ?? null;
  const towns = urbanizationsIn(then).filter(({ city }) => city === newCity);
  return {
    plan,
    hex: tile === null ? null : hex,
    tile,
    newCity: towns.length === 0 ? null : newCity,
    town: towns.some((one) => one.hex === town) ? town : null,
  };
}

function isSameTile(one: Build, other: Build): boolean {
  return one.tile === other.tile && one.rotation === other.rotation;
}

function moving<P extends RailPosition>({ legal }: RailView<P>, { city, good, route }: Moving<P>): Moving<P> {
  const leaving = movesIn<GoodOf<P>>(legal).filter((move) => move.city === city);
  const taken = leaving.filter((move) => move.good === good);
  return {
    city: leaving.length === 0 ? null : city,
    good: taken.length === 0 ? null : good,
    route: taken.find((move) => route !== null && isSameWay(move, route)) ?? null,
  };
}

function isSameWay(one: Move, other: Move): boolean {
  return one.exits.length === other.exits.length && one.exits.every((exit, index) => exit === other.exits[index]);
}
