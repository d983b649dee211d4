import { readFileSync } from 'node:fs';
import { type Analysis, Analyst, THOROUGH } from '@roundhouse/bots';
import { knownGame } from '@roundhouse/games/registry';
import { Match, parseRecord } from '@roundhouse/kernel';
import { expect, it, vi } from 'vitest';
import type { KeptAnalysis } from '../../match/table-match.ts';
import { Explanation } from '../explanation.ts';
import { chaptersIn, drawable, seatedToTry } from '../reading.ts';

const GAME = 'age-of-steam';
const FILE = '../../../games/age-of-steam/tests/fixtures/07-copper-vale-3-players-one-player-is-left.json';
const record = parseRecord(JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')), GAME);
const brain = await knownGame(GAME).brain();
const match = Match.replay(brain.game, record);
const POSITIONS = 1;

/** Thinks as the worker does, all at once; it is called off after so many actions, where somebody stops it then. */
function desk(stopAfter: number = match.seq) {
  const kept = new Map<string, KeptAnalysis>();
  const asked: (Analysis<unknown> | undefined)[] = [];
  let stop: () => void = () => undefined;
  let until = stopAfter;
  return {
    kept,
    asked,
    stopWith: (how: () => void) => {
      stop = how;
    },
    goOn: () => {
      until = match.seq;
    },
    maker: {
      analysis: (id: string) => Promise.resolve(kept.get(id) ?? null),
      keepAnalysis: (id: string, analysis: KeptAnalysis) => {
        kept.set(id, structuredClone(analysis));
        return Promise.resolve();
      },
    },
    thinkers: {
      analyse: (
        { known, positions }: { readonly known?: Analysis<unknown> | undefined; readonly positions: number },
        waiting: {
          readonly signal?: AbortSignal;
          readonly progress?: (report: { done: number; of: number; soFar: Analysis<unknown> }) => void;
        } = {},
      ): Promise<Analysis<unknown>> => {
        asked.push(known);
        const analyst = new Analyst(brain, match, { ...THOROUGH, positions }, known);
        while (analyst.step()) {
          const { done, of } = analyst.progress;
          waiting.progress?.({ done, of, soFar: structuredClone(analyst.analysis) });
          if (done >= until && done < of) stop();
          if (waiting.signal?.aborted === true) return Promise.reject(new Error('called off'));
        }
        return Promise.resolve(analyst.analysis);
      },
      mark: () => Promise.resolve('the mark of today'),
    },
  };
}

const table = {
  snapshot: () => ({ ...EMPTY, id: 'a match', game: GAME }),
  record: () => Promise.resolve(record),
};
const EMPTY = {
  options: {},
  screen: 'shared',
  elsewhere: false,
  eye: 'public',
  view: {},
  waiting: [],
  steps: [],
  undo: { to: 0, stop: { rule: '', why: { text: '' } }, pastBots: 0 },
  result: null,
  seq: 0,
  undos: 0,
  players: [],
  takebacks: false,
  notes: [],
} as const;

it('is whole when every action was looked at, and comes back at once the next time', async () => {
  const around = desk();
  const explanation = await Explanation.of(table, brain.game, around);
  expect(explanation.now()).toMatchObject({ state: 'untouched', done: 0, of: match.seq });
  const states: string[] = [];
  explanation.subscribe(() => states.push(explanation.now().state));
  await explanation.think(POSITIONS);
  expect(states).toContain('thinking');
  expect(explanation.now()).toMatchObject({ state: 'whole', done: match.seq, isOld: false, problem: null });

  const again = await Explanation.of(table, brain.game, around);
  expect(again.now()).toEqual(explanation.now());
  expect(around.asked).toHaveLength(1);
});

it('can be stopped, is kept as far as it came, and goes on there', async () => {
  const around = desk(5);
  const explanation = await Explanation.of(table, brain.game, around);
  around.stopWith(() => explanation.stop());
  await explanation.think(POSITIONS);
  expect(explanation.now()).toMatchObject({ state: 'resting', done: 5, problem: null });

  around.goOn();
  const later = await Explanation.of(table, brain.game, around);
  expect(later.now()).toMatchObject({ state: 'resting', done: 5 });
  await later.think(POSITIONS);
  expect(around.asked.at(-1)?.expected).toHaveLength(6);
  expect(later.now().state).toBe('whole');
  const whole = new Analyst(brain, match, { ...THOROUGH, positions: POSITIONS });
  while (whole.step());
  expect(later.now().analysis).toEqual(whole.analysis);
});

it('of another evaluation is shown as such, and made anew from the beginning', async () => {
  const around = desk();
  const first = await Explanation.of(table, brain.game, around);
  await first.think(POSITIONS);
  const before = around.kept.get('a match');
  if (before === undefined) throw new Error('it was kept');
  around.kept.set('a match', { ...before, mark: 'of another time' });
  const later = await Explanation.of(table, brain.game, around);
  // It is there at once; that it is old is known as soon as somebody has looked.
  expect(later.now().state).toBe('whole');
  await vi.waitFor(() => expect(later.now().isOld).toBe(true));
  await later.think(POSITIONS);
  expect(around.asked.at(-1)?.expected).toEqual([]);
  expect(later.now()).toMatchObject({ state: 'whole', isOld: false });
  expect(around.kept.get('a match')?.mark).toBe(before.mark);
});

it('says why it went no further, and keeps what it had', async () => {
  const around = desk();
  const gone = () => Promise.reject(new Error('The worker is gone.'));
  const explanation = await Explanation.of(table, brain.game, {
    ...around,
    thinkers: { analyse: gone, mark: gone },
  });
  await explanation.think(POSITIONS);
  expect(explanation.now()).toMatchObject({ state: 'untouched', problem: 'The worker is gone.' });
  expect(around.kept.size).toBe(0);
});

it('turns begin where their first action is, and whoever tries a decision again decides alone', () => {
  expect(chaptersIn(match, (position) => brain.chapter(position))).toEqual([{ number: 1, first: 1 }]);
  const players = [
    { name: 'Ada', bot: null },
    { name: 'Ben', bot: 'master' },
    { name: 'Cleo', bot: null },
  ];
  expect(seatedToTry(players, 1, 'driver')).toEqual([
    { name: 'Ada', bot: 'driver' },
    { name: 'Ben', bot: null },
    { name: 'Cleo', bot: 'driver' },
  ]);
});

it('a curve goes down no further than shows something', () => {
  expect(
    drawable(
      [
        [50, -200],
        [20, -15],
      ],
      false,
    ),
  ).toEqual([
    [50, -20],
    [20, -15],
  ]);
  expect(drawable([[3, -200]], false)).toEqual([[3, -10]]);
  // The numbers at its end are those of the result.
  const lost = [
    [14, -200],
    [21, -13],
  ];
  expect(drawable(lost, false).at(-1)).toEqual([21, -10]);
  expect(drawable(lost, true)).toEqual([
    [14, -13],
    [21, -13],
  ]);
});
