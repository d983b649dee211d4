import type { Build, BuildsOnHex } from '../prospects.ts';
import type { TileSet } from '../tiles.ts';
import type { Promises } from './promise.ts';
import { type Share, shareOf } from './shares.ts';

/** What a seat may do while it builds. */
export interface BuildChoices<A> {
  readonly builds: readonly BuildsOnHex[];
  readonly others: readonly A[];
}

/** How a game weighs these choices. */
export interface BuildScales<A> {
  readonly tiles: TileSet;
  readonly promises: Promises;
  /** What every promise weighs, on empty land. */
  readonly eagerness: number;
  readonly ofBuild: (build: Build) => number;
  readonly ofOther: (action: A) => number;
}

/** Builds are many, and on empty land far from track most of them weigh what they weighed the last time. */
export function buildShares<A>(
  { builds, others }: BuildChoices<A>,
  { tiles, promises, eagerness, ofBuild, ofOther }: BuildScales<A>,
): readonly Share<A | Build>[] {
  const shares = builds.map((found): Share<A | Build> => {
    if (!found.isFarFromTrack) return shareOf(found.builds, found.builds.map(ofBuild));
    const { promises: weights, sum } = promises.onEmptyLand(tiles, found);
    return { choices: found.builds, weights, sum, factor: eagerness };
  });
  shares.push(shareOf(others, others.map(ofOther)));
  return shares;
}
