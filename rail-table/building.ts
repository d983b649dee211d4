import type { Hex } from '@roundhouse/hex';
import type { Press } from '@roundhouse/table-kit';
import { useMemo } from 'react';
import { type Build, buildsIn, type Urbanize, urbanizationsIn } from './actions.ts';
import type { GoodOf, RailPosition, RailProps } from './desk.ts';
import { type Ghost, type Planning, planningAt } from './planning.ts';
import { planWithTile, type RailPointed } from './pointing.ts';

export interface Building<P> {
  readonly planning: Planning<P>;
  /** After the tiles that are kept as a plan. */
  readonly planned: P;
  /** And with the tile or the New City that is being tried. */
  readonly shown: P;
  /** The builds that are possible after the plan. */
  readonly builds: readonly Build[];
  /** Those of them that fit the chosen hex. */
  readonly options: readonly Build[];
  /** The New Cities that may be placed after the plan. */
  readonly urbanizations: readonly Urbanize[];
  readonly ghosts: readonly Ghost[];
  /** The least that a tile costs on each hex that can be built on. */
  readonly prices: ReadonlyMap<Hex, number>;
}

/** What is planned but not yet built, and what could follow. */
function buildingOf<P extends RailPosition>({ desk, table, seat, pointing }: RailProps<P>): Building<P> {
  const { position, legal } = table;
  const { plan, tile, hex, newCity, town } = pointing.at;
  const planning = planningAt(desk);
  const { afterPlan, buildsOn, leastCosts, ghosts } = planning;
  const planned = afterPlan(position, seat, plan);
  const tried: readonly (Build | Urbanize)[] =
    newCity !== null && town !== null ? [{ type: 'urbanize', hex: town, city: newCity }] : tile === null ? [] : [tile];
  const mayBuild = table.seat !== null && position.phase.name === 'build-track';
  const possible = !mayBuild ? [] : plan.length === 0 ? legal : desk.rules.legal(planned, seat);
  const builds = buildsIn(possible);
  return {
    planning,
    planned,
    shown: afterPlan(planned, seat, tried),
    builds,
    options: hex === null ? [] : buildsOn(planned, seat, builds, hex),
    urbanizations: urbanizationsIn(possible),
    ghosts: ghosts(position, seat, planWithTile(pointing.at)),
    prices: leastCosts(planned, seat, builds),
  };
}

export function useBuilding<P extends RailPosition>({ desk, table, seat, pointing }: RailProps<P>): Building<P> {
  return useMemo(
    () => buildingOf({ desk, table, seat, pointing }),
    // All that it reads: a new view of the same position, or a hand that did not move, changes nothing.
    [desk, table.position, table.legal, table.seat, seat, pointing.at],
  );
}

type BuildingPress<P extends RailPosition> = Press<Build | Urbanize, RailPointed<GoodOf<P>>>;

/** What a press on a hex does while track is built: the first tries something there, the second confirms. */
export function pressToBuild<P extends RailPosition>(
  { desk, table, seat, pointing }: RailProps<P>,
  { planning, planned, builds }: Building<P>,
  chosen: Hex,
): BuildingPress<P> {
  const { plan, tile, hex, newCity, town } = pointing.at;
  if (newCity !== null) {
    return chosen === town
      ? { act: [...plan, { type: 'urbanize', hex: chosen, city: newCity }] }
      : { point: { town: chosen } };
  }
  if (chosen === hex && tile !== null) return { act: [...plan, tile] };
  // Going on to another hex keeps the tile that is being tried as part of the plan.
  const kept = planWithTile(pointing.at);
  const after = tile === null ? planned : planning.afterPlan(table.position, seat, kept);
  const next = tile === null ? builds : buildsIn(desk.rules.legal(after, seat));
  const [first] = planning.buildsOn(after, seat, next, chosen);
  return { point: { plan: kept, hex: first === undefined ? null : chosen, tile: first ?? null } };
}

/** Turns to the next tile that fits the chosen hex. */
export function pressToTurn<P extends RailPosition>(
  { options }: Pick<Building<P>, 'options'>,
  tile: Build | null,
): BuildingPress<P> {
  const next = options[((tile === null ? -1 : options.indexOf(tile)) + 1) % options.length];
  return next === undefined ? null : { point: { tile: next } };
}
