import { EDGES } from '@roundhouse/hex';
import { pick, rngFrom } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { explore, follow, Network, networkOf, TOWN } from '../index.ts';
import { drawn, TILES, tile } from './box.ts';

/**
 * Two cities in the corners, a town between them; odd columns lie half a hex lower.
 *
 *   O . o . O
 *   . . . . .
 *   . . . . .
 */
const map = drawn('O.o.O', '.....', '.....');
const WEST = map.at(0, 0);
const TOWN_HEX = map.at(2, 0);
const EAST = map.at(4, 0);

/** From the western city to the town's side 4, and from its side 2 to the eastern city. */
const westTile = [1, 0, tile('gentle', 5, 0)] as const;
const eastTile = [3, 0, tile('gentle', 5, 1)] as const;

describe('runs', () => {
  test('a single tile beside a city runs from it into the open', () => {
    const { runs } = map.network([1, 0, tile('gentle', 5, 7)]);
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ owner: 7, complete: false });
    expect([runs[0]?.from, runs[0]?.to]).toContainEqual({ place: WEST, hex: map.at(1, 0), edge: 5 });
    expect([runs[0]?.from, runs[0]?.to]).toContainEqual({ place: -1, hex: map.at(1, 0), edge: 1 });
  });

  test('a town ends a run, and each of its exits is a segment of its own', () => {
    const network = map.network(westTile, [2, 0, tile('gentle', 2, 1, 0)], eastTile);
    expect(network.runs).toHaveLength(2);
    expect(network.runs.every(({ complete }) => complete)).toBe(true);
    const west = network.runAt(TOWN_HEX, 4);
    const east = network.runAt(TOWN_HEX, 2);
    expect(west).not.toBe(east);
    expect([west?.owner, east?.owner]).toEqual([0, 1]);
    expect(network.segmentAt(TOWN_HEX, 4)).toEqual({ hex: TOWN_HEX, a: 4, b: TOWN, index: 1, owner: 0 });
  });

  test('a run is the same from every side of every tile on it', () => {
    const network = map.network([1, 0, tile('gentle', 5, 3)], [2, 0, tile('town-1', 4, 3)]);
    const sides = [
      [map.at(1, 0), 5],
      [map.at(1, 0), 1],
      [TOWN_HEX, 4],
    ] as const;
    expect(new Set(sides.map(([hex, edge]) => network.runAt(hex, edge))).size).toBe(1);
    expect(network.runAt(TOWN_HEX, 2)).toBeUndefined();
    expect(network.runs[0]?.segments).toHaveLength(2);
  });

  test('the two tracks of a complex tile are two runs', () => {
    const network = map.network([1, 0, tile('cross-straight-straight', 1, 4, 5)]);
    expect(network.runAt(map.at(1, 0), 1)).toBe(network.runAt(map.at(1, 0), 4));
    expect(network.runAt(map.at(1, 0), 2)).toBe(network.runAt(map.at(1, 0), 5));
    expect(network.runs.map(({ owner }) => owner)).toEqual([4, 5]);
  });

  test('a line may pass the same tile twice', () => {
    const loop = drawn('O..', '...', '...');
    const network = loop.network(
      [1, 0, tile('cross-gentle-straight', 5, 6, 6)],
      [2, 1, tile('acute', 4, 6)],
      [1, 1, tile('acute', 0, 6)],
    );
    expect(network.runs).toHaveLength(1);
    expect(network.runs[0]?.segments.map(({ hex }) => hex).toSorted((a, b) => a - b)).toEqual([
      loop.at(1, 0),
      loop.at(1, 0),
      loop.at(1, 1),
      loop.at(2, 1),
    ]);
    expect(network.markers(6)).toBe(1);
  });

  test('a ring has no place and is no link', () => {
    const ring = drawn('....', '....', '....');
    const network = ring.network([1, 0, tile('acute', 2, 0)], [1, 1, tile('acute', 0, 0)], [2, 1, tile('acute', 4, 0)]);
    expect(network.runs).toHaveLength(1);
    expect(network.runs[0]?.segments).toHaveLength(3);
    expect(network.runs[0]?.complete).toBe(false);
    expect([network.runs[0]?.from.place, network.runs[0]?.to.place]).toEqual([-1, -1]);
  });

  test('a city laid on a town is where the line ends', () => {
    const network = map.network([1, 0, tile('gentle', 5, 3)], [2, 0, { city: 'A' }]);
    expect(network.runs[0]).toMatchObject({ complete: true, owner: 3 });
    expect(network.laidCities).toEqual([TOWN_HEX]);
  });

  test('a network is made once for a layout', () => {
    const layout = map.layout(westTile);
    expect(networkOf(map.topology, layout, TILES)).toBe(networkOf(map.topology, layout, TILES));
    expect(networkOf(map.topology, map.layout(westTile), TILES)).not.toBe(networkOf(map.topology, layout, TILES));
  });
});

