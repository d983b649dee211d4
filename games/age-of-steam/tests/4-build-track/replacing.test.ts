import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { at, BuildingScene, DAVE, JOHN, type Laying, PETE } from '../support/board-notation.ts';

/** Pete's line from Terre Haute, with an open end before Indianapolis. */
const petesLine: readonly Laying[] = [
  [8, 8, 'town 2', PETE],
  [9, 8, '5-1', PETE],
];

describe('replacing', () => {
  rule('build-track.crossing', 'a second track crosses that of another player, who keeps theirs', () => {
    const scene = new BuildingScene({ seat: DAVE, track: petesLine });
    expect(scene.build(9, 8, '5-1 3-0')).toBe(3);
    expect([1, 5, 0, 3].map((edge) => scene.ownerAt(9, 8, edge))).toEqual([PETE, PETE, DAVE, DAVE]);
    expect(scene.unfinished()).toEqual([
      { from: 'Evansville', at: at(9, 8), edge: 0, owner: DAVE },
      { from: 'Terre Haute', at: at(9, 8), edge: 1, owner: PETE },
    ]);
  });

  rule('build-track.crossing', 'over one’s own track, over unowned track and over a link', () => {
    expect(new BuildingScene({ track: petesLine }).refusalToBuild(9, 8, '5-1 3-0')).toBe(null);
    const link: readonly Laying[] = [
      [8, 8, 'town 2', null],
      [9, 8, '5-1', null],
      [10, 8, 'town 4', null],
    ];
    const scene = new BuildingScene({ track: link });
    scene.build(9, 8, '5-1 3-0');
    expect(scene.links()).toEqual(['Indianapolis - Terre Haute: nobody']);
    expect(scene.ownerAt(9, 8, 0)).toBe(PETE);
  });

  rule('build-track.coexisting', 'a second track passes beside, for $2', () => {
    const scene = new BuildingScene({ seat: DAVE, track: petesLine });
    expect(scene.build(9, 8, '5-1 3-2')).toBe(2);
    expect([1, 5, 2, 3].map((edge) => scene.ownerAt(9, 8, edge))).toEqual([PETE, PETE, DAVE, DAVE]);
  });

  rule('build-track.keep-existing', 'the tile that comes must show all the track that was there', () => {
    for (const seat of [PETE, DAVE]) {
      const scene = new BuildingScene({ seat, track: petesLine });
      expect(scene.refusalToBuild(9, 8, '3-0'), 'another track').toBe('build-track.keep-existing');
      expect(scene.refusalToBuild(9, 8, '3-0 2-4'), 'two others').toBe('build-track.keep-existing');
    }
  });

  rule('build-track.keep-existing', 'both tracks of a complex tile, also unowned ones', () => {
    for (const owner of [PETE, DAVE, null]) {
      const scene = new BuildingScene({
        track: [
          [8, 8, 'town 2', owner],
          [9, 8, '5-1 3-0', owner, PETE],
        ],
      });
      expect(scene.refusalToBuild(9, 8, '3-0')).toBe('build-track.keep-existing');
      expect(scene.refusalToBuild(9, 8, '5-1')).toBe('build-track.keep-existing');
      expect(scene.refusalToBuild(9, 8, '3-4')).toBe('build-track.keep-existing');
    }
  });

  rule('build-track.keep-existing', 'what is new must be connected to its builder', () => {
    const scene = new BuildingScene({ seat: DAVE, track: petesLine });
    expect(scene.refusalToBuild(9, 8, '5-1 0-2')).toBe('build-track.own-connection');
  });

  rule('build-track.must-change', 'not the same tile again, and not the same exits', () => {
    const open = new BuildingScene({ track: petesLine });
    expect(open.refusalToBuild(9, 8, '5-1')).toBe('build-track.must-change');
    expect(open.refusalToBuild(8, 8, 'town 2')).toBe('build-track.must-change');
    const town = new BuildingScene({
      track: [
        [9, 8, '3-1', PETE],
        [10, 8, '1-3 2-4', PETE, PETE, PETE, PETE],
      ],
    });
    expect(town.refusalToBuild(10, 8, '1-4 2-3'), 'other tile, same exits').toBe('build-track.must-change');
  });

  rule('build-track.must-change', 'nor the same tile turned until it looks the same', () => {
    const scene = new BuildingScene({ track: [[10, 9, '4-1', PETE]] });
    for (const rotation of [1, 4]) {
      const again = { type: 'build', hex: at(10, 9), tile: 'straight', rotation } as const;
      expect(scene.refusal(again)).toBe('build-track.must-change');
    }
  });

  rule('build-track.add-or-redirect', 'not a turn and a second track in one build', () => {
    const track = [
      [10, 9, '4-1', PETE],
      [10, 8, 'town 3', PETE],
    ] as const;
    const scene = new BuildingScene({ track });
    expect(scene.refusalToBuild(10, 9, '4-2 0-3')).toBe('build-track.add-or-redirect');
    expect(scene.refusalToBuild(10, 9, '4-3 0-2')).toBe('build-track.add-or-redirect');
    expect(scene.refusalToBuild(10, 9, '4-2'), 'the turn alone').toBe(null);
    expect(scene.refusalToBuild(10, 9, '4-1 0-3'), 'the second track alone').toBe(null);
  });
});

