import { ageOfSteam } from '@roundhouse/age-of-steam';
import { hashOf, Match } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '@roundhouse/table-kit';
import { LessonMatch } from '../learn/lesson-match.ts';
import { lessonProgress, saveLessonProgress } from '../learn/saved-progress.ts';

const LEARNER = 0;

/** A short game in which everybody takes the first choice, and a step for each but one action of the learner. */
function lessonOf(actions: number): Lesson {
  const match = Match.start(ageOfSteam, { seats: 2, seed: 'lesson', options: { map: 'copper-vale' } });
  const steps: Lesson['steps'][number][] = [];
  for (let seq = 1; seq <= actions; seq++) {
    const seat = match.waiting()[0] ?? -1;
    match.submit(seat, match.legal(seat)[0]);
    if (seat === LEARNER) steps.push({ seq, what: `Do ${seq}`, why: 'Because', rule: 'sequence.order' });
  }
  return {
    id: 'first',
    title: 'First',
    minutes: 1,
    goal: 'Win',
    about: 'How to win',
    learner: LEARNER,
    names: ['Me', 'Rocket'],
    record: match.record(),
    steps: steps.slice(0, -1),
    ending: 'Well done',
  };
}

/** Lets the actions that play by themselves run. */
async function settled(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
}

async function seated(lesson = lessonOf(14), from = 0): Promise<LessonMatch> {
  const match = new LessonMatch(ageOfSteam, lesson, { from });
  await settled();
  return match;
}

