import { rule } from '@roundhouse/kernel/kit';
import { describe, expect } from 'vitest';
import { BILL, BuildingScene, type Laying, MORGAN, RON } from './scene.ts';

describe('links', () => {
  rule('build-track.links', 'track is a link when it ends at two places', () => {
    const scene = new BuildingScene();
    scene.build(9, 6, '5-2');
    expect([scene.links(), scene.unfinished()]).toEqual([[], [`Albany - : ${RON}`]]);
    const events = scene.play(scene.buildOf(10, 7, '5-3'));
    expect([scene.links(), scene.unfinished()]).toEqual([[`Albany - Hartford: ${RON}`], []]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'track-built', completed: [['Hartford', 'Albany']] }),
    );
  });

  rule('build-track.ownership', 'a completed link is never lost', () => {
    const scene = new BuildingScene({
      track: [
        [9, 6, '5-2', RON],
        [10, 7, '5-3', RON],
      ],
    });
    for (let turn = 0; turn < 3; turn++) {
      scene.finish();
      scene.nextTurnOf(RON);
    }
    expect(scene.links()).toEqual([`Albany - Hartford: ${RON}`]);
  });
});

describe('losing', () => {
  rule(
    'build-track.losing',
    'what was laid this turn is kept, and lost at the end of the next without an extension',
    () => {
      const scene = new BuildingScene();
      scene.build(9, 6, '5-2');
      scene.build(7, 6, '1-3');
      scene.finish();
      expect(scene.unfinished()).toEqual([`Albany - : ${RON}`, `Albany - : ${RON}`]);
      scene.nextTurnOf(RON);
      scene.build(7, 7, '0-3');
      const events = scene.finish();
      expect(scene.unfinished()).toEqual([`Albany - : ${RON}`, 'Albany - : nobody']);
      expect(scene.ownerAt(9, 6, 5)).toBeNull();
      expect(events[0]).toMatchObject({ type: 'building-finished', seat: RON, builds: 1, lost: ['9,6'] });
    },
  );

  rule('build-track.losing', 'only the builder who finishes loses track', () => {
    const scene = new BuildingScene({
      track: [
        [9, 6, '5-2', MORGAN],
        [7, 6, '1-3', RON],
      ],
    });
    scene.finish();
    expect([scene.ownerAt(9, 6, 5), scene.ownerAt(7, 6, 1)]).toEqual([MORGAN, null]);
  });

  rule('build-track.losing', 'redirecting is not extending', () => {
    const scene = new BuildingScene({ track: [[9, 6, '5-2', RON]] });
    scene.build(9, 6, '5-3');
    expect(scene.ownerAt(9, 6, 5)).toBe(RON);
    scene.finish();
    expect(scene.ownerAt(9, 6, 5)).toBeNull();
  });

  rule('build-track.losing', 'after a redirect, a tile that goes on from it saves it', () => {
    const scene = new BuildingScene({ track: [[9, 6, '5-2', RON]] });
    scene.build(9, 6, '5-3');
    scene.build(9, 7, '0-3');
    scene.finish();
    expect(scene.unfinished()).toEqual([`Albany - : ${RON}`]);
  });

  rule('build-track.losing', 'new track on a tile does not save the other track there', () => {
    const scene = new BuildingScene({ track: [[11, 8, '5-2', RON]] });
    scene.build(11, 8, '5-2 1-3');
    scene.finish();
    expect([scene.ownerAt(11, 8, 5), scene.ownerAt(11, 8, 1)]).toEqual([null, RON]);
  });

  rule('build-track.losing', 'claimed track that stays incomplete must be extended in the next turn', () => {
    const scene = new BuildingScene({ track: [[9, 6, '5-2', null]] });
    scene.build(10, 7, '5-1');
    scene.finish();
    expect(scene.unfinished()).toEqual([`Albany - : ${RON}`]);
    scene.nextTurnOf(RON);
    scene.finish();
    expect(scene.unfinished()).toEqual(['Albany - : nobody']);
  });
});

/** From Poughkeepsie, where Ron has a link to Albany, an unowned line points at the hex north of Hartford. */
const fromTown: readonly Laying[] = [
  [8, 7, '0-3', RON],
  [8, 8, 'town 0 1', RON, null],
  [9, 7, '4-1', null],
];

function asMorgan(...track: readonly Laying[]): BuildingScene {
  return new BuildingScene({ track, phase: { seat: MORGAN } });
}

