import type { Hex } from '@roundhouse/hex';
import { useMemo } from 'react';
import { type Build, buildsIn, type Urbanize, urbanizationsIn } from './actions.ts';
import type { Ghost } from './board/ghosts.tsx';
import type { RailPosition, RailProps } from './desk.ts';
import { type Planning, planningAt } from './planning.ts';

export interface Building<P> {
  readonly planning: Planning<P>;
  /** After the tiles that are kept as a plan. */
  readonly planned: P;
  /** And with the tile or the New City that is being tried. */
  readonly shown: P;
  /** The tiles that fit the chosen hex. */
  readonly options: readonly Build[];
  /** The New Cities that may be placed after the plan. */
  readonly urbanizations: readonly Urbanize[];
  readonly ghosts: readonly Ghost[];
  /** The least that a tile costs on each hex that can be built on. */
  readonly prices: ReadonlyMap<Hex, number>;
  readonly choose: (hex: Hex) => void;
  /** The next tile that fits. */
  readonly turn: () => void;
}

/** Pointing at hexes and tiles, with everything that is planned but not yet built. */
export function useBuilding<P extends RailPosition>({ desk, table, seat, controls }: RailProps<P>): Building<P> {
  const { position, legal } = table;
  const { plan, tile, hex, newCity, town } = controls.moment;
  const planning = useMemo(() => planningAt(desk), [desk]);
  const { afterPlan, buildsOn, leastCosts, quote } = planning;
  const planned = useMemo(
    () => (plan.length === 0 ? position : afterPlan(position, seat, plan)),
    [afterPlan, position, seat, plan],
  );
  const shown = useMemo(() => {
    if (newCity !== null && town !== null)
      return afterPlan(planned, seat, [{ type: 'urbanize', hex: town, city: newCity }]);
    return tile === null ? planned : afterPlan(planned, seat, [tile]);
  }, [afterPlan, planned, seat, tile, newCity, town]);
  const possible = useMemo(() => {
    if (table.seat === null || position.phase.name !== 'build-track') return [];
    return plan.length === 0 ? legal : desk.rules.legal(planned, seat);
  }, [desk, position, planned, plan, legal, seat, table.seat]);
  const builds = useMemo(() => buildsIn(possible), [possible]);
  const urbanizations = useMemo(() => urbanizationsIn(possible), [possible]);
  const options = useMemo(
    () => (hex === null ? [] : buildsOn(planned, seat, builds, hex)),
    [buildsOn, planned, seat, builds, hex],
  );
  const prices = useMemo(() => leastCosts(planned, seat, builds), [leastCosts, planned, seat, builds]);
  const ghosts = useMemo(() => {
    const laid = tile === null ? plan : [...plan, tile];
    return laid.map((build, index) => ({
      hex: build.hex,
      price: quote(afterPlan(position, seat, laid.slice(0, index)), seat, build)?.cost ?? 0,
    }));
  }, [quote, afterPlan, position, seat, plan, tile]);
  return {
    planning,
    planned,
    shown,
    options,
    urbanizations,
    ghosts,
    prices,
    choose(chosen) {
      if (newCity !== null) {
        if (chosen === town) table.act(...plan, { type: 'urbanize', hex: chosen, city: newCity });
        else controls.change({ town: chosen });
        return;
      }
      // A second click confirms.
      if (chosen === hex && tile !== null) {
        table.act(...plan, tile);
        return;
      }
      // Going on to another hex keeps the tile that is being tried as part of the plan.
      const kept = tile === null ? plan : [...plan, tile];
      const after = kept === plan ? planned : afterPlan(position, seat, kept);
      const next = kept === plan ? builds : buildsIn(desk.rules.legal(after, seat));
      const [first] = buildsOn(after, seat, next, chosen);
      controls.change({ plan: kept, hex: first === undefined ? null : chosen, tile: first ?? null });
    },
    turn() {
      const index = tile === null ? -1 : options.indexOf(tile);
      const next = options[(index + 1) % options.length];
      if (next !== undefined) controls.change({ tile: next });
    },
  };
}
