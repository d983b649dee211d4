import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { BuildingScene, DAVE, type Laying, PETE } from '../support/board-notation.ts';
import { OPEN, PROVING_GROUND, TOWNS, TWINS } from '../support/proving-ground.ts';

/** Evansville to Indianapolis, complete. */
const toIndianapolis = (owner: number | null): readonly Laying[] => [
  [9, 8, '3-1', owner],
  [10, 8, 'town 4', owner],
];

describe('the map', () => {
  rule('build-track.off-map', 'no tile where there is no land', () => {
    const scene = new BuildingScene();
    expect(scene.refusalToBuild(8, 2, '0-3'), 'a lake').toBe('build-track.off-map');
    expect(scene.refusalToBuild(1, 10, '0-3'), 'a gap in the last row').toBe('build-track.off-map');
    const beyond = { type: 'build', hex: 5000, tile: 'straight', rotation: 0 } as const;
    expect(scene.refusal(beyond)).toBe('build-track.off-map');
  });

  rule('build-track.off-map', 'no track off the map or into a lake, on any side', () => {
    const scene = new BuildingScene();
    expect(scene.refusalToBuild(0, 9, '3-5'), 'west').toBe('build-track.off-map');
    expect(scene.refusalToBuild(1, 9, '4-3'), 'south').toBe('build-track.off-map');
    expect(scene.refusalToBuild(1, 0, '1-0'), 'north').toBe('build-track.off-map');
    expect(scene.refusalToBuild(17, 6, '0-1'), 'east').toBe('build-track.off-map');
    expect(scene.refusalToBuild(6, 5, '2-1'), 'beside Chicago').toBe(null);
    expect(scene.refusalToBuild(7, 4, '3-1'), 'into Lake Michigan').toBe('build-track.off-map');
  });

  rule('build-track.off-map', 'nor an exit of a town, nor the turned end of a track', () => {
    const atMilwaukee = new BuildingScene({
      track: [
        [7, 4, '3-0', PETE],
        [7, 3, 'town 3', PETE],
      ],
    });
    expect(atMilwaukee.refusalToBuild(7, 3, '3-1')).toBe('build-track.off-map');
    expect(atMilwaukee.refusalToBuild(7, 3, '3-0')).toBe(null);
    const turning = new BuildingScene({ track: [[7, 4, '3-5', PETE]] });
    expect(turning.refusalToBuild(7, 4, '3-1')).toBe('build-track.off-map');
  });

  rule('build-track.not-on-city', 'no tile on a city, old or new', () => {
    const scene = new BuildingScene({ track: [[10, 8, 'city A']] });
    expect(scene.refusalToBuild(9, 9, '0-3')).toBe('build-track.not-on-city');
    expect(scene.refusalToBuild(10, 8, '0-3')).toBe('build-track.not-on-city');
    expect(scene.refusalToBuild(10, 8, 'town 4')).toBe('build-track.not-on-city');
  });

  rule(
    'build-track.city-sides',
    'one tile between any two cities beside it is a link, whichever sides they lie on',
    () => {
      const [column, row] = OPEN.plain;
      for (let a = 0; a < 6; a++) {
        for (let b = a + 1; b < 6; b++) {
          const scene = new BuildingScene({ map: PROVING_GROUND });
          scene.build(column, row, `${a}-${b}`);
          expect(scene.links()).toHaveLength(1);
          expect(scene.unfinished()).toEqual([]);
        }
      }
    },
  );
});

