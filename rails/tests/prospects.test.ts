import { describe, expect, test } from 'vitest';
import { refuse } from '@roundhouse/kernel';
import { anchors, type Builder, type BuildingSpot, changeBetween, laidOrientation, Prospects } from '../index.ts';
import { drawn, TILES, tile } from './box.ts';

const map = drawn('O.o..', '.....', '..O..', '.....');
const prospects = new Prospects(TILES, { open: ({ kind }) => kind !== 'town', town: ({ kind }) => kind === 'town' });

type Network = ReturnType<typeof map.network>;

/** Somebody who may lay anything that connects, and turn anything: the least that every game asks. */
function anybody(network: Network, seat: number): Builder<BuildingSpot> {
  const fitsAt = (hex: number, edge: number): boolean => {
    const { kind, run } = network.meeting(hex, edge);
    return kind !== 'barrier' && (run === null || run.owner === null || run.owner === seat);
  };
  const joinsAt = (hex: number, edge: number): boolean => anchors(network, network.meeting(hex, edge), seat);
  return {
    means: null,
    affords: () => true,
    allowsPiece: ({ hex }, a, b) => fitsAt(hex, a) && fitsAt(hex, b) && (joinsAt(hex, a) || joinsAt(hex, b)),
    network,
    seat,
    spotAt: (hex) =>
      map.ground[hex] === 'city' || network.laidCities.includes(hex)
        ? refuse('test.city', 'That is a city.')
        : { hex, town: map.ground[hex] === 'town', before: laidOrientation(TILES, network.layout, hex) },
    pick: (_spot, [first]) => first,
    allowsChange: ({ hex, town }, change) => {
      const fits = (edge: number): boolean => fitsAt(hex, edge);
      const joins = (edge: number): boolean => joinsAt(hex, edge);
      if (change.kind === 'redirect') {
        const run = network.runAt(hex, change.kept);
        const open = [run?.from, run?.to].some(
          (end) => end?.place === -1 && end.hex === hex && end.edge === change.from,
        );
        return open && (run?.owner === null || run?.owner === seat) && fits(change.to);
      }
      if (change.kind !== 'place' && change.kind !== 'replace') return false;
      if (town) {
        const exits = change.added.map(([exit]) => exit);
        return exits.every(fits) && (network.ownsInTown(hex, seat) || exits.some(joins));
      }
      return change.added.every(([a, b]) => fits(a) && fits(b) && (joins(a) || joins(b)));
    },
  };
}

describe('what may be built', () => {
  const networks = [
    map.network(),
    map.network([1, 0, tile('gentle', 5, 0)], [2, 1, tile('cross-straight-straight', 0, 1, null)]),
    map.network([1, 0, tile('gentle', 5, null)], [2, 0, tile('town-1', 3, 1)], [3, 2, tile('straight', 0, 1)]),
    map.network([2, 0, { city: 'A' }], [3, 0, tile('gentle', 3, 0)]),
  ];

  test('is all that the rules allow, once each', () => {
    for (const network of networks) {
      for (const seat of [0, 1]) {
        const builder = anybody(network, seat);
        const expected = [...network.layout.keys()].flatMap((hex) => {
          const spot = builder.spotAt(hex);
          if ('rule' in spot) return [];
          return TILES.orientations
            .filter(({ face }) => (face.kind === 'town') === spot.town)
            .filter((after) => builder.allowsChange(spot, changeBetween(spot.before, after, spot.town)))
            .map((after) => `${hex} ${after.face.id} ${after.rotation}`);
        });
        const found = prospects.byHex(builder).flatMap(({ builds }) => builds);
        expect(found.map((build) => `${build.hex} ${build.tile} ${build.rotation}`).toSorted()).toEqual(
          expected.toSorted(),
        );
        expect(expected.length).toBeGreaterThan(10);
      }
    }
  });

  test('nothing where nothing may be built', () => {
    const [empty] = networks;
    if (empty === undefined) throw new RangeError('there is a network');
    const spotAt = () => refuse('test.limit', 'Nothing more may be built.');
    expect(prospects.byHex({ ...anybody(empty, 0), spotAt })).toEqual([]);
  });
});
