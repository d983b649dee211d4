import type { Rng, Seat } from '@roundhouse/kernel';
import { type BuildsOnHex, sampleFrom, type Share, shareOf } from '@roundhouse/rails';
import { TILES } from '../content/components.ts';
import type { Action } from '../rules/actions.ts';
import { buildChoices } from '../rules/4-build-track/index.ts';
import type { BuildTrackPhase, Position } from '../rules/position.ts';
import { type BuildingProspects, prospectsOf, weighBuild, weightOf } from './weigh.ts';

/** What a lively player does: builds are many, and most of them weigh what they weighed the last time. */
export function sample(p: Position, seat: Seat, rng: Rng): Action | undefined {
  const { phase } = p;
  return phase.name === 'build-track' ? sampleFrom(buildShares(p, phase, seat), rng) : undefined;
}

/** All that a seat may do while it builds, as `weigh` weighs it. */
export function buildShares(p: Position, phase: BuildTrackPhase, seat: Seat): readonly Share<Action>[] {
  const { builds, others } = buildChoices(p, phase, seat);
  const prospects = prospectsOf(p, seat);
  const shares = builds.map((found) => shareOn(found, prospects));
  shares.push(
    shareOf(
      others,
      others.map((action) => weightOf(p, seat, action)),
    ),
  );
  return shares;
}

function shareOn(found: BuildsOnHex, prospects: BuildingProspects): Share<Action> {
  const { builds } = found;
  if (!found.isFarFromTrack) {
    return shareOf(
      builds,
      builds.map((build) => weighBuild(build, prospects)),
    );
  }
  const { promises, sum } = prospects.promises.onEmptyLand(TILES, found);
  return { choices: builds, weights: promises, sum, factor: prospects.eagerness };
}
