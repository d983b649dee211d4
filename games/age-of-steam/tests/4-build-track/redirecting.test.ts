import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { at, BuildingScene, DAVE, type Laying, PETE } from '../support/board-notation.ts';

describe('what may be turned', () => {
  rule('build-track.redirecting', 'the open end of one’s own track, to any free side', () => {
    for (const side of [0, 2, 3, 5]) {
      const scene = new BuildingScene({ track: [[10, 9, '4-1', PETE]] });
      expect(scene.build(10, 9, `4-${side}`)).toBe(2);
      expect(scene.unfinished()).toEqual([{ from: 'Evansville', at: at(10, 9), edge: side, owner: PETE }]);
      expect(scene.events).toMatchObject([{ type: 'track-built', kind: 'redirect', claimed: 0, completed: [] }]);
    }
  });

  rule('build-track.redirecting', 'the last tile of a longer section', () => {
    const scene = new BuildingScene({
      track: [
        [10, 9, '4-1', PETE],
        [11, 8, '4-0', PETE],
      ],
    });
    scene.build(11, 8, '4-3');
    expect(scene.unfinished()).toEqual([{ from: 'Evansville', at: at(11, 8), edge: 3, owner: PETE }]);
  });

  rule('build-track.redirecting', 'on a complex tile the other track stays, whoever owns it', () => {
    for (const owner of [DAVE, PETE, null]) {
      const scene = new BuildingScene({
        track: [
          [8, 8, 'town 2', owner],
          [9, 8, '5-1 3-0', owner, PETE],
        ],
      });
      scene.build(9, 8, '5-1 3-2');
      expect([5, 1, 3, 2].map((edge) => scene.ownerAt(9, 8, edge))).toEqual([owner, owner, PETE, PETE]);
    }
  });

  rule('build-track.redirect-open-end', 'not the end that is connected', () => {
    const scene = new BuildingScene({
      track: [
        [10, 9, '4-1', PETE],
        [11, 8, '4-0', PETE],
      ],
    });
    expect(scene.refusalToBuild(11, 8, '0-2'), 'towards the city').toBe('build-track.redirect-open-end');
    expect(scene.refusalToBuild(10, 9, '4-2'), 'not the last tile').toBe('build-track.redirect-open-end');
    expect(scene.refusalToBuild(10, 9, '1-3'), 'at the city').toBe('build-track.redirect-open-end');
  });

  rule('build-track.redirect-open-end', 'not a link, with an owner or without', () => {
    for (const owner of [PETE, null]) {
      const scene = new BuildingScene({
        track: [
          [10, 9, '4-1', owner],
          [11, 8, '4-1', owner],
        ],
      });
      expect(scene.refusalToBuild(11, 8, '4-0')).toBe('build-track.redirect-open-end');
      expect(scene.refusalToBuild(10, 9, '4-0')).toBe('build-track.redirect-open-end');
    }
  });

  rule('build-track.keep-others', 'not the track of another player', () => {
    const scene = new BuildingScene({ seat: DAVE, track: [[10, 9, '4-1', PETE]] });
    expect(scene.refusalToBuild(10, 9, '4-2')).toBe('build-track.keep-others');
  });

  rule('build-track.keep-others', 'nor their track on a tile that is shared', () => {
    const track = [
      [8, 8, 'town 2', PETE],
      [9, 8, '5-1 3-0', PETE, DAVE],
    ] as const;
    const scene = new BuildingScene({ seat: DAVE, track });
    expect(scene.refusalToBuild(9, 8, '5-2 3-0')).toBe('build-track.keep-others');
    expect(scene.refusalToBuild(9, 8, '5-1 3-2')).toBe(null);
  });

  rule('build-track.no-redirect-in-town', 'no exit, though its end is open', () => {
    const scene = new BuildingScene({ track: [[10, 8, 'town 4', PETE]] });
    expect(scene.refusalToBuild(10, 8, 'town 3')).toBe('build-track.no-redirect-in-town');
  });
});

describe('unowned track', () => {
  const fromTown: readonly Laying[] = [
    [9, 8, '3-1', PETE],
    [10, 8, '4-1', PETE, null],
    [11, 7, '4-1', null],
  ];

  rule('build-track.redirecting', 'stays unowned while it leads nowhere', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-1', null]] });
    scene.build(10, 9, '4-2');
    expect(scene.ownerAt(10, 9, 2)).toBe(null);
    expect(scene.markers(PETE)).toBe(0);
    expect(scene.refusalToBuild(11, 9, '5-0'), 'it can be extended at once').toBe(null);
  });

  rule('build-track.redirecting', 'under the conditions for taking it over', () => {
    expect(new BuildingScene({ track: fromTown }).refusalToBuild(11, 7, '4-0')).toBe(null);
    const stranger = new BuildingScene({ seat: DAVE, track: fromTown });
    expect(stranger.refusalToBuild(11, 7, '4-0')).toBe('build-track.claiming');
  });

  rule(
    'build-track.redirecting',
    'even a stranger may turn it to a city, or to their own track: the link is theirs',
    () => {
      const toCity = new BuildingScene({ seat: DAVE, track: fromTown });
      toCity.build(11, 7, '4-2');
      expect(toCity.links()).toContain(`Cincinnati - Indianapolis: ${DAVE}`);
      expect([toCity.ownerAt(10, 8, 1), toCity.ownerAt(10, 8, 4)]).toEqual([DAVE, PETE]);
      const towards: Laying = [11, 8, '1-0', DAVE];
      const toOwn = new BuildingScene({ seat: DAVE, track: [...fromTown, towards] });
      toOwn.build(11, 7, '4-3');
      expect(toOwn.links()).toContain(`Cincinnati - Indianapolis: ${DAVE}`);
      expect(toOwn.markers(DAVE)).toBe(1);
      expect(toOwn.events[0]).toMatchObject({
        kind: 'redirect',
        claimed: 1,
        completed: [['Cincinnati', 'Indianapolis']],
      });
    },
  );
});

describe('what a turned track may reach', () => {
  rule('build-track.redirecting', 'it may complete a link, which then is kept', () => {
    const scene = new BuildingScene({
      track: [
        [10, 9, '4-1', PETE],
        [11, 8, '4-0', PETE],
      ],
    });
    scene.build(11, 8, '4-1');
    scene.finish();
    expect(scene.links()).toEqual([`Cincinnati - Evansville: ${PETE}`]);
  });

  rule('build-track.redirecting', 'it may run into an exit of one’s own in a town', () => {
    const scene = new BuildingScene({
      track: [
        [10, 8, '3-2', PETE, PETE],
        [10, 9, '4-1', PETE],
      ],
    });
    scene.build(10, 9, '4-0');
    expect(scene.links()).toEqual([`Evansville - Indianapolis: ${PETE}`]);
  });

  rule('build-track.redirecting', 'it may join an unowned section, which is claimed', () => {
    const scene = new BuildingScene({
      track: [
        [10, 9, '4-0', PETE],
        [11, 8, '1-4', null],
      ],
    });
    scene.build(10, 9, '4-1');
    expect(scene.links()).toEqual([`Cincinnati - Evansville: ${PETE}`]);
    expect(scene.ownerAt(11, 8, 1)).toBe(PETE);
    expect(scene.events[0]).toMatchObject({ claimed: 1 });
  });

  rule('build-track.redirecting', 'a town without an exit on that side is no end', () => {
    const scene = new BuildingScene({
      track: [
        [10, 9, '4-1', PETE],
        [10, 8, 'town 4', PETE],
      ],
    });
    scene.build(10, 9, '4-0');
    expect(scene.links()).toEqual([]);
  });
});
