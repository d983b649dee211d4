import { pick, rngFrom } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Laid, type Layout, meansWith, Network, networkOf, RoutePlanner, surveyor } from '../index.ts';
import { type Lines, linesFor } from '../planning/lines.ts';
import { drawn, TILES, tile } from './box.ts';

/** Five cities and three towns near each other: a tile is in the way of many lines. */
const map = drawn('O..o..O', '..o....', '.O...o.', '....O..', '..O....');
const hexes = [...map.ground.keys()];
const placesWith = (ground: string) => hexes.filter((hex) => map.ground[hex] === ground).map((hex) => ({ hex }));
const land = { topology: map.topology, cities: placesWith('city'), towns: placesWith('town') };
const ME = 0;
const SEATS = [ME, 1];
const STEPS = 150;
const TASTE = { rivalLinkOnRoute: 0.35, perMissingTile: 0.85, finishedNextTurn: 0.5 };
const COLORS = 3;
const EVERY_COLOR = 2 ** COLORS - 1;
const accepted = Uint16Array.from([...land.cities, ...land.towns], (_, place) =>
  place < land.cities.length ? 1 << (place % COLORS) : 0,
);

/** A game of nothing but tiles: on each hex one of these or none, laid, turned, sold and taken away one after the other. */
function* layouts(steps: number): Generator<Layout> {
  const rng = rngFrom('planning from tile to tile');
  let layout: Layout = map.layout();
  const free = hexes.filter((hex) => map.ground[hex] !== 'city');
  for (let step = 0; step < steps; step++) {
    const hex = pick(free, rng);
    const owner = pick([0, 0, 1, null], rng);
    const laid: Laid =
      map.ground[hex] === 'town'
        ? tile('town-3-star', rng.int(2), owner, pick([0, 1, null], rng), owner)
        : tile(pick(['straight', 'gentle', 'gentle', 'acute'], rng), rng.int(6), owner);
    layout = layout.with(hex, rng.int(3) === 0 ? null : laid);
    yield layout;
  }
}

/** Two sections that lead alike make two lines, and one of them is as good as both. */
function different(lines: Lines): readonly (readonly number[])[] {
  return lines.map((out) => [...new Set(out)]);
}

test('lines that were found from tile to tile are those that are found anew', () => {
  const survey = surveyor(() => 2)(land);
  for (const layout of layouts(STEPS)) {
    const network = networkOf(map.topology, layout, TILES);
    const unasked = surveyor(() => 2)(land);
    for (const seat of SEATS) {
      for (const planning of [true, false]) {
        const lines = linesFor(network, survey, seat, planning);
        const anew = linesFor(new Network(map.topology, layout, TILES), unasked, seat, planning);
        expect(different(lines)).toEqual(different(anew));
      }
    }
  }
});

test('a walk that is remembered found what a new one would find', () => {
  const survey = surveyor(() => 2)(land);
  const planner = new RoutePlanner(COLORS, TASTE);
  const found = new Set<object>();
  let asked = 0;
  for (const layout of layouts(STEPS)) {
    const lines = linesFor(networkOf(map.topology, layout, TILES), survey, ME, true);
    for (const engine of [2, 3]) {
      const means = meansWith(engine, 6, 2, true);
      for (const start of land.cities.keys()) {
        const routes = planner.best(lines, accepted, start, EVERY_COLOR, means);
        expect(routes).toEqual(new RoutePlanner(COLORS, TASTE).best(lines, accepted, start, EVERY_COLOR, means));
        found.add(routes);
        asked++;
      }
    }
  }
  expect(found.size).toBeLessThan(asked / 2);
});