describe('entering a town', () => {
  const town: readonly Laying[] = [
    [9, 8, '3-1', DAVE],
    [10, 8, '4-1', DAVE, null],
    [10, 9, '4-0', PETE],
  ];

  rule('build-track.entering-town', 'new exits beside those of others, whose owners stay', () => {
    const scene = new BuildingScene({ track: town });
    expect(scene.build(10, 8, 'town 4 1 3')).toBe(3);
    expect([4, 1, 3].map((exit) => scene.ownerAt(10, 8, exit))).toEqual([DAVE, null, PETE]);
    expect(scene.links()).toEqual([`Evansville - Indianapolis: ${PETE}`, `Evansville - Indianapolis: ${DAVE}`]);
  });

  rule('build-track.entering-town', 'from one exit up to four', () => {
    const scene = new BuildingScene({
      track: [
        [9, 8, '3-1', PETE],
        [10, 8, 'town 4', PETE],
      ],
    });
    const looks = ['4-1', 'town 4 1 0', '4-1 0-3'];
    for (const look of looks) {
      scene.build(10, 8, look);
      scene.finish();
      scene.nextTurnOf(PETE);
    }
    expect(scene.lookAt(10, 8)).toBe('0-3 1-4');
    expect(scene.refusalToBuild(10, 8, 'town 4 1 0')).toBe('build-track.no-redirect-in-town');
  });

  rule(
    'build-track.entering-town',
    'an unowned exit is taken over by building on from it, not by passing through the town',
    () => {
      const scene = new BuildingScene({
        track: [
          [9, 8, '3-1', PETE],
          [10, 8, '4-1', PETE, null],
        ],
      });
      scene.build(10, 8, 'town 4 1 0');
      expect(scene.ownerAt(10, 8, 1)).toBe(null);
      scene.build(11, 7, '4-1');
      expect(scene.ownerAt(10, 8, 1)).toBe(PETE);
    },
  );

  rule('build-track.no-redirect-in-town', 'no exit may go, whoever owns it', () => {
    const scene = new BuildingScene({ track: town });
    expect(scene.refusalToBuild(10, 8, '4-3')).toBe('build-track.no-redirect-in-town');
    expect(scene.refusalToBuild(10, 8, 'town 3')).toBe('build-track.no-redirect-in-town');
    const own = new BuildingScene({
      track: [
        [9, 8, '3-1', JOHN],
        [10, 8, '4-1', JOHN, JOHN],
      ],
      seat: JOHN,
    });
    expect(own.refusalToBuild(10, 8, '4-0')).toBe('build-track.no-redirect-in-town');
    expect(own.refusalToBuild(10, 8, 'town 4 0 5')).toBe('build-track.no-redirect-in-town');
  });
});
