import { Match, refuse } from '@roundhouse/kernel';
import { ageOfSteam } from '@roundhouse/age-of-steam';
import type { Update } from '@roundhouse/host';
import { describe, expect, it } from 'vitest';
import { type Listener, LocalMaker } from '../local-maker.ts';
import { type Ask, LocalMatch } from '../local-match.ts';
import type { CallName, Calls, Opened, Request } from '../protocol.ts';

const { position } = Match.start(ageOfSteam, { seats: 3, seed: 'local' });

const START: Update = {
  eye: 0,
  seq: 0,
  undos: 0,
  view: position,
  waiting: [0],
  from: 0,
  steps: [{ seq: 0, seat: null, events: [] }],
  undo: { to: 0, stop: refuse('match.undo-nothing', 'There is no action left to take back.'), pastBots: 0 },
  result: null,
  players: [],
  takebacks: false,
  notes: [],
};
const LATER: Update = { ...START, seq: 1, from: 1, steps: [{ seq: 1, seat: 0, events: [] }] };
const OPENED: Opened = {
  table: 7,
  opening: { game: 'age-of-steam', options: {}, content: [], liveries: undefined, screen: 'shared', update: START },
};

/** What a worker answers; what it does not say here is never answered. */
type Answers = { readonly [K in CallName]?: () => Promise<Calls[K]['answer']> };

function askedOf(answers: Answers): Ask {
  return async (call) => (await answers[call]?.()) ?? new Promise(() => undefined);
}

function matchWith(answers: Answers) {
  const match = new LocalMatch('m', OPENED, askedOf(answers), () => undefined);
  const seen: number[] = [];
  match.subscribe(() => seen.push(match.snapshot().seq));
  return { match, seen };
}

describe('a match in the worker', () => {
  it('is brought here for everybody who looks at it', async () => {
    const { match, seen } = matchWith({
      bringHere: () => Promise.resolve({ ...OPENED.opening, update: { ...LATER, from: 0 } }),
    });
    match.hear(null);
    expect(match.snapshot()).toMatchObject({ elsewhere: true, seq: 0 });
    await match.bringHere();
    expect(match.snapshot()).toMatchObject({ elsewhere: false, seq: 1 });
    expect(seen).toEqual([0, 1]);
  });

  it('shows nothing new that comes after it went elsewhere', async () => {
    let answer: (answer: Calls['submit']['answer']) => void = () => {};
    const { match } = matchWith({ submit: () => new Promise((resolve) => (answer = resolve)) });
    const submitted = match.submit([{}]);
    match.hear(null);
    answer({ outcome: { ok: true }, update: LATER });
    expect(await submitted).toEqual({ ok: true });
    expect(match.snapshot()).toMatchObject({ elsewhere: true, seq: 0 });
  });

  it('tells nobody anything once it is closed', () => {
    const { match, seen } = matchWith({});
    match.close();
    match.hear(LATER);
    expect(seen).toEqual([]);
  });
});

describe('a worker that is started', () => {
  /** A worker that opens one match and answers nothing else. */
  function started() {
    const asked: Request[] = [];
    let listener: Listener | undefined;
    const maker = new LocalMaker(
      (listening) => {
        listener = listening;
        return {
          postMessage: (request) => {
            asked.push(request);
            const { id, call } = request;
            if (call === 'open') queueMicrotask(() => listening.heard({ id, call, ok: true, answer: OPENED }));
          },
        };
      },
      () => Promise.resolve(false),
      () => Promise.resolve([]),
    );
    return { maker, asked, hear: (update: Update | null) => listener?.heard({ table: OPENED.table, update }) };
  }

  it('is told of the pace that was chosen before, and of every other', async () => {
    const { maker, asked } = started();
    maker.setPace('instant');
    expect(asked).toEqual([]);
    await maker.open('m');
    maker.setPace('fast');
    await maker.open('m');
    expect(asked.filter(({ call }) => call === 'pace').map((request) => request.asked)).toEqual([
      { pace: 'instant' },
      { pace: 'fast' },
    ]);
  });

  it('is started anew for whoever tries again, where it could not be loaded', async () => {
    let starts = 0;
    const maker = new LocalMaker(
      (listening) => {
        const works = ++starts > 1;
        return {
          postMessage: ({ id, call }) => {
            if (call !== 'open') return;
            queueMicrotask(() =>
              works ? listening.heard({ id, call, ok: true, answer: OPENED }) : listening.failed(''),
            );
          },
        };
      },
      () => Promise.resolve(false),
      () => Promise.resolve([]),
    );
    await expect(maker.open('m')).rejects.toThrow('The game could not be started.');
    expect((await maker.open('m')).snapshot().id).toBe('m');
    await maker.open('m');
    expect(starts).toBe(2);
  });

  it('speaks to a match until that is closed', async () => {
    const { maker, hear } = started();
    const match = await maker.open('m');
    hear(LATER);
    expect(match.snapshot().seq).toBe(1);
    match.close();
    hear(null);
    expect(match.snapshot().elsewhere).toBe(false);
  });
});
