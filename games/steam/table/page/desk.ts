import { type Seat, text } from '@roundhouse/kernel';
import { GOOD_LETTERS } from '@roundhouse/rail-art';
import { type Moved, nextBuildingBy, pricingBy, quotingBy, type RailDesk } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { COSTS, LOAN, MAX_LEVEL, POINTS_PER_LOAN, TILES } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { startBuilding } from '../../rules/build-track/index.ts';
import { buildCost, planBuild } from '../../rules/build-track/plan.ts';
import { siteFor } from '../../rules/build-track/site.ts';
import type { Event } from '../../rules/events.ts';
import { steam } from '../../rules/game.ts';
import { ruinOf } from '../../rules/income-and-expenses.ts';
import { cityAt, cityHex, colorOf, groundAt, placeName } from '../../rules/places.ts';
import { networkAt, playerAt, type Position } from '../../rules/position.ts';
import { legalMoves } from '../../rules/routes.ts';
import { sceneOf } from '../board/scene.ts';
import { tilesLeft } from '../board/in-the-box.ts';
import { ahead } from './ahead.ts';
import { ifBorrowed, raisingWords } from './preview.ts';

/** More than any line costs, and fewer tiles than none laid so far: nothing limits who is carefree. */
const CAREFREE = { cash: 10_000, builds: -1000 };

/** What the shared rail table asks about Steam. */
export const desk: RailDesk<Position> = {
  rules: steam,
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
    { where: text('each exit of the tile'), price: text('${cost}', { cost: COSTS.exit }) },
    { where: text('in a town'), price: text('${more} more', { more: COSTS.town }) },
    { where: text('first on a hex with water'), price: text('${more} more', { more: COSTS.river }) },
    { where: text('first on hills'), price: text('${more} more', { more: COSTS.hills }) },
  ],
  tilesLeft,
  groundAt,
  newCitySign: (p, city) => GOOD_LETTERS[colorOf(p, city)],
  newCityName: (p, city) => text('the {color} New City', { color: { term: colorOf(p, city) } }),
  paymentNote(planned, then, seat) {
    const before = playerAt(planned, seat);
    const after = playerAt(then, seat);
    const loans = before.income - after.income + (before.points - after.points) / POINTS_PER_LOAN;
    return raisingWords({ raised: loans * LOAN, before, after });
  },
  nearestReasons: [
    'build-track.limit',
    'build-track.hex-once-a-turn',
    'money.nothing-left',
    'money.cash-only',
    'build-track.tile-supply',
    'build-track.no-link-to-itself',
    'build-track.no-joining',
    'build-track.first-tile',
    'build-track.own-connection',
    'build-track.redirect-open-end',
    'build-track.keep-others',
  ],
  farthestMoves(p, seat) {
    const strongest = { ...playerAt(p, seat), level: MAX_LEVEL };
    return legalMoves({ ...p, players: p.players.with(seat, strongest) }, seat);
  },
  deliveryWords: (own) =>
    own === 0
      ? text('Deliver: nothing for you, only for others')
      : text('Deliver: +{own} for you, as income or points', { own }),
  possibleMoves: (p, seat) => legalMoves(p, seat, true),
  payWords: text('Every link pays its owner 1, as income or points.'),
  tilePrice: pricingBy(
    TILES,
    (p: Position) => boardOf(p).topology,
    (p, hex, change, after, town) => buildCost(boardOf(p), hex, change, after, town),
  ),
  nextBuilding: nextBuildingBy(ahead, ({ phase }) => (phase.name === 'build-track' ? phase.seat : null)),
  carefree(p, seat) {
    const rich = { ...p, players: p.players.with(seat, { ...playerAt(p, seat), cash: CAREFREE.cash }) };
    return { ...rich, phase: { ...startBuilding(rich, seat), builds: CAREFREE.builds } };
  },
  buildLimit: (p, seat) => siteFor(p, startBuilding(p, seat), seat).buildsLeft,
  ruin(p, seat, before) {
    const player = playerAt(p, seat);
    const owed = player.outInTurn === null && p.phase.name !== 'game-over' ? ruinOf(p, player) : null;
    if (owed === null) return null;
    const values = { owed };
    if (before.phase.name === 'buy-capital' && canBorrowEnough(before, seat)) {
      return text(
        'You would be bankrupt: ${owed} is due at the end of the turn, and cash, points and income are not enough for it. More capital would help, or a delivery taken as income.',
        values,
      );
    }
    return ruinOf(before, playerAt(before, seat)) === null
      ? text(
          'You would be bankrupt: ${owed} is due at the end of the turn, and cash, points and income are not enough for it. Spend less, or deliver goods and take income.',
          values,
        )
      : text(
          'You will be bankrupt: ${owed} is due at the end of the turn, and cash, points and income are not enough for it. Only deliveries taken as income help now.',
          values,
        );
  },
};

/** Whether somebody who buys capital can buy as much as keeps them in the game. */
function canBorrowEnough(p: Position, seat: Seat): boolean {
  return ofType(steam.legal(p, seat), 'buy-capital').some(({ loans }) => {
    const then = ifBorrowed(p, seat, loans);
    return then !== null && ruinOf(p, then.after) === null;
  });
}

/** What these events put in motion on the map. */
export function movedBy(events: readonly Event[]): Moved {
  return {
    journey: events.find((event) => event.type === 'goods-moved') ?? null,
    landed: events.flatMap((event) => {
      switch (event.type) {
        case 'track-built':
        case 'urbanized':
        case 'city-stocked':
        case 'city-grown':
          return [event.hex];
        default:
          return [];
      }
    }),
  };
}
