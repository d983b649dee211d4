import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { boardOf } from '../../content/maps.ts';
import { cityHex, placeName } from '../../rules/places.ts';
import type { Position } from '../../rules/position.ts';
import type { Move } from './actions-of.ts';
import { linksOf } from './links.ts';

export interface Earning {
  readonly seat: Seat;
  readonly income: number;
}

/** A way for a cube to go, and who earns how much by it, the mover first. */
export interface Delivery {
  readonly move: Move;
  readonly to: Hex;
  readonly earnings: readonly Earning[];
}

export function deliveryOf(p: Position, move: Move, mover: Seat): Delivery {
  const links = linksOf(p, move);
  const owners = links.map(({ owner }) => owner);
  const earnings = [mover, ...p.order.filter((seat) => seat !== mover)].flatMap((seat) => {
    const income = owners.filter((owner) => owner === seat).length;
    return income === 0 ? [] : [{ seat, income }];
  });
  return { move, to: links.at(-1)?.to ?? cityHex(p, move.city), earnings };
}

/** Every way to go, the best for the mover first. */
export function deliveriesOf(p: Position, moves: readonly Move[], mover: Seat): readonly Delivery[] {
  return moves
    .map((move) => deliveryOf(p, move, mover))
    .sort((one, other) => own(other, mover) - own(one, mover) || others(one, mover) - others(other, mover));
}

export function own({ earnings }: Delivery, mover: Seat): number {
  return earnings.find(({ seat }) => seat === mover)?.income ?? 0;
}

function others({ earnings }: Delivery, mover: Seat): number {
  return earnings.reduce((sum, { seat, income }) => sum + (seat === mover ? 0 : income), 0);
}

/** A New City goes by the name of its town here: that is what stands on the map. */
export function shortName(p: Position, hex: Hex): string {
  return boardOf(p).townAt.get(hex)?.name ?? placeName(p, hex);
}
