import { say } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { ageOfSteam } from '../../index.ts';
import { BuildingScene, DAVE, JOHN, type Laying, PETE, type Scene } from '../support/board-notation.ts';
import { wealthyGame } from '../support/lively.ts';
import { HALT, OPEN, PROVING_GROUND, STRIP_ROW, TOWNS, TWINS } from '../support/proving-ground.ts';

const INDIANAPOLIS = [10, 8] as const;
const NAME = 'Indianapolis';

function urbanizing(scene: Scene = {}): BuildingScene {
  return new BuildingScene({ actions: { [PETE]: 'urbanization' }, ...scene });
}

describe('who, when and where', () => {
  rule('new-city.action', 'the urbanizer and nobody else', () => {
    const scene = urbanizing({ actions: { [DAVE]: 'urbanization' } });
    expect(scene.refusalToUrbanize(...INDIANAPOLIS, 'A')).toBe('new-city.action');
    expect(ageOfSteam.legal(scene.position, PETE).some(({ type }) => type === 'urbanize')).toBe(false);
    scene.finish();
    expect(scene.refusalToUrbanize(...INDIANAPOLIS, 'A')).toBe(null);
  });

  rule('new-city.one', 'one a turn, free, and all three tiles besides', () => {
    const scene = urbanizing({ cash: 8 });
    scene.urbanize(...INDIANAPOLIS, 'A');
    expect(scene.cash(PETE)).toBe(8);
    expect(scene.refusalToUrbanize(8, 8, 'B')).toBe('new-city.one');
    scene.build(9, 8, '1-3');
    scene.build(11, 7, '4-2');
    scene.build(10, 7, '3-0');
    expect(scene.links()).toHaveLength(2);
    expect(scene.refusalToUrbanize(8, 8, 'B')).toBe('new-city.one');
  });

  rule('new-city.before-track', 'not once a tile is laid', () => {
    const scene = urbanizing();
    scene.build(9, 8, '3-1');
    expect(scene.refusalToUrbanize(...INDIANAPOLIS, 'A')).toBe('new-city.before-track');
    expect(ageOfSteam.legal(scene.position, PETE).some(({ type }) => type === 'urbanize')).toBe(false);
  });

  rule('new-city.optional', 'building, or finishing, without one is fine', () => {
    const scene = urbanizing();
    expect(scene.refusalToBuild(9, 8, '3-1')).toBe(null);
    scene.finish();
    expect(scene.position.track.some((laid) => laid !== null)).toBe(false);
  });

  rule('new-city.available', 'any that is not on the map', () => {
    const scene = urbanizing({ track: [[8, 8, 'city A']] });
    expect(scene.refusalToUrbanize(...INDIANAPOLIS, 'A')).toBe('new-city.available');
    expect(scene.refusalToUrbanize(...INDIANAPOLIS, 'Z')).toBe('new-city.available');
    for (const city of ['B', 'C', 'D', 'E', 'F', 'G', 'H']) {
      expect(scene.refusalToUrbanize(...INDIANAPOLIS, city)).toBe(null);
    }
  });

  rule('new-city.on-town', 'towns with and without a tile; no city, no New City, no open land', () => {
    const scene = urbanizing({
      track: [
        [8, 8, 'city A'],
        [6, 8, 'town 0', DAVE],
      ],
    });
    expect(scene.refusalToUrbanize(...INDIANAPOLIS, 'B')).toBe(null);
    expect(scene.refusalToUrbanize(6, 8, 'B')).toBe(null);
    expect(scene.refusalToUrbanize(8, 8, 'B')).toBe('new-city.on-town');
    expect(scene.refusalToUrbanize(9, 9, 'B')).toBe('new-city.on-town');
    expect(scene.refusalToUrbanize(10, 9, 'B')).toBe('new-city.on-town');
    expect(scene.refusal({ type: 'urbanize', hex: 5000, city: 'B' })).toBe('new-city.on-town');
  });
});

