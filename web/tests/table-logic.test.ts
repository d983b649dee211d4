import { refuse } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../match/table-match.ts';
import { nextAtScreen, onlyPerson, peopleAt } from '../table/seats.ts';
import { actingSeat, decidingSeat } from '../table/table-view.ts';
import { neighbourToUndo, undoPoints } from '../table/undo-points.ts';

const players = [
  { seat: 0, name: 'Ada', bot: null, vacant: false },
  { seat: 1, name: 'Rocket', bot: 'easy', vacant: false },
  { seat: 2, name: 'Cleo', bot: null, vacant: false },
];

/** Seat 2 acted twice, after a bot. */
const snapshot: Snapshot = {
  id: 'm',
  game: 'g',
  options: {},
  players,
  eye: 2,
  seq: 3,
  view: {},
  waiting: [2],
  steps: [null, 1, 2, 2].map((seat, seq) => ({ seq, seat, events: [`event ${seq}`] })),
  undos: 0,
  undo: { to: 1, stop: refuse('match.undo-other-acted', '{who} has acted since.', { who: { seat: 1 } }), pastBots: 1 },
  takebacks: false,
  notes: [],
  result: null,
  elsewhere: false,
};

describe('who sits at the screen', () => {
  it('is everybody who is no bot', () => {
    expect(peopleAt(players)).toEqual([0, 2]);
    expect(peopleAt(players.map((player) => ({ ...player, vacant: player.seat === 0 })))).toEqual([2]);
  });

  it('is called "you" only where one person sits alone', () => {
    expect(onlyPerson(players)).toBeNull();
    expect(onlyPerson(players.filter(({ seat }) => seat !== 0))).toBe(2);
    expect(onlyPerson([])).toBeNull();
  });

  it('stays while the eye is waited for, and while only bots are', () => {
    expect(nextAtScreen(2, [0, 2], [0, 2])).toBeNull();
    expect(nextAtScreen(2, [1], [0, 2])).toBeNull();
    expect(nextAtScreen(2, [], [0, 2])).toBeNull();
  });

  it('changes when another person is waited for', () => {
    expect(nextAtScreen(2, [0], [0, 2])).toBe(0);
    expect(nextAtScreen('public', [1, 2], [0, 2])).toBe(2);
  });
});

describe('who decides here', () => {
  it('is the eye, when it is a person that is waited for', () => {
    expect(decidingSeat(snapshot)).toBe(2);
    expect(decidingSeat({ ...snapshot, waiting: [0] })).toBeNull();
    expect(decidingSeat({ ...snapshot, eye: 'public' })).toBeNull();
    expect(decidingSeat({ ...snapshot, eye: 1, waiting: [1] })).toBeNull();
  });

  it('may act when it decides, or when the game lets it change its mind while others do', () => {
    const game = { waiting: () => [0], mayRevise: (_: object, seat: number) => seat === 2 };
    const others = { ...snapshot, waiting: [0] };
    expect(actingSeat({ waiting: () => [2] }, snapshot)).toBe(2);
    expect(actingSeat(game, others)).toBe(2);
    expect(actingSeat({ waiting: () => [0] }, others)).toBeNull();
    expect(actingSeat({ ...game, mayRevise: () => true }, { ...others, eye: 1 })).toBeNull();
    expect(actingSeat(game, { ...others, eye: 'public' })).toBeNull();
  });
});

describe('how far to take back', () => {
  it('is offered from the last action to the first of the turn', () => {
    expect(undoPoints(snapshot).map(({ to, step }) => [to, step.seq])).toEqual([
      [2, 3],
      [1, 2],
    ]);
    expect(undoPoints({ ...snapshot, undo: { ...snapshot.undo, to: 3, pastBots: 3 } })).toEqual([]);
  });

  it("goes on past the moves of bots, to actions of one's own alone", () => {
    const steps = [null, 2, 1, 2, 1, 1].map((seat, seq) => ({ seq, seat, events: [] }));
    const played = { ...snapshot, seq: 5, steps, undo: { ...snapshot.undo, to: 5, pastBots: 0 } };
    expect(undoPoints(played).map(({ to, pastBots }) => [to, pastBots])).toEqual([
      [2, true],
      [0, true],
    ]);
    expect(
      undoPoints({ ...played, undo: { ...played.undo, to: 4 } }).map(({ to, pastBots }) => [to, pastBots]),
    ).toEqual([
      [4, false],
      [2, true],
      [0, true],
    ]);
    expect(undoPoints({ ...played, undo: { ...played.undo, pastBots: 2 } }).map(({ to }) => to)).toEqual([2]);
  });

  it('reaches the person who acted before, but never a bot, oneself or the set-up', () => {
    expect(neighbourToUndo({ ...snapshot, eye: 0 }, players)).toBe(2);
    expect(neighbourToUndo(snapshot, players)).toBeNull();
    expect(neighbourToUndo({ ...snapshot, eye: 0, seq: 1 }, players)).toBeNull();
    expect(neighbourToUndo({ ...snapshot, eye: 0, seq: 0 }, players)).toBeNull();
  });
});
