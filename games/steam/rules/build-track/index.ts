import {
  fieldOf,
  firstOf,
  following,
  itemAt,
  type Progress,
  refuse,
  type Seat,
  type Violation,
} from '@roundhouse/kernel';
import { afterBuild, type BuildsOnHex, finishBuilding, inOrder, judgeName, trackBuilt } from '@roundhouse/rails';
import { type Good, GOODS, TILES } from '../../content/components.ts';
import type { Action } from '../actions.ts';
import { pay } from '../money.ts';
import { cityHex, colorOf, namesIn, placeName, supplyLeft } from '../places.ts';
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
import {
  type GrowCity,
  isPossible,
  judgeGrowth,
  judgeStock,
  judgeUrbanize,
  legalGrowths,
  legalStocks,
  legalUrbanizations,
  planUrbanize,
  type StockCity,
  type Urbanize,
} from './special.ts';

type Build = Extract<Action, { type: 'build' }>;

/** How a seat begins to build. */
export function startBuilding(p: Position, seat: Seat): BuildTrackPhase {
  const { tile, passedTile } = playerAt(p, seat);
  const special = !passedTile && (tile === 'city-growth' || tile === 'urbanization') ? tile : 'none';
  return { name: 'build-track', seat, builds: 0, special, stocking: null, touched: [], fresh: [] };
}

/** All that a seat may do while it builds: tiles by the hex that they are laid on, then everything else. */
export function buildChoices(
  p: Position,
  phase: BuildTrackPhase,
  seat: Seat,
): { readonly builds: readonly BuildsOnHex[]; readonly others: readonly Exclude<Action, Build>[] } {
  const site = siteFor(p, phase, seat);
  if (phase.stocking !== null) return { builds: [], others: legalStocks(site) };
  const others: Exclude<Action, Build>[] = [...legalUrbanizations(site), ...legalGrowths(site)];
  if (checkFinish(p, phase, seat) === null) others.push({ type: 'finish-building' });
  return { builds: buildsByHex(site), others };
}

export const buildTrack: DecisionSection<'build-track'> = {
  enter(p) {
    p.phase = startBuilding(p, firstOf(orderWithFirst(p, 'first-build')));
    return 'waiting';
  },

  legal(p, phase, seat) {
    const { builds, others } = buildChoices(p, phase, seat);
    const nothing: Action[] = [];
    // At once, for a list that grows is copied over and over.
    return nothing.concat(...builds.map((here) => here.builds), others);
  },

  check(p, phase, seat, action) {
    const first = action.type === 'stock-city' ? null : stockFirst(phase);
    if (first !== null) return first;
    switch (action.type) {
      case 'stock-city':
        return judgeStock(siteFor(p, phase, seat), action);
      case 'build': {
        const after = judgeName(TILES, action);
        return 'rule' in after ? after : judgeBuild(siteFor(p, phase, seat), action.hex, after);
      }
      case 'urbanize':
        return judgeUrbanize(siteFor(p, phase, seat), action);
      case 'grow-city':
        return judgeGrowth(siteFor(p, phase, seat), action);
      case 'finish-building':
        return checkFinish(p, phase, seat);
    }
  },

  play(p, phase, seat, action, chance) {
    switch (action.type) {
      case 'build':
        return build(p, phase, seat, action, chance);
      case 'urbanize':
        return urbanize(p, phase, seat, action, chance);
      case 'stock-city':
        return stockCity(p, phase, seat, action, chance);
      case 'grow-city':
        return growCity(p, phase, seat, action, chance);
      case 'finish-building':
        return finish(p, phase, seat, chance);
    }
  },

  owed: (_p, phase) => stockFirst(phase),
};

function stockFirst({ stocking }: BuildTrackPhase): Violation | null {
  return stocking === null ? null : refuse('urbanization.goods', 'First choose a set of cubes for the New City.');
}

/** In the base game City Growth and Urbanization were paid for and must be carried out, if they still can be. */
function checkFinish(p: Position, phase: BuildTrackPhase, seat: Seat): Violation | null {
  if (p.mode === 'standard' || phase.special === 'none' || phase.special === 'done') return null;
  if (!isPossible(siteFor(p, phase, seat))) return null;
  return refuse('build-track.mandatory-action', 'You paid for {action}: carry it out before you finish.', {
    action: { term: phase.special },
  });
}

function build(p: Position, phase: BuildTrackPhase, seat: Seat, action: Build, chance: Chance): Progress {
  const after = TILES.get(action.tile, action.rotation);
  const plan = planBuild(siteFor(p, phase, seat), action.hex, after);
  p.track = plan.layout;
  pay(p, seat, plan.cost, chance);
  changePlayer(p, seat, { hasBuilt: true });
  p.phase = afterBuild(phase, action.hex, plan);
  chance.tell(trackBuilt(seat, { ...action, rotation: after.rotation }, plan, namesIn(p)));
  return 'waiting';
}

function urbanize(p: Position, phase: BuildTrackPhase, seat: Seat, action: Urbanize, { tell }: Chance): Progress {
  const town = placeName(p, action.hex);
  p.track = planUrbanize(siteFor(p, phase, seat), action).layout;
  p.cubes = { ...p.cubes, [action.city]: [] };
  p.phase = { ...phase, special: 'done', stocking: supplyLeft(p).length === 0 ? null : action.city };
  tell({ type: 'urbanized', seat, hex: action.hex, town, city: action.city, color: colorOf(p, action.city) });
  return 'waiting';
}

function stockCity(p: Position, phase: BuildTrackPhase, seat: Seat, { space }: StockCity, { tell }: Chance): Progress {
  const city = phase.stocking;
  if (city === null) throw new RangeError('no New City waits for cubes');
  const goods = takeSet(p, city, space);
  p.phase = { ...phase, stocking: null };
  const hex = cityHex(p, city);
  tell({ type: 'city-stocked', seat, hex, city: placeName(p, hex), goods });
  return 'waiting';
}

/** Moves a set of cubes from the supply to a city. */
function takeSet(p: Position, city: string, space: number): readonly Good[] {
  const goods = itemAt(p.supply, space);
  p.cubes = { ...p.cubes, [city]: inOrder(GOODS, [...fieldOf(p.cubes, city), ...goods]) };
  p.supply = p.supply.with(space, []);
  return goods;
}

function growCity(
  p: Position,
  phase: BuildTrackPhase,
  seat: Seat,
  { city, space }: GrowCity,
  { tell }: Chance,
): Progress {
  const goods = takeSet(p, city, space);
  p.grown = [...p.grown, city];
  p.phase = { ...phase, special: 'done' };
  const hex = cityHex(p, city);
  tell({ type: 'city-grown', seat, hex, city: placeName(p, hex), goods });
  return 'waiting';
}

function finish(p: Position, phase: BuildTrackPhase, seat: Seat, { tell }: Chance): Progress {
  const { layout, told } = finishBuilding(networkAt(p), seat, phase, namesIn(p));
  p.track = layout;
  tell(told);
  const next = following(orderWithFirst(p, 'first-build'), seat);
  if (next === undefined) return 'finished';
  p.phase = startBuilding(p, next);
  return 'waiting';
}
