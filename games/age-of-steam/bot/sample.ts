import type { Rng, Seat } from '@roundhouse/kernel';
import { buildShares, sampleFrom, type Share } from '@roundhouse/rails';
import { TILES } from '../content/components.ts';
import type { Action } from '../rules/actions.ts';
import { buildChoices } from '../rules/4-build-track/index.ts';
import type { BuildTrackPhase, Position } from '../rules/position.ts';
import { prospectsOf, weighBuild, weightOf } from './weigh.ts';

/** What a lively player does: of builds, one without listing and weighing all of them. */
export function sample(p: Position, seat: Seat, rng: Rng): Action | undefined {
  const { phase } = p;
  return phase.name === 'build-track' ? sampleFrom(buildSharesOf(p, phase, seat), rng) : undefined;
}

/** All that a seat may do while it builds, as `weigh` weighs it. */
export function buildSharesOf(p: Position, phase: BuildTrackPhase, seat: Seat): readonly Share<Action>[] {
  const prospects = prospectsOf(p, seat);
  return buildShares(buildChoices(p, phase, seat), {
    tiles: TILES,
    ...prospects,
    ofBuild: (build) => weighBuild(build, prospects),
    ofOther: (action) => weightOf(p, seat, action),
  });
}