describe('the first tile', () => {
  rule('build-track.first-tile', 'starts at a city', () => {
    const scene = new BuildingScene({ hasBuilt: false });
    expect(scene.refusalToBuild(10, 7, '3-0')).toBe('build-track.first-tile');
    expect(scene.refusalToBuild(9, 8, '4-1'), 'beside the city is not enough').toBe('build-track.first-tile');
    expect(scene.refusalToBuild(9, 8, '3-1')).toBe(null);
  });

  rule('build-track.first-tile', 'not at the end of unowned track, though that started at a city', () => {
    const unowned = { track: [[10, 9, '4-1', null]] } as const;
    expect(new BuildingScene({ ...unowned, hasBuilt: false }).refusalToBuild(11, 8, '4-0')).toBe(
      'build-track.first-tile',
    );
    expect(new BuildingScene(unowned).refusalToBuild(11, 8, '4-0')).toBe(null);
  });

  rule('build-track.first-tile', 'of a complex tile both tracks start at a city', () => {
    const spur = [8, 8, 'town 2', PETE] as const;
    const scene = new BuildingScene({ hasBuilt: false, track: [spur] });
    expect(scene.refusalToBuild(9, 8, '3-1 5-0')).toBe('build-track.first-tile');
    const [column, row] = OPEN.plain;
    const between = new BuildingScene({ map: PROVING_GROUND, hasBuilt: false });
    expect(between.refusalToBuild(column, row, '0-3 1-4')).toBe(null);
  });

  rule('build-track.first-tile', 'may be a replacement whose new track starts at a city', () => {
    const track = [
      [8, 8, 'town 2', PETE],
      [9, 8, '5-1', PETE],
    ] as const;
    const scene = new BuildingScene({ seat: DAVE, hasBuilt: false, track });
    expect(scene.refusalToBuild(9, 8, '5-1 0-2')).toBe('build-track.first-tile');
    expect(scene.build(9, 8, '5-1 3-0')).toBe(3);
  });

  rule('build-track.first-tile', 'in a town needs one exit to a city', () => {
    const [column, row] = TWINS.west;
    const scene = new BuildingScene({ map: PROVING_GROUND, hasBuilt: false });
    expect(scene.refusalToBuild(column, row, 'town 1'), 'towards the other town').toBe('build-track.first-tile');
    expect(scene.refusalToBuild(column, row, '1-4')).toBe(null);
  });

  rule('build-track.first-tile', 'or redirects unowned track on a hex beside its city', () => {
    const track = [
      [10, 9, '4-1', null],
      [11, 8, '4-0', null],
    ] as const;
    const scene = new BuildingScene({ hasBuilt: false, track });
    expect(scene.refusalToBuild(11, 8, '4-3')).toBe('build-track.first-tile');
    expect(scene.refusalToBuild(11, 8, '4-1'), 'to Cincinnati').toBe(null);
  });

  rule('build-track.first-tile', 'is asked for only once', () => {
    const scene = new BuildingScene({ hasBuilt: false });
    scene.build(10, 9, '4-1');
    expect(scene.position.players[PETE]?.hasBuilt).toBe(true);
    expect(scene.refusalToBuild(11, 8, '4-0')).toBe(null);
  });
});

describe('connected to the builder', () => {
  rule('build-track.own-connection', 'not in the middle of nowhere', () => {
    expect(new BuildingScene().refusalToBuild(10, 7, '3-0')).toBe('build-track.own-connection');
  });

  rule('build-track.own-connection', 'at the open end of own track, or at any city', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-1', PETE]] });
    expect(scene.refusalToBuild(11, 8, '4-0')).toBe(null);
    expect(scene.refusalToBuild(11, 8, '5-0'), 'past the open end').toBe('build-track.own-connection');
    expect(scene.refusalToBuild(1, 9, '4-1'), 'Kansas City').toBe(null);
  });

  rule('build-track.own-connection', 'at a New City, but not at a town without an exit there', () => {
    const town = new BuildingScene({ track: toIndianapolis(PETE) });
    expect(town.refusalToBuild(10, 7, '3-0')).toBe('build-track.own-connection');
    expect(new BuildingScene({ track: [[10, 8, 'city A']] }).refusalToBuild(10, 7, '3-0')).toBe(null);
  });

  rule('build-track.own-connection', 'both tracks of a complex tile', () => {
    expect(new BuildingScene().refusalToBuild(9, 8, '3-1 5-0')).toBe('build-track.own-connection');
    const scene = new BuildingScene({ track: [[8, 8, 'town 2', PETE]] });
    expect(scene.build(9, 8, '3-1 5-0')).toBe(3);
    expect([scene.ownerAt(9, 8, 1), scene.ownerAt(9, 8, 0)]).toEqual([PETE, PETE]);
  });

  rule('build-track.own-connection', 'the new track of a replacement, though the old track is one’s own', () => {
    const scene = new BuildingScene({ track: [[9, 8, '3-1', PETE]] });
    expect(scene.refusalToBuild(9, 8, '3-1 5-0')).toBe('build-track.own-connection');
    expect(scene.refusalToBuild(9, 8, '3-1 0-2')).toBe('build-track.own-connection');
  });
});

