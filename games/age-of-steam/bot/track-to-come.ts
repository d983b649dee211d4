import { NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { freeGroundOf } from '@roundhouse/rails';
import { boardOf } from '../content/maps.ts';
import { networkAt, type Position } from '../rules/position.ts';
import { surveyOf } from './survey.ts';

/**
 * The pieces of track in links that a seat could still complete with so many tiles: sections of its own first, which need
 * fewer tiles than they count, and then whatever lies open between two places.
 */
export function trackToCome(p: Position, seat: Seat, tiles: number): number {
  const network = networkAt(p);
  const survey = surveyOf(boardOf(p));
  const ground = freeGroundOf(network, survey);
  let left = tiles;
  let track = 0;
  for (const { complete, owner, segments, from, to } of network.runs) {
    if (complete || owner !== seat) continue;
    const open = from.place === NOWHERE ? from : to;
    const first = network.topology.across[open.hex * 6 + open.edge] ?? NOWHERE;
    const base = survey.placeOn[(open === from ? to : from).place] ?? NOWHERE;
    let fewest = Number.POSITIVE_INFINITY;
    for (const reached of ground.reachFrom(first)) {
      if (reached.place !== base && reached.tiles < fewest) fewest = reached.tiles;
    }
    if (fewest > left) continue;
    left -= fewest;
    track += segments.length + fewest;
  }
  let largest = 0;
  for (const [number, { a, b }] of survey.gaps.entries()) {
    const missing = ground.missingIn(number);
    if (missing > largest && missing <= left && !(ground.isTownAt(a) && ground.isTownAt(b))) largest = missing;
  }
  return track + largest;
}
