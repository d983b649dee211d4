import { refuse } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import type { Outcome, Snapshot } from '../match/table-match.ts';
import { mayDownload, mayFork } from '../table/menu.tsx';
import {
  actingSeat,
  BorrowedEye,
  decidingSeat,
  handover,
  nextAtScreen,
  onlyPerson,
  peopleAt,
  toldOf,
} from '../table/seats.ts';
import { pressed, stepped } from '../table/shortcuts.tsx';
import { handsOn, offered } from '../table/table-view.ts';
import { beforeMyLast, goBackTo, neighbourToUndo, undoPoints, waysBack } from '../table/undo.ts';

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
  undo: {
    to: 1,
    stop: refuse('match.undo-other-acted', '{who, select, many {{who} have} other {{who} has}} acted since.', {
      who: { seat: 1 },
    }),
    pastBots: 1,
  },
  takebacks: false,
  notes: [],
  result: null,
  screen: 'shared',
  elsewhere: false,
};

describe('who sits at the screen', () => {
  it('is everybody who is no bot', () => {
    expect(peopleAt(snapshot)).toEqual([0, 2]);
    const left = players.map((player) => ({ ...player, vacant: player.seat === 0 }));
    expect(peopleAt({ ...snapshot, players: left })).toEqual([2]);
  });

  it('is whoever looks, where everybody has a screen of their own', () => {
    const own = { ...snapshot, screen: 'own' } as const;
    expect(peopleAt(own)).toEqual([2]);
    expect(peopleAt({ ...own, eye: 1 })).toEqual([]);
    expect(peopleAt({ ...own, eye: 'public' })).toEqual([]);
    expect(onlyPerson(own)).toBe(2);
    expect(handover({ ...own, waiting: [0] }, true, null)).toMatchObject({ shared: false, next: null, curtain: null });
  });

  it('is nobody where a record is looked at', () => {
    const read = { ...snapshot, players: players.filter(({ seat }) => seat !== 0), screen: 'nobodys' } as const;
    expect(peopleAt(read)).toEqual([]);
    expect(onlyPerson(read)).toBeNull();
  });

  it('is called "you" only where one person sits alone', () => {
    expect(onlyPerson(snapshot)).toBeNull();
    expect(onlyPerson({ ...snapshot, players: players.filter(({ seat }) => seat !== 0) })).toBe(2);
    expect(onlyPerson({ ...snapshot, players: [] })).toBeNull();
  });

  it('is told of what they could do; the past is told of those who were to act, where nobody is alone', () => {
    expect(toldOf(snapshot, null)).toBe(2);
    expect(toldOf(snapshot, [0, 1])).toBe(0);
    expect(toldOf(snapshot, [1, 2])).toBe(2);
    expect(toldOf(snapshot, [])).toBe(2);
    expect(toldOf({ ...snapshot, screen: 'own' }, [0])).toBe(2);
    expect(toldOf({ ...snapshot, screen: 'own', eye: 'public' }, null)).toBeNull();
    expect(toldOf({ ...snapshot, screen: 'own', eye: 'public' }, [1])).toBe(1);
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

  it('is whoever is alone at it, even while others are waited for: they may have taken over a seat from a bot', () => {
    expect(nextAtScreen('public', [1], [2])).toBe(2);
    expect(nextAtScreen(0, [0], [2])).toBe(2);
    expect(nextAtScreen(2, [1], [2])).toBeNull();
    expect(nextAtScreen('public', [1], [])).toBeNull();
  });
});

describe('the screen that changes hands', () => {
  it('hides a game with secrets until the person who is waited for has sat down', () => {
    const seen = { ...snapshot, eye: 2, waiting: [0] };
    expect(handover(seen, true, 2)).toEqual({ shared: true, next: 0, wanted: 0, curtain: 0 });
    // They said who they are, but what is shown is still the other's.
    expect(handover(seen, true, 0).curtain).toBe(0);
    expect(handover({ ...seen, eye: 0 }, true, 0)).toEqual({ shared: true, next: null, wanted: 0, curtain: null });
  });

  it('asks whoever opens it who they are', () => {
    expect(handover(snapshot, true, null).curtain).toBe(2);
    expect(handover(snapshot, true, 0).curtain).toBe(2);
  });

  it('has no curtain without secrets, for a person alone, or for a public eye with nobody to wait for', () => {
    const alone = players.filter(({ seat }) => seat !== 0);
    const over = { ...snapshot, waiting: [], result: { winners: [0], ranks: [1, 2, 2], scores: [] } };
    expect(handover(over, true, null).curtain).toBeNull();
    expect(handover({ ...snapshot, waiting: [0] }, false, 2)).toMatchObject({ next: 0, curtain: null });
    expect(handover({ ...snapshot, players: alone }, true, null)).toMatchObject({ shared: false, curtain: null });
    expect(handover({ ...snapshot, eye: 'public', waiting: [1] }, true, null)).toMatchObject({
      wanted: null,
      curtain: null,
    });
  });
});

describe('somebody who acts for a neighbour', () => {
  it('holds the eye until the work is done, also when it fails', async () => {
    const eye = new BorrowedEye();
    const seen: unknown[] = [];
    const match = {
      look: (seat: unknown) => {
        seen.push(seat, eye.held);
        return Promise.resolve();
      },
    };
    await eye.actAs(match, 2, () => {
      seen.push('work', eye.held);
      return Promise.resolve();
    });
    expect(seen).toEqual([2, true, 'work', true]);
    expect(eye.held).toBe(false);
    await expect(eye.actAs(match, 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(eye.held).toBe(false);
  });

  it('is told whether it was taken back', async () => {
    const heard: unknown[] = [];
    const answers = { done: () => heard.push('done'), refused: (why: unknown) => heard.push(why) };
    const violation = snapshot.undo.stop;
    const undo = (to: number) => {
      heard.push(to);
      return Promise.resolve({ ok: true } as const);
    };
    const now = (): Snapshot => snapshot;
    await goBackTo({ snapshot: now, undo }, 4, answers);
    const never = (): Promise<Outcome> => Promise.resolve({ ok: false, stale: false, violation });
    await goBackTo({ snapshot: now, undo: never }, 4, answers);
    expect(heard).toEqual([4, 'done', violation]);
  });

  it('is asked for again when a bot moved meanwhile, if it was meant to go past bots and still may', async () => {
    const stale: Outcome = { ok: false, stale: true, violation: refuse('match.not-waiting', 'It has moved on.') };
    /** How often it is asked for, and whether it succeeds, when the first time a bot moves before. */
    const tries = async (to: number, later: Partial<Snapshot> = {}): Promise<readonly [number, boolean]> => {
      const reach = { ...snapshot.undo, to: 3, pastBots: 1 };
      let asked = 0;
      let went = false;
      const match = {
        snapshot: (): Snapshot => ({
          ...snapshot,
          undo: asked === 0 ? reach : { ...reach, to: 4 },
          ...(asked === 0 ? {} : later),
        }),
        undo: (): Promise<Outcome> => Promise.resolve(asked++ === 0 ? stale : { ok: true }),
      };
      const done = (): void => {
        went = true;
      };
      await goBackTo(match, to, { done, refused: () => undefined });
      return [asked, went];
    };
    expect(await tries(2)).toEqual([2, true]);
    expect(await tries(3)).toEqual([1, false]);
    expect(await tries(2, { undos: 1 })).toEqual([1, false]);
    expect(await tries(2, { undo: { ...snapshot.undo, to: 4, pastBots: 4 } })).toEqual([1, false]);
    expect(await tries(3, { undo: { ...snapshot.undo, to: 3, pastBots: 1 } })).toEqual([2, true]);
  });
});

describe('the record', () => {
  it('is given away when the game is over, or where no bot plays and nothing is hidden', () => {
    const people = players.map((player) => ({ ...player, bot: null }));
    const result = { winners: [0], ranks: [1, 2, 3], scores: [] };
    expect(mayDownload({ ...snapshot, players }, false)).toBe(false);
    expect(mayDownload({ ...snapshot, players: people }, false)).toBe(true);
    expect(mayDownload({ ...snapshot, players: people }, true)).toBe(false);
    expect(mayDownload({ ...snapshot, result, players }, true)).toBe(true);
    const forks = [mayFork(snapshot, true), mayFork(snapshot, false), mayFork({ ...snapshot, result }, true)];
    expect(forks).toEqual([false, true, true]);
  });

  it('of a match among several screens is given away when it is over', () => {
    const people = players.map((player) => ({ ...player, bot: null }));
    const result = { winners: [0], ranks: [1, 2, 3], scores: [] };
    const own = { ...snapshot, players: people, screen: 'own' } as const;
    expect([mayDownload(own, false), mayFork(own, false)]).toEqual([false, false]);
    expect([mayDownload({ ...own, result }, true), mayFork({ ...own, result }, true)]).toEqual([true, true]);
  });
});

describe('a key at the table', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const press = (
    key: string,
    held: Partial<typeof plain> = {},
    open = { explanation: false, hint: false, drawer: false, past: false },
    behindCurtain = false,
  ) => {
    const done: string[] = [];
    const note = (what: string) => () => void done.push(what);
    const used = pressed(
      { key, ...plain, ...held },
      {
        behindCurtain,
        takeBack: note('take back'),
        toggle: (what) => done.push(what),
        help: note('help'),
        again: note('again'),
        hint: note('hint'),
        open: { ...open, drawer: () => open.drawer },
        close: { explanation: note('explanation'), hint: note('put away'), drawer: note('drawer'), past: note('past') },
        past: null,
      },
    );
    return { used, done };
  };

  it.each([
    ['l', 'log'],
    ['B', 'rules'],
    ['n', 'notes'],
    ['h', 'history'],
    ['u', 'take back'],
    ['?', 'help'],
    ['a', 'again'],
    ['i', 'hint'],
  ])('%s does one thing', (key, what) => {
    expect(press(key)).toEqual({ used: true, done: [what] });
  });

  it('takes back with Ctrl Z or Cmd Z, and leaves every other chord to the browser', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ used: true, done: ['take back'] });
    expect(press('Z', { metaKey: true })).toEqual({ used: true, done: ['take back'] });
    for (const [key, held] of [
      ['z', { ctrlKey: true, shiftKey: true }],
      ['l', { ctrlKey: true }],
      ['u', { altKey: true }],
      ['z', {}],
      ['x', {}],
    ] as const) {
      expect(press(key, held)).toEqual({ used: false, done: [] });
    }
  });

  it('does nothing while the screen changes hands', () => {
    for (const key of ['u', 'l', 'h', 'Escape']) {
      expect(press(key, {}, { explanation: true, hint: true, drawer: true, past: true }, true)).toEqual({
        used: false,
        done: [],
      });
    }
    expect(press('z', { ctrlKey: true }, undefined, true)).toEqual({ used: false, done: [] });
  });

  it('steps through the past while that is shown, and not behind the curtain', () => {
    const gone: number[] = [];
    const past = { seq: 12, last: 30, goTo: (seq: number) => void gone.push(seq) };
    const step = (key: string, shiftKey = false, behindCurtain = false, shown: typeof past | null = past) =>
      stepped({ key, shiftKey }, { past: shown, behindCurtain });
    expect([step('ArrowLeft'), step('ArrowRight', true), step('End')]).toEqual([true, true, true]);
    expect([step('x'), step('ArrowLeft', false, true), step('ArrowLeft', false, false, null)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(gone).toEqual([11, 22, 30]);
  });

  it('Escape closes the innermost of what is open', () => {
    const all = { explanation: true, hint: true, drawer: true, past: true };
    expect(press('Escape', {}, all).done).toEqual(['explanation']);
    expect(press('Escape', {}, { ...all, explanation: false }).done).toEqual(['put away']);
    expect(press('Escape', {}, { ...all, explanation: false, hint: false }).done).toEqual(['drawer']);
    expect(press('Escape', {}, { ...all, explanation: false, hint: false, drawer: false }).done).toEqual(['past']);
    expect(press('Escape')).toEqual({ used: false, done: [] });
  });
});

describe('who decides here', () => {
  it('is the eye, when it is a person that is waited for', () => {
    expect(decidingSeat(snapshot)).toBe(2);
    expect(decidingSeat({ ...snapshot, waiting: [0] })).toBeNull();
    expect(decidingSeat({ ...snapshot, eye: 'public' })).toBeNull();
    expect(decidingSeat({ ...snapshot, eye: 1, waiting: [1] })).toBeNull();
    expect(decidingSeat({ ...snapshot, result: { winners: [2], ranks: [2, 3, 1], scores: [] } })).toBeNull();
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

describe('what the table may mark', () => {
  const game = { waiting: () => [2], legal: (_: object, seat: number) => [`a${seat}`, `b${seat}`] };

  it('is for whoever decides here, and for nobody in the past or while a lesson shows the others', () => {
    const nobody = { seat: null, actor: null };
    expect(handsOn(game, snapshot, { seq: null }, undefined)).toEqual({ seat: 2, actor: 2 });
    expect(handsOn(game, snapshot, { seq: null }, 'b2')).toEqual({ seat: 2, actor: 2 });
    expect(handsOn(game, snapshot, { seq: 3 }, undefined)).toEqual(nobody);
    expect(handsOn(game, snapshot, { seq: null }, null)).toEqual(nobody);
  });

  it('is everything legal, or what a lesson asks for', () => {
    expect(offered(game, {}, 2, undefined)).toEqual(['a2', 'b2']);
    expect(offered(game, {}, 2, 'b2')).toEqual(['b2']);
    expect(offered(game, {}, null, undefined)).toEqual([]);
  });
});

describe('how far to take back', () => {
  it("reaches a neighbour's action only where nothing of one's own is left, and nothing is hidden", () => {
    const passed = { ...snapshot, eye: 0, undo: { ...snapshot.undo, to: 3, pastBots: 3 } };
    expect(waysBack(passed, false)).toEqual({ points: [], neighbour: 2 });
    expect(waysBack(passed, true)).toEqual({ points: [], neighbour: null });
    expect(waysBack({ ...snapshot, eye: 0 }, false)).toMatchObject({ points: [{ to: 2 }, { to: 1 }], neighbour: null });
  });

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
    expect(beforeMyLast(snapshot)).toBe(2);
    expect(beforeMyLast({ ...snapshot, seq: 1 })).toBeNull();
    expect(beforeMyLast({ ...snapshot, eye: 'public' })).toBeNull();
    expect(neighbourToUndo({ ...snapshot, eye: 0, seq: 1 }, players)).toBeNull();
    expect(neighbourToUndo({ ...snapshot, eye: 0, seq: 0 }, players)).toBeNull();
  });
});
