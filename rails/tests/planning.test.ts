import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  freeGroundOf,
  judgedBy,
  laterGains,
  linesFor,
  type Network,
  Promises,
  RoutePlanner,
  surveyor,
  takeBest,
  tradeWorth,
} from '../index.ts';
import { FreeGround } from '../planning/free-ground.ts';
import { PAYEE, readLine } from '../planning/lines.ts';
import { drawn, TILES, tile } from './box.ts';

/** Two cities in the corners, a town between them. */
const map = drawn('O.o.O', '.....', '.....');
const cities = [map.at(0, 0), map.at(4, 0)].map((hex) => ({ hex }));
const towns = [{ hex: map.at(2, 0) }];
const [WEST, EAST, TOWN] = [0, 1, 2];
const [ME, RIVAL] = [0, 1];

const bare = map.network();
const survey = surveyor(() => 2)({ topology: bare.topology, cities, towns });

test('a survey counts cities first and finds the ways between places, the cheapest first', () => {
  expect(survey.places).toEqual([...cities, ...towns].map(({ hex }) => hex));
  const gap = survey.gaps.find(({ a, b }) => a === WEST && b === TOWN);
  expect(gap?.ways[0]).toEqual([map.at(1, 0)]);
});

test('prices decide between ways', () => {
  const dear = map.at(1, 0);
  const other = surveyor((_, hex) => (hex === dear ? 9 : 1))({ topology: bare.topology, cities, towns });
  const gap = other.gaps.find(({ a, b }) => a === WEST && b === TOWN);
  expect(gap?.ways[0]).not.toContain(dear);
});

/** Those of the western city, with what is only planned. */
function linesFrom(network: Network, seat: number) {
  return linesFor(network, survey, seat, true)[WEST]?.map(readLine) ?? [];
}

test('a line that does not stand lacks its tiles, and one in each town that has none', () => {
  const line = linesFrom(bare, ME).find(({ to }) => to === TOWN);
  expect(line).toEqual({ to: TOWN, payee: PAYEE.me, missing: 2, tileHere: false, tileThere: true });
  expect(linesFor(bare, survey, ME, false)[WEST]).toEqual([]);
});

test('a line that is begun lacks the rest, for its owner alone', () => {
  const network = map.network([1, 0, tile('gentle', 5, ME)]);
  const begun = { to: TOWN, payee: PAYEE.me, missing: 1 };
  expect(linesFrom(network, ME)).toContainEqual(expect.objectContaining(begun));
  expect(linesFrom(network, RIVAL)).not.toContainEqual(expect.objectContaining({ to: TOWN, missing: 1 }));
});

test('what lies on a hex is not built through', () => {
  const blocked = map.network([1, 0, tile('gentle', 5, RIVAL)]);
  const reached = (network: Network) => freeGroundOf(network, survey).reachFrom(map.at(1, 0));
  expect(reached(bare)).toContainEqual({ place: WEST, tiles: 1 });
  expect(reached(blocked)).toEqual([]);
});

test('what was known of a map before a tile was laid is the same afterwards, except near it', () => {
  const layouts = fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(2)), { selector: String, maxLength: 6 });
  const hexes = [...survey.placeOn.keys()];
  const asked = (network: Network) => {
    const ground = freeGroundOf(network, survey);
    return [hexes.map((hex) => ground.reachFrom(hex)), survey.gaps.map((_, gap) => ground.missingIn(gap))];
  };
  const laid = (at: readonly [number, number]) => [...at, tile('gentle', 0, ME)] as const;
  fc.assert(
    fc.property(layouts, layouts, (before, after) => {
      asked(map.network(...before.map(laid)));
      const network = map.network(...after.map(laid));
      const anew = new FreeGround(network, survey, undefined);
      expect(asked(network)).toEqual([
        hexes.map((hex) => anew.reachFrom(hex)),
        survey.gaps.map((_, gap) => anew.missingIn(gap)),
      ]);
    }),
  );
});

