import { GAMES } from '@roundhouse/games/registry';
import { itemAt, say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { ExerciseMatch, matchBefore, verdictOn } from '../exercises/exercise-match.ts';
import { isDaySolved, keepAnswer, keepDaySolved, keptAnswers } from '../exercises/kept-answers.ts';
import { dayOf, exerciseOfDay, gameOfDay } from '../exercises/of-the-day.ts';
import { chaptersOf, lessonOf, readBook } from '../exercises/use-book.ts';
import { movesInWords } from '../exercises/words.ts';
import { findRule, readRulebook } from '../rules/rulebook.ts';

/** What makes a move clearly the best. */
const LEAST_MARGIN = 1;
const CERTAIN = 3;
/** So many answers stand below one another. */
const COMPARED = 4;

describe.each(GAMES)('the exercises of $name', (game) => {
  it('begin where their games led, and every answer can be given there', async () => {
    const page = await game.page();
    const book = await readBook(page);
    expect(book).toMatchObject({ game: game.id, rules: page.game.rulesVersion });
    expect(new Set(book.exercises.map(({ id }) => id)).size).toBe(book.exercises.length);
    expect(book.exercises.length).toBeGreaterThan(0);
    for (const exercise of book.exercises) {
      const match = matchBefore(page.game, book, exercise);
      expect(match.waiting(), exercise.id).toContain(exercise.seat);
      expect(exercise.expected).toHaveLength(match.seats);
      for (const { action } of exercise.answers) expect(match.check(exercise.seat, action), exercise.id).toBeNull();
    }
  });

  it('have answers that are clearly best, and teach something that the rules speak of', async () => {
    const page = await game.page();
    const book = await readBook(page);
    const rules = readRulebook(page.rules);
    for (const exercise of book.exercises) {
      const { answers, best } = exercise;
      expect(best, exercise.id).toBeLessThan(answers.length);
      for (const { behind, error, worlds } of answers.slice(best)) {
        expect(worlds).toBeGreaterThan(1);
        expect(behind, exercise.id).toBeGreaterThanOrEqual(LEAST_MARGIN);
        expect(behind, exercise.id).toBeGreaterThanOrEqual(CERTAIN * error - 0.05);
      }
      const { theme, rule } = lessonOf(page, exercise);
      expect(page.exercises.themes.map(({ id }) => id)).toContain(theme);
      expect(findRule(rules, rule), rule).toBeDefined();
    }
    const listed = chaptersOf(page, book).flatMap(({ exercises }) => exercises);
    expect(listed).toHaveLength(book.exercises.length);
  });

  it('tell the answers that are compared by words of their own', async () => {
    const page = await game.page();
    const book = await readBook(page);
    for (const exercise of book.exercises) {
      const match = matchBefore(page.game, book, exercise);
      const actions = exercise.answers.slice(0, COMPARED).map(({ action }) => action);
      const told = movesInWords(page, match.viewAt(match.seq, exercise.seat), exercise.seat, actions);
      const words = told.map((deed) => deed.map((sentence) => say(sentence)).join(' '));
      expect(
        words.filter((one, index) => one === '' || words.indexOf(one) !== index),
        exercise.id,
      ).toEqual([]);
    }
  });

  it('ask for one move, show the seat what it may see, and judge what it does', async () => {
    const page = await game.page();
    const book = await readBook(page);
    const exercise = itemAt(book.exercises, 0);
    const match = new ExerciseMatch(page.game, book, exercise, ['A', 'B', 'C']);
    const { seat, answers } = exercise;
    const [right, wrong] = [itemAt(answers, 0).action, itemAt(answers, answers.length - 1).action];
    const before = match.snapshot();
    expect(before).toMatchObject({ eye: seat, seq: exercise.seq, undo: { to: exercise.seq } });
    expect(before.waiting).toContain(seat);
    expect(before.view).toEqual(page.game.view(matchBefore(page.game, book, exercise).position, seat));
    let told = 0;
    match.subscribe(() => told++);

    expect(await match.submit([wrong])).toEqual({ ok: true });
    expect(match.verdict).toEqual(verdictOn(exercise, wrong));
    expect(['fair', 'wrong']).toContain(match.verdict?.grade);
    expect(match.snapshot()).toMatchObject({ seq: exercise.seq + 1, waiting: [] });
    expect(await match.submit([right])).toMatchObject({ ok: false });

    expect(await match.undo(exercise.seq)).toEqual({ ok: true });
    expect(match.verdict).toBeNull();
    expect(match.snapshot().view).toEqual(before.view);
    expect(await match.undo(exercise.seq - 1)).toMatchObject({ ok: false });

    expect(await match.submit([right])).toEqual({ ok: true });
    expect(match.verdict).toEqual({ grade: 'best', action: right });
    expect(told).toBe(3);
    expect(verdictOn(exercise, { type: 'what nobody thought of' })).toMatchObject({ grade: 'unknown' });
  });
});

describe('the exercise of the day', () => {
  it('is another game each day, and comes by all its exercises', async () => {
    const page = await itemAt(GAMES, 3).page();
    const { exercises } = await readBook(page);
    const days = Array.from({ length: exercises.length }, (_, turn) => turn * GAMES.length);
    const ids = days.map((day) => exerciseOfDay(exercises, GAMES.length, day)?.id);
    expect(new Set(ids).size).toBe(exercises.length);
    expect(exerciseOfDay([], GAMES.length, 1)).toBeUndefined();
    expect([0, 1, 2, 3, 4].map((day) => gameOfDay(['a', 'b', 'c', 'd'], day))).toEqual(['a', 'b', 'c', 'd', 'a']);
  });

  it('goes by the calendar of whoever looks', () => {
    const evening = dayOf(new Date(2026, 2, 28, 23, 59));
    expect(dayOf(new Date(2026, 2, 28, 0, 0))).toBe(evening);
    expect(dayOf(new Date(2026, 2, 29, 0, 0))).toBe(evening + 1);
  });
});

describe('what is kept of exercises', () => {
  const memory = (): Parameters<typeof keptAnswers>[0] => {
    const kept = new Map<string, string>();
    return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) };
  };

  it('is what was solved and what was seen, for each game; solved stays solved', () => {
    const keep = memory();
    keepAnswer(keep, 'steam', '1-20', 'seen');
    keepAnswer(keep, 'steam', '2-7', 'solved');
    keepAnswer(keep, 'steam', '2-7', 'seen');
    expect([...keptAnswers(keep, 'steam')]).toEqual([
      ['1-20', 'seen'],
      ['2-7', 'solved'],
    ]);
    keepAnswer(keep, 'steam', '1-20', 'solved');
    expect(keptAnswers(keep, 'steam').get('1-20')).toBe('solved');
    expect(keptAnswers(keep, 'city-of-iron').size).toBe(0);
  });

  it('is not led astray by what else may lie there', () => {
    const keep = memory();
    keep.write('roundhouse.exercises.steam', 'nonsense 3-4:often :: 5-6:solved');
    expect([...keptAnswers(keep, 'steam')]).toEqual([['5-6', 'solved']]);
  });

  it('is whether this day is solved', () => {
    const keep = memory();
    expect(isDaySolved(keep, 20)).toBe(false);
    keepDaySolved(keep, 20);
    expect([isDaySolved(keep, 20), isDaySolved(keep, 21)]).toEqual([true, false]);
  });
});
