import { text } from '@roundhouse/kernel';
import { type Moved, nextBuildingBy, pricingBy, quotingBy, type RailDesk } from '@roundhouse/rail-table';
import { tilesLeft } from '@roundhouse/rails';
import { COSTS, MAX_ENGINE, TILES } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { startBuilding } from '../../rules/4-build-track/index.ts';
import { buildCost, planBuild } from '../../rules/4-build-track/plan.ts';
import { siteFor } from '../../rules/4-build-track/site.ts';
import { legalMoves } from '../../rules/5-move-goods.ts';
import type { Event } from '../../rules/events.ts';
import { ageOfSteam } from '../../rules/game.ts';
import { cityAt, cityHex, groundAt, placeName } from '../../rules/places.ts';
import { networkAt, playerAt, type Position } from '../../rules/position.ts';
import { sceneOf } from '../board/scene.ts';
import { ahead } from './ahead.ts';
import { ruinWords } from './ruin.ts';

/** More than any line costs, and fewer tiles than none laid so far: nothing limits who is carefree. */
const CAREFREE = { cash: 10_000, builds: -1000 };

const { place, replace, redirect } = COSTS;

/** What the shared rail table asks about Age of Steam. */
export const desk: RailDesk<Position> = {
  rules: ageOfSteam,
  tiles: TILES,
  chartOf: boardOf,
  networkAt,
  cityAt,
  cityHex,
  placeName,
  sceneOf,
  quoting: quotingBy(
    TILES,
    (p, seat) => (p.phase.name === 'build-track' ? siteFor(p, p.phase, seat) : null),
    planBuild,
  ),
  buildPrices: [
    { where: text('on a plain'), price: text('${cost}', { cost: place.simple.plain }) },
    { where: text('on a river'), price: text('${cost}', { cost: place.simple.river }) },
    { where: text('in the mountains'), price: text('${cost}', { cost: place.simple.mountain }) },
    {
      where: text('in a town'),
      price: text('${base}, and ${each} for each exit', { base: COSTS.town.base, each: COSTS.town.perExit }),
    },
    {
      where: text('two tracks that do not cross'),
      price: text('${more} more', { more: place.coexist.plain - place.simple.plain }),
    },
    {
      where: text('two tracks that cross'),
      price: text('${more} more', { more: place.crossing.plain - place.simple.plain }),
    },
    {
      where: text('over another tile'),
      price: text('${cost} or ${dearer}', { cost: replace.other, dearer: replace.town }),
    },
    { where: text('turning an open end'), price: text('${cost}', { cost: redirect }) },
  ],
  tilesLeft: (p) => tilesLeft(TILES, p.track),
  groundAt,
  newCitySign: (_p, city) => city,
  newCityName: (_p, city) => text('New City {city}', { city }),
  paymentNote: () => null,
  nearestReasons: [
    'build-track.limit',
    'build-track.hex-once-a-turn',
    'build-track.cost',
    'build-track.tile-supply',
    'build-track.town-disks',
    'build-track.ownership-markers',
    'build-track.no-link-to-itself',
    'build-track.claiming',
    'build-track.no-joining',
    'build-track.first-tile',
    'build-track.town-connection',
    'build-track.own-connection',
    'build-track.redirect-open-end',
    'build-track.keep-others',
  ],
  farthestMoves: (p) => legalMoves(p, MAX_ENGINE),
  deliveryWords: (own) =>
    own === 0 ? text('Deliver: nothing for you, only for others') : text('Deliver: +{own} income for you', { own }),
  possibleMoves: (p, seat) => legalMoves(p, playerAt(p, seat).engine, true),
  payWords: text('Every link pays its owner 1 income.'),
  tilePrice: pricingBy(
    TILES,
    (p: Position) => boardOf(p).topology,
    (p, hex, change, after, town) => buildCost(change, after, boardOf(p).terrain[hex] ?? 'plain', town),
  ),
  nextBuilding: nextBuildingBy(ahead, ({ phase }) => (phase.name === 'build-track' ? phase.seat : null)),
  carefree: (p, seat) => ({
    ...p,
    players: p.players.with(seat, { ...playerAt(p, seat), cash: CAREFREE.cash }),
    phase: { ...startBuilding(seat), builds: CAREFREE.builds },
  }),
  buildLimit: (p, seat) => siteFor(p, startBuilding(seat), seat).buildsLeft,
  ruin: ruinWords,
};

/** What these events put in motion on the map. */
export function movedBy(p: Position, events: readonly Event[]): Moved {
  return {
    journey: events.find((event) => event.type === 'goods-moved') ?? null,
    landed: events.flatMap((event) => {
      if (event.type === 'track-built' || event.type === 'urbanized') return [event.hex];
      return event.type === 'goods-grown' ? [cityHex(p, event.city)] : [];
    }),
  };
}
