import type { Hex } from '@roundhouse/hex';
import { about, type Immutable, type Seat, type Text, type TextValue, text } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { BuildPlan } from './build-plan.ts';
import { type Beside, besideSchema, hexText, hexTexts } from './hex-words.ts';
import { neglected, reowned } from './laying.ts';
import type { Layout, Side } from './layout.ts';
import type { Connection, Network } from './network.ts';
import { lastPlace } from './routes.ts';

const whole = z.int().check(z.gte(0));
const doer = about('who did it', whole);

export const trackBuiltSchema = about(
  'A tile was laid.',
  z.strictObject({
    type: z.literal('track-built'),
    seat: doer,
    kind: about(
      'a new tile, one in place of another, or track turned elsewhere',
      z.enum(['place', 'replace', 'redirect']),
    ),
    hex: about('the hex', whole),
    at: about('the place on the hex, or its column and row', z.string()),
    beside: about('how a hex without a place is told; null for one that has a name', z.nullable(besideSchema)),
    tile: about('the face', z.string()),
    rotation: about('its turn', whole),
    cost: about('dollars paid', whole),
    claimed: about('how many pieces of track that nobody owned became the seat’s', whole),
    completed: about('the links it finished, by the names of their ends', z.array(z.tuple([z.string(), z.string()]))),
  }),
);

export const buildingFinishedSchema = about(
  'A player is done building; what was left unfinished and not built on is nobody’s now.',
  z.strictObject({
    type: z.literal('building-finished'),
    seat: doer,
    builds: about('how many tiles were laid', whole),
    lost: about('where track was lost: the place on the hex, or its column and row', z.array(z.string())),
    lostBeside: about(
      'how each of these hexes is told; null for one that has a name',
      z.array(z.nullable(besideSchema)),
    ),
  }),
);

export const goodsMovedSchema = <G extends z.ZodMiniType>(good: G) =>
  about(
    'A cube was delivered.',
    z.strictObject({
      type: z.literal('goods-moved'),
      seat: doer,
      good: about('the colour of the cube', good),
      from: about('the name of the city it came from', z.string()),
      to: about('the name of the city that took it', z.string()),
      places: about('the hexes of the places on the way, the city it came from first', z.array(whole)),
      owners: about('by link of the way: whose it is, null for nobody’s', z.array(z.nullable(whole))),
    }),
  );

export type TrackBuilt = Immutable<z.infer<typeof trackBuiltSchema>>;
export type BuildingFinished = Immutable<z.infer<typeof buildingFinishedSchema>>;

/** Where a tile was put. */
interface Spot {
  readonly hex: Hex;
  readonly tile: string;
  readonly rotation: number;
}

/** What hexes are called. */
export interface HexNames {
  readonly nameOf: (hex: Hex) => string;
  readonly besideOf: (hex: Hex) => Beside | null;
}

export function trackBuilt(seat: Seat, spot: Spot, plan: BuildPlan, { nameOf, besideOf }: HexNames): TrackBuilt {
  const { hex, tile, rotation } = spot;
  return {
    type: 'track-built',
    seat,
    kind: plan.kind,
    hex,
    at: nameOf(hex),
    beside: besideOf(hex),
    tile,
    rotation,
    cost: plan.cost,
    claimed: plan.claimed.length,
    completed: plan.completed.map(([from, to]) => [nameOf(from), nameOf(to)]),
  };
}

/** What a phase of building remembers of the tiles that were laid in it. */
export interface Building {
  readonly builds: number;
  /** Hexes already built on this turn by this player. */
  readonly touched: readonly Hex[];
  /** Track laid this turn: each piece by a side that it leaves its hex by. */
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

/** Being done with building: what the seat left unfinished and did not build on is nobody's from now on. */
export function finishBuilding(
  network: Network,
  seat: Seat,
  { builds, fresh }: Building,
  { nameOf, besideOf }: HexNames,
): { readonly layout: Layout; readonly told: BuildingFinished } {
  const lost = neglected(network, seat, fresh);
  return {
    layout: lost.length === 0 ? network.layout : reowned(network.layout, lost, null),
    told: {
      type: 'building-finished',
      seat,
      builds,
      lost: lost.map((run) => nameOf(run.from.hex)),
      lostBeside: lost.map((run) => besideOf(run.from.hex)),
    },
  };
}

/** What is told of a cube that goes from a city along a route. */
export function goodsMoved<Good extends string>(
  seat: Seat,
  good: Good,
  from: Hex,
  path: readonly Connection[],
  nameOf: (hex: Hex) => string,
) {
  return {
    type: 'goods-moved' as const,
    seat,
    good,
    from: nameOf(from),
    to: nameOf(lastPlace(path)),
    places: [from, ...path.map((link) => link.to)],
    owners: path.map((link) => link.owner),
  };
}

/** Where track was lost; null where none was. */
export function lostText({ lost, lostBeside }: Pick<BuildingFinished, 'lost' | 'lostBeside'>): Text | null {
  const places = new Map(lost.map((name, index) => [name, hexText(name, lostBeside[index] ?? null)]));
  const [first, ...others] = places.values();
  return first === undefined ? null : hexTexts([first, ...others]);
}

export function describeTrackBuilt(event: TrackBuilt): Text {
  const values: Record<string, TextValue> = {
    who: { seat: event.seat },
    at: hexText(event.at, event.beside),
    cost: event.cost,
    links: event.completed.map(([from, to]) => `${from} – ${to}`).join(', '),
  };
  if (event.kind === 'redirect') {
    return event.completed.length === 0
      ? text('{who, select, you {You turn} many {{who} turn} other {{who} turns}} track at {at} for ${cost}.', values)
      : text(
          '{who, select, you {You turn} many {{who} turn} other {{who} turns}} track at {at} for ${cost}, completing {links}.',
          values,
        );
  }
  return event.completed.length === 0
    ? text('{who, select, you {You build} many {{who} build} other {{who} builds}} at {at} for ${cost}.', values)
    : text(
        '{who, select, you {You build} many {{who} build} other {{who} builds}} at {at} for ${cost}, completing {links}.',
        values,
      );
}