describe('in towns', () => {
  rule('build-track.town-connection', 'one new exit joins own track; the others may point anywhere', () => {
    const scene = new BuildingScene({ track: [[9, 8, '3-1', PETE]] });
    expect(scene.refusalToBuild(10, 8, '0-3')).toBe('build-track.town-connection');
    expect(scene.build(10, 8, '4-1 2-5')).toBe(5);
    expect(scene.links()).toEqual([`Evansville - Indianapolis: ${PETE}`]);
    expect(scene.unfinished().map(({ edge, owner }) => [edge, owner])).toEqual([
      [1, PETE],
      [2, PETE],
      [5, PETE],
    ]);
  });

  rule('build-track.town-connection', 'or a city', () => {
    const [column, row] = TWINS.west;
    const scene = new BuildingScene({ map: PROVING_GROUND });
    expect(scene.refusalToBuild(column, row, 'town 1')).toBe('build-track.town-connection');
    expect(scene.refusalToBuild(column, row, 'town 0')).toBe(null);
  });

  rule('build-track.town-connection', 'anywhere in a town where one has track; nowhere in a town of others', () => {
    const track = toIndianapolis(PETE);
    expect(new BuildingScene({ track }).refusalToBuild(10, 8, '4-1')).toBe(null);
    expect(new BuildingScene({ track, seat: DAVE }).refusalToBuild(10, 8, '4-1')).toBe('build-track.town-connection');
  });

  rule('build-track.town-connection', 'an unfinished exit of one’s own is track in that town', () => {
    const track = [
      [9, 8, '3-1', DAVE],
      [10, 8, '4-1', DAVE, PETE],
    ] as const;
    expect(new BuildingScene({ track }).refusalToBuild(10, 8, 'town 4 1 5')).toBe(null);
  });
});

