import type { Hex } from '@roundhouse/hex';
import type { Seat, Violation } from '@roundhouse/kernel';
import type { Build } from '../actions.ts';
import type { Building } from '../building.ts';
import type { RailPosition, WatchedRail } from '../desk.ts';
import { planWithTile } from '../pointing.ts';
import { cheapestTrack, type CheapestTrack } from './cheapest-track.ts';

/** Track between two places, how long it would take, and what of it can be planned at once. */
export type TrackOffer<P> =
  | {
      readonly track: CheapestTrack<P>;
      readonly turns: number;
      /** How many tiles of it can be laid in a turn. */
      readonly limit: number;
      /** The plan with as many of its tiles as this turn allows; null while nothing can be planned here. */
      readonly plan: readonly Build[] | null;
      /** How many that are. */
      readonly fits: number;
    }
  | { readonly refusal: Violation | null };

/** Null while the two places are not chosen, or nothing will be built any more. */
export function trackOffer<P extends RailPosition>(
  { desk, table, seat: deciding, pointing }: WatchedRail<P>,
  { planning, shown }: Pick<Building<P>, 'planning' | 'shown'>,
  seat: Seat,
  { from, to }: { readonly from: Hex | null; readonly to: Hex | null },
): TrackOffer<P> | null {
  const builder = desk.nextBuilding(shown, seat);
  if (from === null || to === null || builder === null) return null;
  const found = cheapestTrack(desk, builder, seat, from, to);
  if (found === null || 'rule' in found) return { refusal: found };
  const limit = desk.buildLimit(builder, seat);
  const turns = Math.ceil(found.tiles.length / limit);
  if (deciding !== seat || table.position.phase.name !== 'build-track') {
    return { track: found, turns, limit, plan: null, fits: 0 };
  }
  const planned = planWithTile(pointing.at);
  let plan = planned;
  for (const { build } of found.tiles) {
    if (desk.rules.check(planning.afterPlan(table.position, seat, plan), seat, build) !== null) break;
    plan = [...plan, build];
  }
  return { track: found, turns, limit, plan, fits: plan.length - planned.length };
}
