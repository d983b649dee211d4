import type { Hex } from '@roundhouse/hex';
import type { Press, Pressed } from '@roundhouse/table-kit';
import { useMemo } from 'react';
import { type Build, buildsIn, type Urbanize, urbanizationsIn } from './actions.ts';
import type { GoodOf, RailPosition, RailProps, RailView, WatchedRail } from './desk.ts';
import { lostByBuilding } from './giving-up.ts';
import { type Ghost, type Planning, planningAt } from './planning.ts';
import { planWithTile, type RailPointed } from './pointing.ts';

/** What is planned but not yet built, and what could follow. */
interface Planned<P> {
  readonly planning: Planning<P>;
  /** After the tiles that are kept as a plan. */
  readonly planned: P;
  /** The builds that are possible after the plan. */
  readonly builds: readonly Build[];
  /** The New Cities that may be placed after the plan. */
  readonly urbanizations: readonly Urbanize[];
  /** The least that a tile costs on each hex that can be built on. */
  readonly prices: ReadonlyMap<Hex, number>;
}

/** And what is being tried. */
export interface Building<P> extends Planned<P> {
  /** The plan with the tile or the New City that is being tried. */
  readonly shown: P;
  /** The builds that fit the chosen hex. */
  readonly options: readonly Build[];
  readonly ghosts: readonly Ghost[];
}

function plannedOf<P extends RailPosition>({ desk, table, seat, pointing }: WatchedRail<P>): Planned<P> {
  const { position, legal } = table;
  const { plan } = pointing.at;
  const planning = planningAt(desk);
  if (seat === null) return { planning, planned: position, builds: [], urbanizations: [], prices: new Map() };
  const planned = planning.afterPlan(position, seat, plan);
  const mayBuild = position.phase.name === 'build-track';
  const possible = !mayBuild ? [] : plan.length === 0 ? legal : desk.rules.legal(planned, seat);
  const builds = buildsIn(possible);
  return {
    planning,
    planned,
    builds,
    urbanizations: urbanizationsIn(possible),
    prices: planning.leastCosts(planned, seat, builds),
  };
}

export function buildingOf<P extends RailPosition>(rail: WatchedRail<P>, after = plannedOf(rail)): Building<P> {
  const { table, seat, pointing } = rail;
  const { tile, hex, newCity, town } = pointing.at;
  const { planning, planned, builds } = after;
  const noted = notedGhosts(planning, table);
  if (seat === null) return { ...after, shown: planned, options: [], ghosts: noted };
  const tried: readonly (Build | Urbanize)[] =
    newCity !== null && town !== null ? [{ type: 'urbanize', hex: town, city: newCity }] : tile === null ? [] : [tile];
  return {
    ...after,
    shown: planning.afterPlan(planned, seat, tried),
    options: hex === null ? [] : planning.buildsOn(planned, seat, builds, hex),
    ghosts: [...noted, ...planning.ghosts(table.position, seat, planWithTile(pointing.at))],
  };
}

/** The tiles of a plan for a turn to come. */
function notedGhosts<P extends RailPosition>({ quote }: Planning<P>, { planned }: RailView<P>): readonly Ghost[] {
  if (planned === null) return [];
  const { seat, steps } = planned;
  return steps.flatMap(({ action, before }) =>
    buildsIn([action]).map((build) => ({ hex: build.hex, price: quote(before, seat, build).cost })),
  );
}

export function useBuilding<P extends RailPosition>(rail: WatchedRail<P>): Building<P> {
  const { desk, table, seat, pointing } = rail;
  // Finding what could follow costs the most; it stays the same while the hand only goes on to another tile.
  const after = useMemo(() => plannedOf(rail), [desk, table.position, table.legal, seat, pointing.at.plan]);
  return useMemo(() => buildingOf(rail, after), [after, pointing.at, table.planned]);
}

type BuildingPress<P extends RailPosition> = Press<Build | Urbanize, RailPointed<GoodOf<P>>>;

/**
 * What a press on a hex does while track is built: the first tries something there, another turns it, as people expect who
 * press it again. A key has R for that, so that Enter may confirm, unless something is lost by it: that is asked at the button.
 */
export function pressToBuild<P extends RailPosition>(
  rail: RailProps<P>,
  building: Building<P>,
  chosen: Hex,
  { detail }: Pressed,
): BuildingPress<P> {
  const { table, seat, pointing } = rail;
  const { planning, planned, builds } = building;
  const { plan, tile, hex, newCity, town } = pointing.at;
  if (newCity !== null) {
    return chosen === town
      ? { act: [...plan, { type: 'urbanize', hex: chosen, city: newCity }] }
      : { point: { town: chosen } };
  }
  if (chosen === hex && tile !== null) {
    const confirms = detail === 0 && lostByBuilding(rail, building).length === 0;
    return confirms ? { act: [...plan, tile] } : pressToTurn(building, tile);
  }
  // Whoever goes on to another hex takes the tile along; only adding it to the plan keeps it where it is.
  const taken = plan.find((build) => build.hex === chosen);
  if (taken !== undefined) {
    return { point: { plan: planning.without(table.position, seat, plan, taken), hex: chosen, tile: taken } };
  }
  const [first] = planning.buildsOn(planned, seat, builds, chosen);
  return { point: { hex: first === undefined ? null : chosen, tile: first ?? null } };
}

/** Turns to the next tile that fits the chosen hex. */
export function pressToTurn<P extends RailPosition>(
  { options }: Pick<Building<P>, 'options'>,
  tile: Build | null,
): BuildingPress<P> {
  const next = options[((tile === null ? -1 : options.indexOf(tile)) + 1) % options.length];
  return next === undefined ? null : { point: { tile: next } };
}
