import type { Hex } from '@roundhouse/hex';
import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { MAX_ENGINE, TILES } from '../../content/components.ts';
import { legalMoves } from '../../rules/5-move-goods.ts';
import { ageOfSteam } from '../../rules/game.ts';
import { cityAt, placeName } from '../../rules/places.ts';
import { networkAt, type Position } from '../../rules/position.ts';
import type { Move } from './actions-of.ts';

/** Of all reasons why no tile fits a hex, the one that a person is nearest to changing. The nearest first. */
const NEAREST = [
  'build-track.limit',
  'build-track.hex-once-a-turn',
  'build-track.cost',
  'build-track.tile-supply',
  'build-track.town-disks',
  'build-track.ownership-markers',
  'build-track.no-link-to-itself',
  'build-track.claiming',
  'build-track.no-joining',
  'build-track.first-tile',
  'build-track.town-connection',
  'build-track.own-connection',
  'build-track.redirect-open-end',
  'build-track.keep-others',
];

/** Why nothing can be built on a hex. */
export function whyNoBuild(p: Position, seat: Seat, hex: Hex): Violation | null {
  let best: Violation | null = null;
  for (const { face, rotation } of TILES.orientations) {
    const refusal = ageOfSteam.check(p, seat, { type: 'build', hex, tile: face.id, rotation });
    if (refusal === null) return null;
    if (best === null || nearness(refusal) < nearness(best)) best = refusal;
  }
  return best;
}

function nearness({ rule }: Violation): number {
  const index = NEAREST.indexOf(rule);
  return index === -1 ? NEAREST.length : index;
}

/** Why no cube can be moved from a city. */
export function whyNoMove(p: Position, seat: Seat, hex: Hex): Violation | null {
  const city = cityAt(p, hex);
  if (city === undefined) {
    return refuse('move-goods.cube', 'Goods are moved from cities; there are none at {place}.', {
      place: placeName(p, hex),
    });
  }
  const good = p.cubes[city]?.[0];
  if (good === undefined)
    return refuse('move-goods.cube', 'There are no goods at {place}.', { place: placeName(p, hex) });
  const farther = legalMoves(p, MAX_ENGINE).find(
    (action): action is Move => action.type === 'move-goods' && action.city === city,
  );
  if (farther !== undefined) return ageOfSteam.check(p, seat, farther);
  const [link] = networkAt(p).connections(hex);
  const exits = link === undefined ? [0] : [link.edge];
  return ageOfSteam.check(p, seat, { type: 'move-goods', city, good, exits });
}

/** Why no New City can be placed on a hex. */
export function whyNoCity(p: Position, seat: Seat, hex: Hex, city: string): Violation | null {
  return ageOfSteam.check(p, seat, { type: 'urbanize', hex, city });
}
