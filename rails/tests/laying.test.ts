import { itemAt } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { anchoredIn, closedIn, isTurnable, sidesFor } from '../frontier.ts';
import {
  anchors,
  comesBackTo,
  laidOrientation,
  laidOver,
  linksThrough,
  neglected,
  type Redirect,
  reowned,
  startsWithin,
  turnedRun,
  unownedMet,
  unownedPointingAt,
} from '../index.ts';
import { drawn, TILES, tile } from './box.ts';

/**
 * Two cities, a town between them; odd columns lie half a hex lower.
 *
 *   O . o . O
 *   . . . . .
 *   . . . . .
 */
const map = drawn('O.o.O', '.....', '.....');
const TOWN_HEX = map.at(2, 0);
const WEST_TILE = map.at(1, 0);

describe('tiles on the map', () => {
  test('what lies on a hex', () => {
    const layout = map.layout([1, 0, tile('gentle', 5, 0)], [2, 0, { city: 'A' }]);
    expect(laidOrientation(TILES, layout, WEST_TILE)).toBe(TILES.get('gentle', 5));
    expect(laidOrientation(TILES, layout, TOWN_HEX)).toBeNull();
    expect(laidOrientation(TILES, layout, map.at(3, 0))).toBeNull();
  });

  test('track that was there keeps its owner, and the rest is the builder’s', () => {
    const crossing = TILES.get('cross-straight-straight', 0);
    expect(laidOver(TILES, null, crossing, false, 4).owners).toEqual([4, 4]);
    expect(laidOver(TILES, tile('straight', 1, 7), crossing, false, 4).owners).toEqual([4, 7]);
    expect(laidOver(TILES, tile('straight', 0, null), crossing, false, 4).owners).toEqual([null, 4]);
  });

  test('so do the exits of a town', () => {
    const star = TILES.get('town-3-star', 0);
    expect(laidOver(TILES, tile('town-1', 4, 7), star, true, null).owners).toEqual([null, null, 7]);
  });

  test('a new owner for whole runs, in a copy', () => {
    const layout = map.layout([1, 0, tile('gentle', 5, 0)], [2, 0, tile('gentle', 2, 1, 0)]);
    const network = map.network([1, 0, tile('gentle', 5, 0)], [2, 0, tile('gentle', 2, 1, 0)]);
    const west = network.runs.filter(({ owner }) => owner === 0);
    const changed = reowned(layout, west, 5);
    expect(changed[WEST_TILE]).toMatchObject({ owners: [5] });
    expect(changed[TOWN_HEX]).toMatchObject({ owners: [1, 5] });
    expect(layout[WEST_TILE]).toMatchObject({ owners: [0] });
  });
});

describe('unowned track', () => {
  const network = map.network([1, 0, tile('gentle', 5, null)], [3, 0, tile('gentle', 5, 2)]);

  test('met by new track: only what nobody owns, and each run once', () => {
    expect(unownedMet(network, TOWN_HEX, [4, 2, 0])).toEqual([network.runAt(WEST_TILE, 1)]);
    expect(unownedMet(network, TOWN_HEX, [2])).toEqual([]);
  });

  test('pointing at a hex, where the hex has no track itself', () => {
    expect(unownedPointingAt(network, TOWN_HEX)).toEqual([network.runAt(WEST_TILE, 1)]);
    const linked = map.network([1, 0, tile('gentle', 5, null)], [2, 0, tile('town-1', 4, null)]);
    expect(unownedPointingAt(linked, TOWN_HEX)).toEqual([]);
  });
});

describe('a line that comes back', () => {
  test('to its town with the open end', () => {
    const back = map.network([2, 0, tile('town-1', 2, 0)], [3, 0, tile('acute', 4, 0)]);
    expect(comesBackTo(back, TOWN_HEX)).toBe(false);
    const around = drawn('.....', '..o..', '.....');
    const town = around.at(2, 1);
    const line = [
      [2, 1, tile('town-1', 1, 0)],
      [3, 0, tile('acute', 3, 0)],
    ] as const;
    expect(comesBackTo(around.network(...line), town)).toBe(false);
    expect(comesBackTo(around.network(...line, [3, 1, tile('acute', 5, 0)]), town)).toBe(true);
    expect(comesBackTo(around.network([3, 1, tile('acute', 5, 0)]), town), 'another line').toBe(false);
  });
});