describe('what it does to track', () => {
  const link: readonly Laying[] = [
    [9, 8, '3-1', DAVE],
    [10, 8, '4-1', DAVE, JOHN],
  ];

  rule('new-city.placing', 'the tile leaves the map, and the city starts without cubes', () => {
    const scene = urbanizing({ track: link });
    scene.urbanize(...INDIANAPOLIS, 'A');
    expect(scene.lookAt(...INDIANAPOLIS)).toBe('city A');
    expect(scene.position.cubes['A']).toEqual([]);
    expect(scene.events).toMatchObject([{ type: 'urbanized', town: 'Indianapolis', city: 'A', claimed: 0 }]);
    expect(scene.refusalToBuild(10, 7, '3-0'), 'a line starts at it').toBe(null);
    expect(scene.refusalToBuild(...INDIANAPOLIS, 'town 0')).toBe('build-track.not-on-city');
  });

  rule('new-city.placing', 'its tile can be laid again', () => {
    const track: readonly Laying[] = Object.values(TOWNS).map((hex): Laying => [...hex, 'town 0', DAVE]);
    const scene = urbanizing({ map: PROVING_GROUND, track });
    expect(scene.refusalToBuild(...TWINS.west, 'town 0')).toBe('build-track.tile-supply');
    scene.urbanize(...TOWNS.plain, 'A');
    expect(scene.refusalToBuild(...TWINS.west, 'town 0')).toBe(null);
  });

  rule('new-city.links', 'links end in the city now, with their owners', () => {
    for (const owner of [DAVE, null]) {
      const scene = urbanizing({
        track: [
          [9, 8, '3-1', owner],
          [10, 8, 'town 4', owner],
        ],
      });
      scene.urbanize(...INDIANAPOLIS, 'A');
      expect(scene.links()).toEqual([`Evansville - ${NAME}: ${owner ?? 'nobody'}`]);
    }
  });

  rule('new-city.links', 'a link that was nothing but an exit beside a city is gone, and its locomotive back', () => {
    const scene = urbanizing({ map: PROVING_GROUND, track: [[...TOWNS.plain, 'town 0', DAVE]] });
    expect(scene.markers(DAVE)).toBe(1);
    scene.urbanize(...TOWNS.plain, 'A');
    expect(scene.links()).toEqual([]);
    expect(scene.markers(DAVE)).toBe(0);
  });

  rule('new-city.links', 'between neighbouring towns the other exit is left', () => {
    const track: readonly Laying[] = [
      [...TWINS.west, '0-1', DAVE, DAVE],
      [...TWINS.east, 'town 4', DAVE],
    ];
    const scene = urbanizing({ map: PROVING_GROUND, track });
    scene.urbanize(...TWINS.west, 'A');
    expect(scene.links()).toEqual([`Town 3 - Town 4: ${DAVE}`]);
  });

  rule('new-city.links', 'an unfinished line that starts in the town starts at the city, and keeps its owner', () => {
    const scene = urbanizing({ track: [...link, [11, 7, '4-0', JOHN]] });
    scene.urbanize(...INDIANAPOLIS, 'A');
    expect(scene.unfinished()).toMatchObject([{ from: NAME, owner: JOHN }]);
  });

  rule('new-city.spurs', 'open exits vanish, with owners or without', () => {
    const scene = urbanizing({
      track: [
        [9, 8, '3-1', DAVE],
        [10, 8, '4-1 2-5', DAVE, JOHN, null, PETE],
      ],
    });
    expect(scene.unfinished()).toHaveLength(3);
    scene.urbanize(...INDIANAPOLIS, 'A');
    expect(scene.unfinished()).toEqual([]);
    expect([scene.markers(PETE), scene.markers(JOHN)]).toEqual([0, 0]);
  });
});

