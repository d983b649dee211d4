import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import {
  type BuildPlan,
  type Change,
  changeBetween,
  isTown,
  laidOrientation,
  type Layout,
  type Orientation,
  type TileSet,
  type Topology,
} from '@roundhouse/rails';
import { afterPlan as playedAhead } from '@roundhouse/table-kit';
import type { Build, Urbanize } from './actions.ts';
import type { RailDesk, RailPosition } from './desk.ts';

/** How a game quotes builds: `siteAt` gathers what they are judged by, or is null when it is not a time for building. */
export function quotingBy<P, S>(
  tiles: TileSet,
  siteAt: (p: P, seat: Seat) => S | null,
  planBuild: (site: S, hex: Hex, after: Orientation) => BuildPlan,
): (p: P, seat: Seat) => ((build: Build) => BuildPlan) | null {
  return (p, seat) => {
    const site = siteAt(p, seat);
    return site === null ? null : ({ hex, tile, rotation }) => planBuild(site, hex, tiles.get(tile, rotation));
  };
}

/** How a game prices tiles wherever they lie; `costOf` is its price list. */
export function pricingBy<P extends { readonly track: Layout }>(
  tiles: TileSet,
  topologyAt: (p: P) => Topology,
  costOf: (p: P, hex: Hex, change: Change, after: Orientation, town: boolean) => number,
): (p: P, hex: Hex, after: Orientation) => number | null {
  return (p, hex, after) => {
    const town = isTown(topologyAt(p), p.track, hex);
    const change = changeBetween(laidOrientation(tiles, p.track, hex), after, town);
    return change.kind === 'place' || change.kind === 'replace' || change.kind === 'redirect'
      ? costOf(p, hex, change, after, town)
      : null;
  };
}

/** A tile that is planned, and what it costs when its turn comes. */
export interface Ghost {
  readonly hex: Hex;
  readonly price: number;
}

/** What plans of building lead to and cost; it never meets chance. */
export interface Planning<P> {
  /** The position after actions that are only planned; one that is not possible any more ends the plan. */
  readonly afterPlan: (p: P, seat: Seat, plan: readonly (Build | Urbanize)[]) => P;
  /** What a build that is legal now would cost and do. */
  readonly quote: (p: P, seat: Seat, build: Build) => BuildPlan;
  /** The builds possible on a hex: what completes links first, then the cheapest. */
  readonly buildsOn: (p: P, seat: Seat, builds: readonly Build[], hex: Hex) => readonly Build[];
  /** Every tile of a plan with its price. */
  readonly ghosts: (p: P, seat: Seat, plan: readonly Build[]) => readonly Ghost[];
  readonly totalCost: (p: P, seat: Seat, plan: readonly Build[]) => number;
  /** The plan without whatever cannot be built any more. */
  readonly possible: (p: P, seat: Seat, plan: readonly Build[]) => readonly Build[];
  /** The plan without one of its tiles, nor those that cannot be built without it. */
  readonly without: (p: P, seat: Seat, plan: readonly Build[], build: Build) => readonly Build[];
  /** The plan with the tile at one place of it brought to another; null where it could not be built in that order. */
  readonly reordered: (p: P, seat: Seat, plan: readonly Build[], from: number, to: number) => readonly Build[] | null;
  /** The least that a tile costs on each hex. */
  readonly leastCosts: (p: P, seat: Seat, builds: readonly Build[]) => ReadonlyMap<Hex, number>;
}

export function planningAt<P extends RailPosition>(desk: RailDesk<P>): Planning<P> {
  const afterPlan: Planning<P>['afterPlan'] = (p, seat, plan) =>
    playedAhead<P, Build | Urbanize, unknown>(desk.rules, p, seat, plan);
  const quote: Planning<P>['quote'] = (p, seat, build) => {
    const planOf = desk.quoting(p, seat);
    if (planOf === null) throw new RangeError('it is no time for building');
    return planOf(build);
  };
  const ghosts: Planning<P>['ghosts'] = (p, seat, plan) =>
    plan.map((build, index) => ({
      hex: build.hex,
      price: quote(afterPlan(p, seat, plan.slice(0, index)), seat, build).cost,
    }));
  const possible: Planning<P>['possible'] = (p, seat, plan) =>
    plan.reduce<readonly Build[]>(
      (kept, build) => (desk.rules.check(afterPlan(p, seat, kept), seat, build) === null ? [...kept, build] : kept),
      [],
    );
  return {
    afterPlan,
    quote,
    possible,
    without: (p, seat, plan, build) =>
      possible(
        p,
        seat,
        plan.filter((one) => one !== build),
      ),
    reordered(p, seat, plan, from, to) {
      const build = plan[from];
      if (build === undefined || to < 0 || to >= plan.length) return null;
      const order = plan.toSpliced(from, 1).toSpliced(to, 0, build);
      return possible(p, seat, order).length === order.length ? order : null;
    },
    buildsOn: (p, seat, builds, hex) =>
      builds
        .filter((build) => build.hex === hex)
        .map((build) => ({ build, plan: quote(p, seat, build) }))
        .sort(
          (one, other) => other.plan.completed.length - one.plan.completed.length || one.plan.cost - other.plan.cost,
        )
        .map(({ build }) => build),
    ghosts,
    totalCost: (p, seat, plan) => ghosts(p, seat, plan).reduce((sum, { price }) => sum + price, 0),
    leastCosts(p, seat, builds) {
      const least = new Map<Hex, number>();
      const priceOf = desk.quoting(p, seat);
      if (priceOf === null) return least;
      for (const build of builds) {
        const { cost } = priceOf(build);
        least.set(build.hex, Math.min(cost, least.get(build.hex) ?? cost));
      }
      return least;
    },
  };
}