describe('a network that is taken over from another', () => {
  const wide = drawn('O..o.O..', '........', '..o...O.', '#.......', 'O....o..', '........');
  const told = (network: Network): unknown => ({
    runs: network.runs.map(({ segments, owner, from, to, complete }) => ({ segments, owner, from, to, complete })),
    cities: network.laidCities,
    markers: [0, 1, 2].map((seat) => network.markers(seat)),
    tiles: TILES.faces.map(({ id }) => network.tilesUsed(id)),
    sides: wide.ground.flatMap((_, hex) =>
      EDGES.map((edge) => {
        const { kind, place, run } = network.meeting(hex, edge);
        const at = network.runAt(hex, edge);
        const standing = at === undefined ? -1 : network.runs.indexOf(at);
        return [kind, place, run === null ? -1 : network.runs.indexOf(run), standing, network.segmentAt(hex, edge)];
      }),
    ),
    links: wide.ground.map((_, hex) => network.connections(hex).map(({ edge, to, owner }) => [edge, to, owner])),
  });

  test('is the one that would be made anew, whatever was laid, turned, sold or taken away since', () => {
    const rng = rngFrom('taken over');
    let layout = wide.layout();
    let network = new Network(wide.topology, layout, TILES);
    for (let step = 0; step < 600; step++) {
      const changed = new Set<number>();
      for (let changes = 1 + rng.int(3); changes > 0; changes--) {
        const hex = rng.int(layout.length);
        const ground = wide.ground[hex];
        if (ground === 'city' || ground === 'void') continue;
        const { face, rotation, exits } = pick(TILES.orientations, rng);
        const owners = exits.map(() => pick([null, 0, 1, 2], rng));
        const laid = pick([null, tile(face.id, rotation, ...owners), tile(face.id, rotation, ...owners)], rng);
        layout = layout.with(hex, ground === 'town' && rng.int(6) === 0 ? { city: 'A' } : laid);
        changed.add(hex);
      }
      const anew = told(new Network(wide.topology, layout, TILES));
      expect(told(new Network(wide.topology, layout, TILES, network, [...changed])), `step ${step}, told`).toEqual(
        anew,
      );
      network = new Network(wide.topology, layout, TILES, network);
      expect(told(network), `step ${step}`).toEqual(anew);
    }
  });

  test('has the same runs where nothing was changed', () => {
    const before = map.network(westTile, eastTile);
    const after = new Network(map.topology, before.layout.with(map.at(4, 2), tile('gentle', 0, 1)), TILES, before);
    expect(after.runs).toHaveLength(3);
    expect(after.runs).toEqual(expect.arrayContaining([...before.runs]));
    expect(after.runAt(map.at(1, 0), 5)).toBe(before.runAt(map.at(1, 0), 5));
  });

  test('is made anew on another map', () => {
    const elsewhere = map.network(westTile);
    const network = new Network(wide.topology, wide.layout(), TILES, elsewhere);
    expect(network.runs).toEqual([]);
  });
});

describe('what new track would meet', () => {
  const network = map.network(westTile);

  test('the end of the map, a city, nothing', () => {
    expect(network.meeting(map.at(1, 2), 3).kind).toBe('barrier');
    expect(network.meeting(map.at(0, 1), 0)).toEqual({ kind: 'city', place: WEST, run: null });
    expect(network.meeting(map.at(2, 2), 0).kind).toBe('nothing');
  });

  test('an open end, and the place that its line starts at', () => {
    const met = network.meeting(TOWN_HEX, 4);
    expect(met).toMatchObject({ kind: 'track', place: WEST });
    expect(met.run).toBe(network.runs[0]);
  });

  test('the exit of a town from outside: the line starts in that town', () => {
    const town = map.network([2, 0, tile('town-1', 2, 5)]);
    expect(town.meeting(map.at(3, 0), 5)).toMatchObject({ kind: 'track', place: TOWN_HEX });
    expect(town.meeting(map.at(2, 1), 0).kind, 'a side without an exit').toBe('nothing');
  });
});

