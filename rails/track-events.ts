import type { Hex } from '@roundhouse/hex';
import { type Seat, type Text, type TextValue, text } from '@roundhouse/kernel';
import type { BuildPlan } from './laying.ts';
import type { Side } from './layout.ts';
import type { Run } from './network.ts';

/** A tile was laid. */
export interface TrackBuilt {
  readonly type: 'track-built';
  readonly seat: Seat;
  readonly kind: BuildPlan['kind'];
  readonly hex: Hex;
  /** The hex as a person names it. */
  readonly at: string;
  readonly tile: string;
  readonly rotation: number;
  readonly cost: number;
  readonly claimed: number;
  /** The links it finished, by the names of their ends. */
  readonly completed: readonly (readonly [string, string])[];
}

/** A player is done; sections that were neglected meanwhile are lost. */
export interface BuildingFinished {
  readonly type: 'building-finished';
  readonly seat: Seat;
  readonly builds: number;
  readonly lost: readonly string[];
}

/** A cube was delivered. */
export interface GoodsMoved<G> {
  readonly type: 'goods-moved';
  readonly seat: Seat;
  readonly good: G;
  readonly from: string;
  readonly to: string;
  /** The hexes of the places on the way, the city it came from first. */
  readonly places: readonly Hex[];
  readonly owners: readonly (Seat | null)[];
}

/** Where a tile was put. */
interface Spot {
  readonly hex: Hex;
  readonly tile: string;
  readonly rotation: number;
}

export function trackBuilt(seat: Seat, spot: Spot, plan: BuildPlan, nameOf: (hex: Hex) => string): TrackBuilt {
  const { hex, tile, rotation } = spot;
  return {
    type: 'track-built',
    seat,
    kind: plan.kind,
    hex,
    at: nameOf(hex),
    tile,
    rotation,
    cost: plan.cost,
    claimed: plan.claimed.length,
    completed: plan.completed.map(([from, to]) => [nameOf(from), nameOf(to)]),
  };
}

export function buildingFinished(
  seat: Seat,
  builds: number,
  lost: readonly Run[],
  nameOf: (hex: Hex) => string,
): BuildingFinished {
  return { type: 'building-finished', seat, builds, lost: lost.map((run) => nameOf(run.from.hex)) };
}

/** What a phase of building remembers of the tiles that were laid in it. */
export interface Building {
  readonly builds: number;
  readonly touched: readonly Hex[];
  readonly fresh: readonly Side[];
}

export function afterBuild<B extends Building>(phase: B, hex: Hex, { fresh }: BuildPlan): B {
  return {
    ...phase,
    builds: phase.builds + 1,
    touched: [...phase.touched, hex],
    fresh: [...phase.fresh, ...fresh],
  };
}

export function describeTrackBuilt(event: TrackBuilt): Text {
  const values: Record<string, TextValue> = {
    who: { seat: event.seat },
    at: event.at,
    cost: event.cost,
    links: event.completed.map(([from, to]) => `${from} – ${to}`).join(', '),
  };
  if (event.kind === 'redirect') {
    return event.completed.length === 0
      ? text('{who} turns track at {at} for ${cost}.', values)
      : text('{who} turns track at {at} for ${cost}, completing {links}.', values);
  }
  return event.completed.length === 0
    ? text('{who} builds at {at} for ${cost}.', values)
    : text('{who} builds at {at} for ${cost}, completing {links}.', values);
}
