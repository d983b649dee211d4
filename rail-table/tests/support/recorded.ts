import { readFileSync } from 'node:fs';
import {
  type Action,
  ageOfSteam,
  boardOf,
  buildCost,
  cityAt,
  cityHex,
  type Event,
  type Good,
  legalMoves,
  networkAt,
  placeName,
  planBuild,
  playerAt,
  type Position,
  siteFor,
  startBuilding,
  TILES,
} from '@roundhouse/age-of-steam';
import { Match, recordFromText, type Seat, say, text } from '@roundhouse/kernel';
import { pointingAt, viewFor } from '@roundhouse/table-kit/kit';
import type { Words } from '@roundhouse/ui';
import type { RailDesk, RailProps } from '../../desk.ts';
import { pricingBy, quotingBy } from '../../planning.ts';
import { NOTHING, type RailPointed } from '../../pointing.ts';

/** A desk of a real game, without its drawings. */
export const desk: RailDesk<Position> = {
  rules: ageOfSteam,
  tiles: TILES,
  chartOf: boardOf,
  networkAt,
  cityAt,
  cityHex,
  placeName,
  sceneOf() {
    throw new RangeError('nothing is drawn here');
  },
  quoting: quotingBy(
    TILES,
    (p, seat) => (p.phase.name === 'build-track' ? siteFor(p, p.phase, seat) : null),
    planBuild,
  ),
  buildPrices: [],
  tilesLeft: () => new Map(),
  groundAt: (p, hex) => boardOf(p).terrain[hex] ?? 'plain',
  newCitySign: (_p, city) => city,
  newCityName: (_p, city) => text('New City {city}', { city }),
  paymentNote: () => null,
  nearestReasons: ['build-track.limit', 'build-track.cost', 'build-track.own-connection'],
  farthestMoves: (p) => legalMoves(p, 6),
  deliveryWords: (own) => text('{own}', { own }),
  possibleMoves: (p, seat) => legalMoves(p, playerAt(p, seat).engine, true),
  payWords: text('Every link pays.'),
  tilePrice: pricingBy(
    TILES,
    (p: Position) => boardOf(p).topology,
    (p, hex, change, after, town) => buildCost(change, after, boardOf(p).terrain[hex] ?? 'plain', town),
  ),
  nextBuilding: (p, seat) => ({ ...p, phase: startBuilding(seat) }),
  carefree: (p, seat) => ({
    ...p,
    players: p.players.with(seat, { ...playerAt(p, seat), cash: 10_000 }),
    phase: { ...startBuilding(seat), builds: -1000 },
  }),
  buildLimit: () => 3,
  ruin: (p, seat) => ((p.players[seat]?.cash ?? 0) < 3 ? text('ruined') : null),
};

export const words: Words = { language: 'en', t: (english, values) => say(text(english, values)), say };

export interface Recorded {
  readonly position: Position;
  readonly seat: Seat;
  /** What the recorded player did then, and what came of it. */
  readonly events: readonly Event[];
}

const RECORD = new URL(
  '../../../games/age-of-steam/tests/fixtures/04-rust-belt-4-players-the-last-turn.json',
  import.meta.url,
);

/** A whole game, decision by decision. */
export function recorded(): readonly Recorded[] {
  const match = Match.replay(ageOfSteam, recordFromText(readFileSync(RECORD, 'utf8')));
  return match.events('public').flatMap(({ seq, seat, events }) => {
    return seat === null ? [] : [{ position: match.at(seq - 1), seat, events }];
  });
}

export function inPhase(moments: readonly Recorded[], phase: Position['phase']['name']): readonly Recorded[] {
  return moments.filter(({ position }) => position.phase.name === phase);
}

/** Some of them, spread over the whole game: all would take long and tell nothing new. */
export function everySo<T>(all: readonly T[], many: number): readonly T[] {
  return all.filter((_, index) => index % Math.ceil(all.length / many) === 0);
}

type Legal = readonly Action[];

/** What the table of a seat that decides is given, with its hand on something. */
export function railOf(
  { position, seat }: Pick<Recorded, 'position' | 'seat'>,
  at: Partial<RailPointed<Good>> = {},
  legal: Legal = ageOfSteam.legal(position, seat),
): RailProps<Position> {
  return {
    desk,
    seat,
    table: viewFor(ageOfSteam, position, seat, legal),
    pointing: pointingAt({ ...NOTHING, ...at }),
  };
}