const standing = map.network(
  [1, 0, tile('gentle', 5, ME)],
  [2, 0, tile('gentle', 2, RIVAL, ME)],
  [3, 0, tile('gentle', 5, RIVAL)],
);
const planner = new RoutePlanner(1, { rivalLinkOnRoute: 0.25, perMissingTile: 0.5, finishedNextTurn: 0.5 });
/** Only the eastern city takes the one colour there is. */
const accepted = Uint16Array.from([WEST, EAST, TOWN], (place) => (place === EAST ? 1 : 0));
const bring = (now: number, later: number) => ({ now: Float64Array.of(now), later: Float64Array.of(later) });

test('own links pay, those of rivals cost, and a route needs an engine that pulls it', () => {
  const lines = linesFor(standing, survey, ME, false);
  const means = { engine: 1, laterEngine: 2, tilesNow: 0, tilesLater: 0 };
  expect(planner.best(lines, accepted, WEST, 1, means)).toEqual(bring(0, 0.75));
  expect(planner.best(lines, accepted, WEST, 1, { ...means, engine: 2 })).toEqual(bring(0.75, 0.75));
});

test('planned track counts less for each tile that it lacks, and less still when it waits for a turn', () => {
  const lines = linesFor(bare, survey, ME, true);
  const means = { engine: 2, laterEngine: 2, tilesNow: 3, tilesLater: 3 };
  // Both links share the tile in the town.
  const [sure] = planner.best(lines, accepted, WEST, 1, means).now;
  expect(sure).toBe(2 * 0.5 ** 3);
  expect(planner.best(lines, accepted, WEST, 1, { ...means, tilesNow: 2 })).toEqual(bring(0, 0.125));
});

test('the best offers are taken first, each once', () => {
  const offers = { now: [1, 3, 0], later: [4, 3, 5] };
  expect(takeBest(offers, 1, 0.5)).toEqual({ gain: 1.5, taken: [1] });
  expect(takeBest(offers, 3, 0.5)).toEqual({ gain: 1.75, taken: [1, 0] });
  expect(laterGains(offers, [], 5)).toEqual([5, 4, 3]);
  expect(laterGains(offers, [], 2)).toEqual([5, 4]);
  expect(laterGains(offers, [2, 0], 2)).toEqual([3]);
  expect(laterGains(offers, [], 0)).toEqual([]);
});

test('a link promises more the more cubes its cities want of each other', () => {
  const cityAt = (hex: number) => ['west', 'east'][cities.findIndex((city) => city.hex === hex)];
  const colorOf = new Map([
    ['west', 'red'],
    ['east', 'blue'],
  ]);
  const [west, east, town] = survey.places;
  if (west === undefined || east === undefined || town === undefined) throw new Error('the map has three places');
  const poor = tradeWorth({ cityAt, colorOf, cubes: {} });
  const rich = tradeWorth({ cityAt, colorOf, cubes: { west: ['blue', 'red'], east: ['red'] } });
  expect(rich(west, east)).toBeGreaterThan(poor(west, east));
  expect(rich(west, town)).toBe(poor(west, town));
});

test('a tile that completes a link promises more than one that leads towards it, and that more than one to nowhere', () => {
  const promise = (network: typeof bare, hex: number, face: string, rotation: number): number =>
    new Promises(
      network,
      survey,
      judgedBy(() => 1),
    ).of({ hex, town: false, before: null, after: TILES.get(face, rotation) });
  const withTown = map.network([2, 0, tile('gentle', 2, RIVAL, ME)]);
  const completing = promise(withTown, map.at(1, 0), 'gentle', 5);
  const leading = promise(bare, map.at(1, 0), 'gentle', 5);
  const idle = promise(bare, map.at(2, 2), 'gentle', 0);
  expect(completing).toBeGreaterThan(leading);
  expect(leading).toBeGreaterThan(idle);
});
