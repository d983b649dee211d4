import type { Hex } from '@roundhouse/hex';
import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { whyNothing } from '@roundhouse/table-kit';
import type { RailDesk, RailPosition, RailProps } from './desk.ts';

/** Why nothing can be built on a hex: of all reasons, the one that a person is nearest to changing. */
export function whyNoBuild<P extends RailPosition>(desk: RailDesk<P>, p: P, seat: Seat, hex: Hex): Violation | null {
  const { rules, tiles, nearestReasons } = desk;
  const nearness = ({ rule }: Violation): number => {
    const index = nearestReasons.indexOf(rule);
    return index === -1 ? nearestReasons.length : index;
  };
  let best: Violation | null = null;
  for (const { face, rotation } of tiles.orientations) {
    const refusal = rules.check(p, seat, { type: 'build', hex, tile: face.id, rotation });
    if (refusal === null) return null;
    if (best === null || nearness(refusal) < nearness(best)) best = refusal;
  }
  return best;
}

/** Why no cube can be moved from a city. */
export function whyNoMove<P extends RailPosition>(desk: RailDesk<P>, p: P, seat: Seat, hex: Hex): Violation | null {
  const { rules } = desk;
  const city = desk.cityAt(p, hex);
  if (city === undefined) return refuse('move-goods.cube', 'Goods are moved from cities: point at one with cubes.');
  const place = desk.placeName(p, hex);
  const good = p.cubes[city]?.[0];
  if (good === undefined) return refuse('move-goods.cube', 'There are no goods at {place}.', { place });
  const farther = desk.farthestMoves(p, seat).find((move) => move.city === city);
  if (farther !== undefined) return rules.check(p, seat, farther);
  const [link] = desk.networkAt(p).connections(hex);
  const exits = link === undefined ? [0] : [link.edge];
  const refusal = rules.check(p, seat, { type: 'move-goods', city, good, exits });
  return refusal === null
    ? null
    : refuse(refusal.rule, 'No cube of {place} has a way over completed links to a city of its colour.', { place });
}

/** Why no New City can be placed on a hex. */
export function whyNoCity<P extends RailPosition>(
  { rules }: RailDesk<P>,
  p: P,
  seat: Seat,
  hex: Hex,
  city: string,
): Violation | null {
  return rules.check(p, seat, { type: 'urbanize', hex, city });
}

/** Why a press on a hex did nothing; null when there is nothing to say. */
export function whyNot<P extends RailPosition>(
  { desk, pointing }: Pick<RailProps<P>, 'desk' | 'pointing'>,
  planned: P,
  seat: Seat,
  hex: Hex,
): Violation | null {
  const { newCity } = pointing.at;
  return whyNothing(desk.rules, planned, seat, () => {
    if (planned.phase.name === 'move-goods') return whyNoMove(desk, planned, seat, hex);
    return newCity === null ? whyNoBuild(desk, planned, seat, hex) : whyNoCity(desk, planned, seat, hex, newCity);
  });
}
