import type { Hex } from '@roundhouse/hex';
import { clone, type Rng, type Seat } from '@roundhouse/kernel';
import type { BuildPlan } from '@roundhouse/rails';
import { TILES } from '../../content/components.ts';
import { planBuild } from '../../rules/4-build-track/plan.ts';
import { siteFor } from '../../rules/4-build-track/site.ts';
import type { Action } from '../../rules/actions.ts';
import { ageOfSteam } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import type { Build } from './actions-of.ts';

/** Planning ahead never meets chance: what is planned is building. */
const noChance: Rng = {
  int() {
    throw new RangeError('a plan needs no chance');
  },
};

/** The position after actions that are only planned; one that is not possible any more ends the plan. */
export function afterPlan(p: Position, seat: Seat, plan: readonly Action[]): Position {
  const copy = clone(p);
  for (const action of plan) {
    if (ageOfSteam.check(copy, seat, action) !== null) break;
    ageOfSteam.play(copy, seat, action, noChance, () => undefined);
  }
  return copy;
}

/** What a build would cost and do; null when it is not a time for building. */
export function quote(p: Position, seat: Seat, build: Build): BuildPlan | null {
  if (p.phase.name !== 'build-track') return null;
  return planBuild(siteFor(p, p.phase, seat), build.hex, TILES.get(build.tile, build.rotation));
}

/** The builds possible on a hex, cheapest first. */
export function buildsOn(p: Position, seat: Seat, builds: readonly Build[], hex: Hex): readonly Build[] {
  return builds
    .filter((build) => build.hex === hex)
    .map((build) => ({ build, plan: quote(p, seat, build) }))
    .sort(
      (one, other) =>
        (other.plan?.completed.length ?? 0) - (one.plan?.completed.length ?? 0) ||
        (one.plan?.cost ?? 0) - (other.plan?.cost ?? 0),
    )
    .map(({ build }) => build);
}

export function totalCost(p: Position, seat: Seat, plan: readonly Build[]): number {
  return plan.reduce(
    (sum, build, index) => sum + (quote(afterPlan(p, seat, plan.slice(0, index)), seat, build)?.cost ?? 0),
    0,
  );
}

/** The least that a tile costs on each hex. */
export function leastCosts(p: Position, seat: Seat, builds: readonly Build[]): ReadonlyMap<Hex, number> {
  const least = new Map<Hex, number>();
  if (p.phase.name !== 'build-track') return least;
  const site = siteFor(p, p.phase, seat);
  for (const { hex, tile, rotation } of builds) {
    const { cost } = planBuild(site, hex, TILES.get(tile, rotation));
    least.set(hex, Math.min(cost, least.get(hex) ?? cost));
  }
  return least;
}