describe('track that pointed at the town', () => {
  rule('new-city.pointing-track', 'is a link of its owner', () => {
    const scene = urbanizing({ track: [[9, 8, '3-1', DAVE]] });
    scene.urbanize(...INDIANAPOLIS, 'A');
    expect(scene.links()).toEqual([`Evansville - ${NAME}: ${DAVE}`]);
  });

  rule('new-city.pointing-track', 'is the urbanizer’s if it had no owner', () => {
    const scene = urbanizing({
      track: [
        [9, 8, '3-1', null],
        [11, 7, '2-4', null],
        [10, 9, '4-1', null],
      ],
    });
    scene.urbanize(...INDIANAPOLIS, 'A');
    expect(scene.links()).toEqual([`Cincinnati - ${NAME}: ${PETE}`, `Evansville - ${NAME}: ${PETE}`]);
    expect(scene.ownerAt(10, 9, 4)).toBe(null);
    expect(scene.events).toMatchObject([{ type: 'urbanized', claimed: 2 }]);
  });

  const MANY: readonly Laying[] = [
    ...Object.values(OPEN).map((hex): Laying => [...hex, '0-3 1-4', PETE, PETE]),
    ...Object.values(TOWNS).map((hex): Laying => [...hex, '0-3 2-4', PETE, PETE, PETE, PETE]),
  ];
  /** Up to sides 5 and 1 of the halt, from the cities north of the strip. */
  const pointing: readonly Laying[] = [
    [5, STRIP_ROW, '0-1', null],
    [7, STRIP_ROW, '0-5', null],
  ];

  rule('new-city.pointing-track', 'as far as locomotives reach; what is over stays unowned', () => {
    const nineteen = urbanizing({
      map: PROVING_GROUND,
      track: [...MANY, [...TWINS.west, 'town 0', PETE], ...pointing],
    });
    nineteen.urbanize(...HALT, 'A');
    expect(nineteen.markers(PETE)).toBe(20);
    const ends = nineteen.links().filter((name) => name.includes('Town 5'));
    expect(ends.filter((name) => name.endsWith('nobody'))).toHaveLength(1);
    expect(ends.filter((name) => name.endsWith(`: ${PETE}`))).toHaveLength(1);
    const twenty = urbanizing({
      map: PROVING_GROUND,
      track: [...MANY, [...TWINS.west, '0-3', PETE, PETE], ...pointing],
    });
    twenty.urbanize(...HALT, 'A');
    expect(twenty.markers(PETE)).toBe(20);
    expect(twenty.links().filter((name) => name.endsWith('nobody'))).toHaveLength(2);
  });

  rule('new-city.pointing-track', 'with the locomotives that come back from the town itself', () => {
    const scene = urbanizing({
      map: PROVING_GROUND,
      track: [...MANY, [...TWINS.west, 'town 0', PETE], [...HALT, 'town 0', PETE], ...pointing.slice(0, 1)],
    });
    expect(scene.markers(PETE)).toBe(20);
    scene.urbanize(...HALT, 'A');
    expect(scene.markers(PETE)).toBe(20);
    expect(scene.links().filter((name) => name.endsWith('nobody'))).toEqual([]);
  });

  rule('new-city.no-link-to-itself', 'not where a line of the town points back at it', () => {
    const loop: readonly Laying[] = [
      [9, 8, '3-1', DAVE],
      [10, 8, '4-3', DAVE, DAVE],
      [10, 9, '0-1', DAVE],
      [11, 8, '4-5', DAVE],
    ];
    const scene = urbanizing({ track: loop });
    expect(scene.refusalToUrbanize(...INDIANAPOLIS, 'A')).toBe('new-city.no-link-to-itself');
    expect(scene.refusalToUrbanize(8, 8, 'A')).toBe(null);
    const past = urbanizing({ track: [...loop.slice(0, 3), [11, 8, '4-0', DAVE]] });
    expect(past.refusalToUrbanize(...INDIANAPOLIS, 'A')).toBe(null);
  });
});

test('the log tells the letter where a New City is placed, and calls it by its town from then on', () => {
  const placed: string[] = [];
  const later: string[] = [];
  for (const { events } of wealthyGame('rust-belt', 4, 'ways'))
    for (const event of events) {
      const line = say(ageOfSteam.describe(event));
      if (event.type === 'urbanized' && line.includes(`New City ${event.city} on ${event.town}`))
        placed.push(event.city);
      else if (placed.some((city) => line.includes(`New City ${city}`))) later.push(line);
    }
  expect(placed.length).toBeGreaterThan(2);
  expect(later).toEqual([]);
});
