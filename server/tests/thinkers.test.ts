import { afterEach, beforeEach, expect, it } from 'vitest';
import { Thinkers } from '../play/thinkers.ts';

const program = new URL('./support/odd-thinker.mjs', import.meta.url);

let thinkers: Thinkers;
beforeEach(() => {
  const later = (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  thinkers = new Thinkers({ content: [], later, program, patienceMs: 2000 });
});
afterEach(async () => thinkers.close());

function asked(level: string) {
  return thinkers.think({ game: 'steam', options: {}, content: [], seat: 0, level, view: {}, luck: '' });
}

it('a thread that hangs or dies fails its thought, and another takes its place', async () => {
  await expect(asked('hangs').action).rejects.toThrow(/aborted/);
  expect(await asked('good').action).toBe('good answers');
  await expect(asked('dies').action).rejects.toThrow(/exit/);
  expect(await asked('better').action).toBe('better answers');
});

it('a hundred at once are answered in turn, and none hangs because it waits', async () => {
  const thoughts = Array.from({ length: 100 }, () => asked('slow'));
  const calledOff = thoughts.splice(60, 20);
  for (const { callOff } of calledOff) callOff();
  const ends = await Promise.allSettled(calledOff.map(async ({ action }) => action));
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  const answers = await Promise.all(thoughts.map(async ({ action }) => action));
  expect(new Set(answers)).toEqual(new Set(['slow answers']));
});