describe('track of others', () => {
  rule('build-track.no-joining', 'not at their open end; across in front of it is fine', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-1', DAVE]] });
    expect(scene.refusalToBuild(11, 8, '1-4')).toBe('build-track.no-joining');
    expect(scene.refusalToBuild(11, 8, '4-0'), 'building on').toBe('build-track.no-joining');
    expect(scene.refusalToBuild(11, 8, '1-3')).toBe(null);
  });

  rule('build-track.no-joining', 'not even with an exit of a town', () => {
    const scene = new BuildingScene({
      track: [
        [9, 8, '3-1', DAVE],
        [11, 7, '2-4', PETE],
      ],
    });
    expect(scene.refusalToBuild(10, 8, '4-1')).toBe('build-track.no-joining');
    expect(scene.refusalToBuild(10, 8, '4-1 2-5')).toBe('build-track.no-joining');
    expect(scene.refusalToBuild(10, 8, 'town 1')).toBe(null);
  });

  rule('build-track.no-joining', 'nor onto an exit of a town, also from the next town', () => {
    const scene = new BuildingScene({
      track: [
        [9, 8, '3-1', DAVE],
        [10, 8, '4-1', DAVE, DAVE],
      ],
    });
    expect(scene.refusalToBuild(11, 7, '2-4')).toBe('build-track.no-joining');
    expect(scene.refusalToBuild(11, 7, '2-5')).toBe(null);
    const twins = new BuildingScene({ map: PROVING_GROUND, track: [[...TWINS.west, '0-1', DAVE, DAVE]] });
    expect(twins.refusalToBuild(...TWINS.east, '0-4')).toBe('build-track.no-joining');
    expect(twins.refusalToBuild(...TWINS.east, '0-5')).toBe(null);
  });

  rule('build-track.no-joining', 'not by a redirect either', () => {
    const scene = new BuildingScene({
      track: [
        [10, 9, '4-1', DAVE],
        [11, 8, '1-3', PETE],
      ],
    });
    expect(scene.refusalToBuild(11, 8, '1-4')).toBe('build-track.no-joining');
    expect(scene.refusalToBuild(11, 8, '1-5')).toBe(null);
  });

  rule('build-track.no-joining', 'meeting in a city or a town is fine', () => {
    const scene = new BuildingScene({ track: [...toIndianapolis(DAVE), [11, 7, '2-4', PETE]] });
    scene.build(10, 8, '4-1');
    scene.build(8, 9, '2-0');
    expect(scene.links()).toEqual([`Cincinnati - Indianapolis: ${PETE}`, `Evansville - Indianapolis: ${DAVE}`]);
  });
});

describe('no way back to the same place', () => {
  rule('build-track.no-link-to-itself', 'from a city to itself', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-5', PETE]] });
    expect(scene.refusalToBuild(9, 8, '2-3')).toBe('build-track.no-link-to-itself');
    expect(scene.refusalToBuild(9, 8, '2-1')).toBe(null);
  });

  rule('build-track.no-link-to-itself', 'from a town round to another of its exits', () => {
    const track = [
      [9, 8, '3-1', PETE],
      [10, 8, 'town 4 3 2', PETE, PETE, PETE],
      [10, 9, '0-1', PETE],
    ] as const;
    const scene = new BuildingScene({ track });
    expect(scene.refusalToBuild(11, 8, '4-5')).toBe('build-track.no-link-to-itself');
    expect(scene.refusalToBuild(11, 8, '4-0')).toBe(null);
  });

  rule('build-track.no-link-to-itself', 'by a new exit where a line of the town points back at it', () => {
    const track = [
      [9, 8, '3-1', PETE],
      [10, 8, '4-3', PETE, PETE],
      [10, 9, '0-1', PETE],
      [11, 8, '4-5', PETE],
    ] as const;
    const scene = new BuildingScene({ track });
    expect(scene.refusalToBuild(10, 8, 'town 4 3 2')).toBe('build-track.no-link-to-itself');
    expect(scene.refusalToBuild(10, 8, 'town 4 3 5')).toBe(null);
  });

  rule('build-track.no-link-to-itself', 'by a redirect', () => {
    const track = [
      [10, 9, '4-5', PETE],
      [9, 8, '2-1', PETE],
    ] as const;
    const scene = new BuildingScene({ track });
    expect(scene.refusalToBuild(9, 8, '2-3')).toBe('build-track.no-link-to-itself');
    expect(scene.refusalToBuild(9, 8, '2-0')).toBe(null);
  });

  rule('build-track.no-link-to-itself', 'two links between the same two places are fine', () => {
    const [column, row] = TOWNS.plain;
    const scene = new BuildingScene({ track: [...toIndianapolis(PETE), [10, 9, '4-0', PETE]] });
    scene.build(10, 8, '4-3');
    expect(scene.links()).toEqual([`Evansville - Indianapolis: ${PETE}`, `Evansville - Indianapolis: ${PETE}`]);
    expect(new BuildingScene({ map: PROVING_GROUND }).refusalToBuild(column, row, '0-1')).toBe(null);
  });
});