describe('turning', () => {
  const network = map.network([1, 0, tile('gentle', 5, 3)]);
  const turn = (kept: number, from: number): Redirect => ({ kind: 'redirect', kept, from, to: 3 });

  test('the open end, seen from where the run starts', () => {
    const { run, base, atOpenEnd } = turnedRun(network, WEST_TILE, turn(5, 1));
    expect([run.owner, base.place, atOpenEnd]).toEqual([3, map.at(0, 0), true]);
  });

  test('not the end at a place, and nothing where nothing lies', () => {
    expect(turnedRun(network, WEST_TILE, turn(1, 5)).atOpenEnd).toBe(false);
    expect(() => turnedRun(network, map.at(3, 1), turn(0, 1))).toThrow(RangeError);
  });
});

describe('links and neglect', () => {
  const network = map.network(
    [1, 0, tile('gentle', 5, 0)],
    [2, 0, tile('town-3-half', 3, 0, 0, 1)],
    [3, 2, tile('straight', 0, 0)],
  );

  test('the links that pass through pieces, each once', () => {
    const pieces = [
      { hex: WEST_TILE, edge: 1 },
      { hex: TOWN_HEX, edge: 4 },
      { hex: TOWN_HEX, edge: 3 },
    ];
    expect(linksThrough(network, pieces).map((pair) => pair.toSorted((a, b) => a - b))).toEqual([
      [map.at(0, 0), TOWN_HEX],
    ]);
  });

  test('unfinished runs of the seat without a fresh piece', () => {
    const openEnds = neglected(network, 0, []).map(({ segments }) => segments[0]?.hex);
    expect(openEnds).toEqual([TOWN_HEX, map.at(3, 2)]);
    expect(neglected(network, 0, [{ hex: map.at(3, 2), edge: 3 }]).map(({ segments }) => segments[0]?.hex)).toEqual([
      TOWN_HEX,
    ]);
    expect(neglected(network, 1, [{ hex: TOWN_HEX, edge: 2 }])).toEqual([]);
    expect(neglected(network, 7, [])).toEqual([]);
  });
});

describe('what connects new track', () => {
  const network = map.network(
    [1, 0, tile('gentle', 5, null)],
    [3, 0, tile('gentle', 5, 2)],
    [2, 2, tile('straight', 0, null)],
  );

  test('a city, own track, and unowned track that starts where it may be claimed', () => {
    const meeting = (column: number, row: number, edge: number) => network.meeting(map.at(column, row), edge);
    expect(anchors(network, meeting(0, 1, 0), 0)).toBe(true);
    expect(anchors(network, meeting(2, 0, 4), 0), 'unowned, from a city').toBe(true);
    expect(anchors(network, meeting(2, 0, 2), 2), 'own').toBe(true);
    expect(anchors(network, meeting(2, 0, 2), 0), 'of another').toBe(false);
    expect(anchors(network, meeting(2, 1, 3), 0), 'unowned, from nowhere').toBe(false);
    expect(anchors(network, meeting(4, 2, 0), 0), 'nothing').toBe(false);
  });

  test('a place where unowned track may start: a city, or a town of one’s own', () => {
    const town = map.network([2, 0, tile('gentle', 2, null, 3)]);
    expect([0, 3].map((seat) => startsWithin(town, TOWN_HEX, seat))).toEqual([false, true]);
    expect(startsWithin(town, map.at(0, 0), 0)).toBe(true);
    expect(startsWithin(town, -1, 3)).toBe(false);
  });

  test('the sides of all hexes at once say the same', () => {
    const layouts = [
      network,
      map.network([2, 0, { city: 'A' }], [3, 1, tile('gentle', 0, 0)]),
      map.network([2, 0, tile('town-3-half', 3, 0, null, 1)], [2, 1, tile('straight', 0, null)]),
    ];
    for (const each of layouts) {
      for (const seat of [0, 1, 2]) {
        const sides = sidesFor(each, seat);
        for (let hex = 0; hex < each.layout.length; hex++) {
          for (let edge = 0; edge < 6; edge++) {
            if (each.segmentAt(hex, edge) !== undefined || map.ground[hex] === 'city') continue;
            const met = each.meeting(hex, edge);
            const foreign = met.run !== null && met.run.owner !== null && met.run.owner !== seat;
            const bit = 1 << edge;
            expect((closedIn(itemAt(sides, hex)) & bit) !== 0, `${hex} ${edge}`).toBe(
              met.kind === 'barrier' || foreign,
            );
            expect((anchoredIn(itemAt(sides, hex)) & bit) !== 0, `${hex} ${edge}`).toBe(anchors(each, met, seat));
          }
        }
      }
    }
    expect(isTurnable(itemAt(sidesFor(network, 0), WEST_TILE))).toBe(true);
    expect(isTurnable(itemAt(sidesFor(network, 0), map.at(3, 0)))).toBe(false);
    expect(isTurnable(itemAt(sidesFor(network, 2), map.at(3, 0)))).toBe(true);
  });
});