describe('claiming', () => {
  rule('build-track.claiming', 'a line that starts at a city, by anybody, and all of it', () => {
    const scene = asMorgan([9, 6, '5-2', null]);
    const events = scene.play(scene.buildOf(10, 7, '5-1'));
    expect([scene.ownerAt(9, 6, 5), scene.ownerAt(10, 7, 1)]).toEqual([MORGAN, MORGAN]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'track-built', claimed: 1 }));
  });

  rule('build-track.claiming', 'a line that starts at a city, by a town tile', () => {
    const scene = asMorgan([8, 7, '0-3', null]);
    scene.build(8, 8, 'town 0 3');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${MORGAN}`]);
  });

  rule('build-track.claiming', "not a line from another's town, not even if the new tile reaches a city", () => {
    const scene = asMorgan(...fromTown);
    expect(scene.refusalToBuild(10, 7, '4-0')).toBe('build-track.claiming');
    expect(scene.refusalToBuild(10, 7, '4-3'), 'into Hartford').toBe('build-track.claiming');
    expect(scene.refusalToBuild(10, 7, '3-1'), 'past it').toBeNull();
  });

  rule('build-track.claiming', 'by whoever has track in the town where it starts', () => {
    const scene = new BuildingScene({ track: fromTown });
    scene.build(10, 7, '4-3');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`, `Hartford - Poughkeepsie: ${RON}`]);
    const guest = asMorgan(
      [8, 7, '0-3', RON],
      [8, 8, 'town 0 1 3', RON, null, MORGAN],
      [8, 9, '0-3', MORGAN],
      [9, 7, '4-1', null],
    );
    expect(guest.refusalToBuild(10, 7, '4-0')).toBeNull();
  });

  rule('build-track.claiming', 'an incomplete link of yours in that town counts too', () => {
    const scene = asMorgan([8, 7, '0-3', RON], [8, 8, 'town 0 1 3', RON, null, MORGAN], [9, 7, '4-1', null]);
    expect(scene.refusalToBuild(10, 7, '4-0')).toBeNull();
  });

  rule('build-track.claiming', 'by a tile that joins it to your own track', () => {
    const scene = asMorgan(...fromTown, [9, 6, '5-2', MORGAN]);
    scene.build(10, 7, '4-5');
    expect(scene.links()).toEqual([`Albany - Poughkeepsie: ${RON}`, `Albany - Poughkeepsie: ${MORGAN}`]);
  });

  rule('build-track.claiming', 'by a tile that joins it to a line that you claim with the same tile', () => {
    const scene = asMorgan(...fromTown, [9, 6, '5-2', null]);
    scene.build(10, 7, '4-5');
    expect(scene.links()).toContain(`Albany - Poughkeepsie: ${MORGAN}`);
  });

  rule('build-track.claiming', 'two lines from towns of others are joined by nobody else', () => {
    const track: readonly Laying[] = [...fromTown, [11, 6, 'town 4', null]];
    expect(new BuildingScene({ track, phase: { seat: BILL } }).refusalToBuild(10, 7, '4-1')).toBe(
      'build-track.claiming',
    );
    expect(new BuildingScene({ track }).refusalToBuild(10, 7, '4-1')).toBeNull();
  });

  /** An unowned line from Rutland points at Burlington, and Morgan's line from Montréal does too. */
  const toBurlington: readonly Laying[] = [
    [9, 4, 'town 0', null],
    [9, 3, '0-3', null],
    [9, 0, '5-3', MORGAN],
    [9, 1, '0-3', MORGAN],
  ];

  rule('build-track.claiming', 'by an exit of a town tile that joins it to your own track', () => {
    const scene = asMorgan(...toBurlington);
    expect(scene.refusalToBuild(9, 2, 'town 3')).toBe('build-track.claiming');
    scene.build(9, 2, 'town 0 3');
    expect(scene.links()).toEqual([`Burlington - Montréal: ${MORGAN}`, `Burlington - Rutland: ${MORGAN}`]);
  });

  rule('build-track.claiming', 'while others may not', () => {
    const scene = new BuildingScene({ track: toBurlington, phase: { seat: BILL } });
    expect(scene.refusalToBuild(9, 2, 'town 3')).toBe('build-track.claiming');
    expect(scene.refusalToBuild(9, 2, 'town 0 3')).toBe('build-track.no-joining');
  });

  rule('build-track.joining-own', 'joining your line and an unowned one from a city makes all of it yours', () => {
    const scene = asMorgan([7, 6, '1-3', MORGAN], [7, 8, '0-3', null], [7, 9, '0-2', null]);
    scene.build(7, 7, '0-3');
    expect(scene.links()).toEqual([`Albany - New York: ${MORGAN}`]);
    expect(scene.ownerAt(7, 9, 0)).toBe(MORGAN);
  });
});
