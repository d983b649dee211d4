import { clone, type Seat, type Violation } from '@roundhouse/kernel';
import { noChance } from '@roundhouse/table-kit';
import { buildingOf } from '../../../content/set.ts';
import type { Price } from '../../../content/set-file.ts';
import { setOf } from '../../../content/sets.ts';
import { type Position, playerAt } from '../../../rules/position.ts';
import { type BuildAction, checkBuild, legalBuilds, playBuild, priceOf } from '../../../rules/three-actions/build.ts';
import { byWorth, type Changes, changesTo } from './changes.ts';

/** What a building would change, if it stood now. */
export interface BuildingChange extends Changes {
  readonly building: string;
  readonly price: Price;
  /** Whether coins and science are there. */
  readonly affordable: boolean;
  /** What would have to go for it; null where there is room. */
  readonly insteadOf: string | null;
}

/** A building that no city of the seat could have, and why. */
export interface Unbuildable {
  readonly building: string;
  readonly refusal: Violation;
}

/** More than anything costs: what a building changes is asked apart from whether it can be paid. */
const FOR_NOTHING: Price = { coins: 1000, science: 1000 };

/** What every building of the row and of the seat's store would change, at its best place; what brings most first. */
export function buildingChanges(p: Position, seat: Seat): readonly (BuildingChange | Unbuildable)[] {
  const possible = legalBuilds(p, seat, FOR_NOTHING).filter((action) => action.type === 'build');
  const changes: BuildingChange[] = [];
  const unbuildable: Unbuildable[] = [];
  for (const building of [...p.row, ...playerAt(p, seat).stored]) {
    const [best] = possible
      .filter((action) => action.building === building)
      .map((action) => changeBy(p, seat, action))
      .toSorted(byWorth);
    const refusal = best === undefined ? whyNowhere(p, seat, building) : null;
    if (best !== undefined) changes.push(best);
    else if (refusal !== null) unbuildable.push({ building, refusal });
  }
  return [...changes.toSorted(byWorth), ...unbuildable];
}

function whyNowhere(p: Position, seat: Seat, building: string): Violation | null {
  const [city] = playerAt(p, seat).cities;
  const land = city?.land ?? '';
  return checkBuild(p, seat, { type: 'build', building, land, demolish: null }, FOR_NOTHING);
}

/** What one way to build would change: played on a copy by the game's own rules. */
export function changeBy(p: Position, seat: Seat, action: BuildAction): BuildingChange {
  const set = setOf(p);
  const after = clone(p);
  playBuild(after, seat, action, FOR_NOTHING, { rng: noChance, tell: () => undefined });
  const player = playerAt(p, seat);
  const price = priceOf(set, player, buildingOf(set, action.building));
  return {
    ...changesTo(after, p, seat),
    building: action.building,
    price,
    affordable: price.coins <= player.coins && price.science <= player.science,
    insteadOf: action.demolish,
  };
}
