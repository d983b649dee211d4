import { firstOf, following, type Progress, type Seat } from '@roundhouse/kernel';
import { afterBuild, type BuildsOnHex, finishBuilding, judgeName, trackBuilt } from '@roundhouse/rails';
import { TILES } from '../../content/components.ts';
import type { Action } from '../actions.ts';
import { namesIn, placeName } from '../places.ts';
import {
  type BuildTrackPhase,
  type Chance,
  changePlayer,
  networkAt,
  orderWithFirst,
  type Position,
  playerAt,
} from '../position.ts';
import type { DecisionSection } from '../section.ts';
import { buildsByHex, judgeBuild } from './judge.ts';
import { planBuild } from './plan.ts';
import { siteFor } from './site.ts';
import { judgeUrbanize, legalUrbanizations, planUrbanize, type Urbanize } from './urbanize.ts';

type Build = Extract<Action, { type: 'build' }>;

/** How a seat begins to build. */
export function startBuilding(seat: Seat): BuildTrackPhase {
  return { name: 'build-track', seat, builds: 0, urbanized: false, touched: [], fresh: [] };
}

/** All that a seat may do while it builds: tiles by the hex that they are laid on, then everything else. */
export function buildChoices(
  p: Position,
  phase: BuildTrackPhase,
  seat: Seat,
): { readonly builds: readonly BuildsOnHex[]; readonly others: readonly Exclude<Action, Build>[] } {
  const site = siteFor(p, phase, seat);
  return { builds: buildsByHex(site), others: [...legalUrbanizations(site), { type: 'finish-building' }] };
}

export const buildTrack: DecisionSection<'build-track'> = {
  enter(p) {
    p.phase = startBuilding(firstOf(orderWithFirst(p, 'first-build')));
    return 'waiting';
  },

  legal(p, phase, seat) {
    const { builds, others } = buildChoices(p, phase, seat);
    const nothing: Action[] = [];
    // At once, for a list that grows is copied over and over.
    return nothing.concat(...builds.map((here) => here.builds), others);
  },

  check(p, phase, seat, action) {
    switch (action.type) {
      case 'build': {
        const after = judgeName(TILES, action);
        return 'rule' in after ? after : judgeBuild(siteFor(p, phase, seat), action.hex, after);
      }
      case 'urbanize':
        return judgeUrbanize(siteFor(p, phase, seat), action);
      case 'finish-building':
        return null;
    }
  },

  play(p, phase, seat, action, chance) {
    if (action.type === 'build') return build(p, phase, seat, action, chance);
    if (action.type === 'urbanize') return urbanize(p, phase, seat, action, chance);
    return finish(p, phase, seat, chance);
  },
};

function build(p: Position, phase: BuildTrackPhase, seat: Seat, action: Build, { tell }: Chance): Progress {
  const after = TILES.get(action.tile, action.rotation);
  const plan = planBuild(siteFor(p, phase, seat), action.hex, after);
  p.track = plan.layout;
  changePlayer(p, seat, { cash: playerAt(p, seat).cash - plan.cost, hasBuilt: true });
  p.phase = afterBuild(phase, action.hex, plan);
  tell(trackBuilt(seat, { ...action, rotation: after.rotation }, plan, namesIn(p)));
  return 'waiting';
}

function urbanize(p: Position, phase: BuildTrackPhase, seat: Seat, action: Urbanize, { tell }: Chance): Progress {
  const plan = planUrbanize(siteFor(p, phase, seat), action);
  const town = placeName(p, action.hex);
  p.track = plan.layout;
  p.cubes = { ...p.cubes, [action.city]: [] };
  p.phase = { ...phase, urbanized: true };
  tell({ type: 'urbanized', seat, hex: action.hex, town, city: action.city, claimed: plan.claimed.length });
  return 'waiting';
}

function finish(p: Position, phase: BuildTrackPhase, seat: Seat, { tell }: Chance): Progress {
  const { layout, told } = finishBuilding(networkAt(p), seat, phase, namesIn(p));
  p.track = layout;
  tell(told);
  const next = following(orderWithFirst(p, 'first-build'), seat);
  if (next === undefined) return 'finished';
  p.phase = startBuilding(next);
  return 'waiting';
}
