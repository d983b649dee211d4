import type { Hex } from '@roundhouse/hex';
import { useMemo } from 'react';
import { ageOfSteam } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import { type Build, ofType } from './actions-of.ts';
import type { Ghost } from './board/ghosts.tsx';
import type { PanelProps } from './panels/panel-props.ts';
import { afterPlan, buildsOn, leastCosts, quote } from './planning.ts';

export interface Building {
  /** After the tiles that are kept as a plan. */
  readonly planned: Position;
  /** And with the tile or the New City that is being tried. */
  readonly shown: Position;
  /** What may be built after the plan. */
  readonly builds: readonly Build[];
  /** The tiles that fit the chosen hex. */
  readonly options: readonly Build[];
  readonly ghosts: readonly Ghost[];
  /** The least that a tile costs on each hex that can be built on. */
  readonly prices: ReadonlyMap<Hex, number>;
  readonly choose: (hex: Hex) => void;
  /** The next tile that fits. */
  readonly turn: () => void;
}

/** Pointing at hexes and tiles, with everything that is planned but not yet built. */
export function useBuilding({ table, seat, controls }: PanelProps): Building {
  const { moment } = controls;
  const { position, legal } = table;
  const { plan, tile, hex, newCity, town } = moment;
  const planned = useMemo(
    () => (plan.length === 0 ? position : afterPlan(position, seat, plan)),
    [position, seat, plan],
  );
  const shown = useMemo(() => {
    if (newCity !== null && town !== null)
      return afterPlan(planned, seat, [{ type: 'urbanize', hex: town, city: newCity }]);
    return tile === null ? planned : afterPlan(planned, seat, [tile]);
  }, [planned, seat, tile, newCity, town]);
  const builds = useMemo(() => {
    if (table.seat === null || position.phase.name !== 'build-track') return [];
    return ofType(plan.length === 0 ? legal : ageOfSteam.legal(planned, seat), 'build');
  }, [position, planned, plan, legal, seat, table.seat]);
  const options = useMemo(
    () => (hex === null ? [] : buildsOn(planned, seat, builds, hex)),
    [planned, seat, builds, hex],
  );
  const prices = useMemo(() => leastCosts(planned, seat, builds), [planned, seat, builds]);
  const ghosts = useMemo(() => {
    const laid = tile === null ? plan : [...plan, tile];
    return laid.map((build, index) => ({
      hex: build.hex,
      price: quote(afterPlan(position, seat, laid.slice(0, index)), seat, build)?.cost ?? 0,
    }));
  }, [position, seat, plan, tile]);
  return {
    planned,
    shown,
    builds,
    options,
    ghosts,
    prices,
    choose(chosen) {
      if (newCity !== null) {
        if (chosen === town) table.act({ type: 'urbanize', hex: chosen, city: newCity });
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
      const possible = kept === plan ? builds : ofType(ageOfSteam.legal(after, seat), 'build');
      const [first] = buildsOn(after, seat, possible, chosen);
      controls.change({ plan: kept, hex: first === undefined ? null : chosen, tile: first ?? null });
    },
    turn() {
      const index = tile === null ? -1 : options.indexOf(tile);
      const next = options[(index + 1) % options.length];
      if (next !== undefined) controls.change({ tile: next });
    },
  };
}