describe('owners', () => {
  test('in a town, by any of its exits', () => {
    const network = map.network([2, 0, tile('gentle', 2, null, 3)]);
    expect(network.ownsInTown(TOWN_HEX, 3)).toBe(true);
    expect(network.ownsInTown(TOWN_HEX, 0)).toBe(false);
    expect(network.ownsInTown(WEST, 3)).toBe(false);
  });

  test('one marker for every run', () => {
    const network = map.network(westTile, [2, 0, tile('gentle', 2, 0, 0)], [0, 2, tile('straight', 0, null)]);
    expect([network.markers(0), network.markers(1)]).toEqual([2, 0]);
  });
});

describe('links and routes', () => {
  const line = [
    [1, 0, tile('gentle', 5, 0)],
    [2, 0, tile('gentle', 2, 1, 0)],
    [3, 0, tile('gentle', 5, 1)],
  ] as const;
  /** The same, and a second link from the western city to the town's south. */
  const parallel = [
    [1, 0, tile('gentle', 5, 0)],
    [2, 0, tile('town-3-star', 0, 9, 1, 0)],
    [3, 0, tile('gentle', 5, 1)],
  ] as const;

  test('completed links by the side they leave by', () => {
    const network = map.network(...line);
    expect(network.connections(WEST).map(({ edge, to, owner }) => [edge, to, owner])).toEqual([[2, TOWN_HEX, 0]]);
    expect(network.connections(TOWN_HEX).map(({ edge, to }) => [edge, to])).toEqual([
      [2, EAST],
      [4, WEST],
    ]);
    expect(network.connections(EAST).map(({ edge, to }) => [edge, to])).toEqual([[4, TOWN_HEX]]);
    expect(map.network(...parallel).connections(TOWN_HEX)).toHaveLength(2);
  });

  test('parallel links are told apart', () => {
    const loop = drawn('Oo.', '...');
    const network = loop.network([1, 0, tile('acute', 4, 2, 3)], [0, 1, tile('acute', 0, 2)]);
    const [first, second] = network.connections(loop.at(0, 0));
    expect(network.connections(loop.at(0, 0)).map(({ edge, to, owner }) => [edge, to, owner])).toEqual([
      [2, loop.at(1, 0), 3],
      [3, loop.at(1, 0), 2],
    ]);
    expect(first?.run).not.toBe(second?.run);
    expect(network.connections(loop.at(1, 0)).map(({ edge, to }) => [edge, to])).toEqual([
      [4, loop.at(0, 0)],
      [5, loop.at(0, 0)],
    ]);
  });

  test('following named sides, as far as they lead', () => {
    const network = map.network(...line);
    const path = follow(network, WEST, [2, 2]);
    expect(typeof path === 'number' ? path : path.map(({ to }) => to)).toEqual([TOWN_HEX, EAST]);
    expect(follow(network, WEST, [2, 0])).toBe(1);
    expect(follow(network, WEST, [0])).toBe(0);
    expect(follow(network, WEST, [])).toEqual([]);
  });

  test('exploring: every route within the limit, no place twice', () => {
    const network = map.network(...line);
    const routes = (limit: number): number[][] => {
      const found: number[][] = [];
      explore(network, WEST, limit, 1, (path, carried) => {
        found.push(path.map(({ to }) => to));
        return carried;
      });
      return found;
    };
    expect(routes(0)).toEqual([]);
    expect(routes(1)).toEqual([[TOWN_HEX]]);
    expect(routes(6)).toEqual([[TOWN_HEX], [TOWN_HEX, EAST]]);
  });

  test('exploring: what is carried goes on from step to step, and nothing ends a route', () => {
    const network = map.network(...line);
    const loads: number[] = [];
    explore(network, WEST, 6, 0b110, (path, carried) => {
      loads.push(carried);
      return path.length === 1 ? carried & 0b010 : 0;
    });
    expect(loads).toEqual([0b110, 0b010]);
    let steps = 0;
    explore(network, WEST, 6, 1, () => {
      steps++;
      return 0;
    });
    expect(steps).toBe(1);
  });
});