describe('a lesson', () => {
  it('plays the others and waits for the learner', async () => {
    const lesson = lessonOf(14);
    const match = await seated(lesson);
    const first = lesson.steps[0];
    expect(match.progress.step).toBe(first);
    expect(match.snapshot().seq).toBe((first?.seq ?? 0) - 1);
    expect(match.snapshot().waiting).toEqual([LEARNER]);
    expect(match.progress).toMatchObject({ done: 0, steps: lesson.steps.length, over: false });
  });

  it('takes the recorded action and goes on to the next step', async () => {
    const match = await seated();
    let told = 0;
    match.subscribe(() => told++);
    expect(await match.submit([match.progress.wanted])).toEqual({ ok: true });
    expect(match.progress.done).toBe(1);
    expect(match.progress.step).not.toBeNull();
    expect(told).toBeGreaterThan(0);
  });

  it('has a friendly word for another legal action and names the rule of the step', async () => {
    const match = await seated();
    const { view } = match.snapshot();
    const position = ageOfSteam.position.parse(view);
    const other = ageOfSteam.legal(position, LEARNER).find((one) => hashOf(one) !== hashOf(match.progress.wanted));
    const outcome = await match.submit([other]);
    expect(outcome).toMatchObject({ ok: false, violation: { rule: 'sequence.order' } });
    expect(match.progress.done).toBe(0);
  });

  it('takes one action at a time, and goes back one step at a time', async () => {
    const match = await seated();
    const { wanted } = match.progress;
    expect(await match.submit([wanted, wanted])).toMatchObject({ ok: false, stale: false });
    expect(match.progress.done).toBe(0);
    await match.showMe();
    await match.showMe();
    expect(await match.undo(0)).toMatchObject({ ok: false, violation: { rule: 'match.undo-nothing' } });
    expect(match.progress.done).toBe(2);
  });

  it('explains an illegal action by its own rule', async () => {
    const match = await seated();
    expect(await match.submit([{ do: 'nonsense' }])).toMatchObject({
      ok: false,
      violation: { rule: 'match.malformed-action' },
    });
  });

  it('goes back one step, and on again to the same position', async () => {
    const match = await seated();
    expect(match.canGoBack).toBe(false);
    await match.submit([match.progress.wanted]);
    const after = hashOf(match.snapshot().view);
    match.back();
    expect(match.progress.done).toBe(0);
    await match.showMe();
    expect(hashOf(match.snapshot().view)).toBe(after);
    expect(await match.undo(match.snapshot().undo.to)).toEqual({ ok: true });
    expect(match.progress.done).toBe(0);
    expect(await match.undo(0)).toMatchObject({ ok: false, violation: { rule: 'match.undo-nothing' } });
  });

  it('shows every step to somebody who only watches, and plays what no step speaks of', async () => {
    const lesson = lessonOf(14);
    const match = await seated(lesson);
    for (const step of lesson.steps) {
      expect(match.progress.step).toBe(step);
      await match.showMe();
    }
    expect(match.progress).toMatchObject({ over: true, done: lesson.steps.length, step: null });
    expect(match.snapshot()).toMatchObject({ seq: 14, waiting: [] });
  });

  it('begins where the learner left it', async () => {
    const lesson = lessonOf(14);
    const third = lesson.steps[2];
    const match = await seated(lesson, (third?.seq ?? 0) - 1);
    expect(match.progress.step).toBe(third);
    match.restart();
    await settled();
    expect(match.progress.step).toBe(lesson.steps[0]);
  });

  it('counts a step as done before the others have answered it', () => {
    const lesson = lessonOf(14);
    const from = (lesson.steps[0]?.seq ?? 0) - 1;
    const match = new LessonMatch(ageOfSteam, lesson, { from, pause: () => new Promise(() => undefined) });
    void match.showMe();
    expect(match.snapshot().seq).toBe(from + 1);
    expect(match.progress.done).toBe(1);
  });

  it('leaves out what was taken back in its record', async () => {
    const played = Match.start(ageOfSteam, { seats: 2, seed: 'lesson', options: { map: 'copper-vale' } });
    const seat = played.waiting()[0] ?? -1;
    const [first, second] = played.legal(seat);
    played.submit(seat, first);
    played.undo(seat);
    played.submit(seat, second);
    const steps = [{ seq: 1, what: 'Do it', why: 'Because', rule: 'sequence.order' }];
    const match = await seated({ ...lessonOf(14), learner: seat, record: played.record(), steps });
    expect(match.progress.wanted).toEqual(second);
    await match.showMe();
    expect(match.progress).toMatchObject({ done: 1, over: true });
  });

  it('stops playing when it is closed during a pause', async () => {
    let release = (): void => undefined;
    const lesson = lessonOf(14);
    const match = new LessonMatch(ageOfSteam, lesson, {
      from: lesson.steps[0]?.seq ?? 0,
      pause: () => new Promise<void>((resolve) => (release = resolve)),
    });
    const { seq } = match.snapshot();
    match.close();
    release();
    await settled();
    expect(match.snapshot().seq).toBe(seq);
  });

  it('is refused when its words do not fit its record', () => {
    const lesson = lessonOf(14);
    const stray = { seq: 99, what: '', why: '', rule: '' };
    expect(() => new LessonMatch(ageOfSteam, { ...lesson, steps: [stray] })).toThrow('no action 99');
    expect(() => new LessonMatch(ageOfSteam, { ...lesson, steps: [] })).toThrow('no steps');
    expect(() => new LessonMatch(ageOfSteam, { ...lesson, learner: 1 })).toThrow("not the learner's");
  });
});

describe('the progress in a lesson', () => {
  it('is kept between visits, and anything strange counts as none', () => {
    const kept = new Map<string, string>();
    const keep = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
    };
    expect(lessonProgress(keep, 'g', 'l')).toBe(0);
    saveLessonProgress(keep, 'g', 'l', 12);
    expect(lessonProgress(keep, 'g', 'l')).toBe(12);
    saveLessonProgress(keep, 'g', 'l', 'finished');
    expect(lessonProgress(keep, 'g', 'l')).toBe('finished');
    for (const key of kept.keys()) kept.set(key, 'soup');
    expect(lessonProgress(keep, 'g', 'l')).toBe(0);
  });
});
