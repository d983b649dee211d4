import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { GoodColour } from '@roundhouse/style';
import { type Connection, follow } from '@roundhouse/rails';
import type { Move } from './actions.ts';
import type { GoodOf, RailDesk, RailPosition } from './desk.ts';
import type { RailPointed } from './pointing.ts';

export interface Earning {
  readonly seat: Seat;
  /** One for each link. */
  readonly links: number;
}

/** A way for a cube to go, and who earns how much by it, the mover first. */
export interface Delivery<G extends GoodColour = GoodColour> {
  readonly move: Move<G>;
  readonly to: Hex;
  readonly earnings: readonly Earning[];
}

/** The links that a move goes over. */
export function linksOf<P extends RailPosition>(desk: RailDesk<P>, p: P, move: Move): readonly Connection[] {
  const path = follow(desk.networkAt(p), desk.cityHex(p, move.city), move.exits);
  return typeof path === 'number' ? [] : path;
}

export function deliveryOf<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  move: Move<GoodOf<P>>,
  mover: Seat,
): Delivery<GoodOf<P>> {
  const path = linksOf(desk, p, move);
  const owners = path.map(({ owner }) => owner);
  const earnings = [mover, ...p.order.filter((seat) => seat !== mover)].flatMap((seat) => {
    const links = owners.filter((owner) => owner === seat).length;
    return links === 0 ? [] : [{ seat, links }];
  });
  return { move, to: path.at(-1)?.to ?? desk.cityHex(p, move.city), earnings };
}

/** Every way to go, the best for the mover first. */
export function deliveriesOf<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  moves: readonly Move<GoodOf<P>>[],
  mover: Seat,
): readonly Delivery<GoodOf<P>>[] {
  return moves
    .map((move) => deliveryOf(desk, p, move, mover))
    .sort((one, other) => own(other, mover) - own(one, mover) || others(one, mover) - others(other, mover));
}

export function own({ earnings }: Delivery, mover: Seat): number {
  return earnings.find(({ seat }) => seat === mover)?.links ?? 0;
}

function others({ earnings }: Delivery, mover: Seat): number {
  return earnings.reduce((sum, { seat, links }) => sum + (seat === mover ? 0 : links), 0);
}

/** The moves of one cube. */
export function routesOf<G extends GoodColour>(
  moves: readonly Move<G>[],
  city: string | null,
  good: string | null,
): readonly Move<G>[] {
  return moves.filter((move) => move.city === city && move.good === good);
}

/** Takes up a cube: where it has only one place to go to, the best way there is chosen with it. */
export function cubeTaken<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  moves: readonly Move<GoodOf<P>>[],
  mover: Seat,
  cube: { readonly city: string; readonly good: GoodOf<P> },
): Pick<RailPointed<GoodOf<P>>, 'city' | 'good' | 'route'> {
  const ways = deliveriesOf(desk, p, routesOf(moves, cube.city, cube.good), mover);
  const ends = new Set(ways.map(({ to }) => to));
  return { ...cube, route: ends.size === 1 ? (ways[0]?.move ?? null) : null };
}
