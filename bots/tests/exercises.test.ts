import { describe, expect, it } from 'vitest';
import { answerTo, bookSchema } from '../exercises/book.ts';
import { examined, STRICT } from '../exercises/examiner.ts';
import { ExerciseFinder, type Search } from '../exercises/finder.ts';
import { brain, robbery } from './robbery.ts';

const QUICK = { ...STRICT, first: 2, all: 3, close: 4, second: 3 };
const SEARCH: Search = {
  options: {},
  seats: [2],
  seed: 'a test',
  bot: 'greedy',
  count: 3,
  mostOfGame: 1,
  mostOfKind: 10,
  mostEasy: 10,
  strict: QUICK,
};
const BEGINNING = { round: 1, turn: 0, open: false, points: [0, 0], secret: 20 };
const always = (): boolean => true;

function found(search: Search): ExerciseFinder<ReturnType<typeof robbery.setup>, unknown, object, never>['found'] {
  const finder = new ExerciseFinder(brain, search);
  while (finder.step());
  return finder.found;
}

describe('an examiner', () => {
  it('sees that the bait, which comes to mind first, is robbed of', () => {
    const view = robbery.view(BEGINNING, 0);
    const finding = examined(brain, view, 0, 'luck', QUICK, always);
    expect(finding).toMatchObject({ difficulty: 2, best: 1, expected: [3, 0] });
    expect(finding?.answers.map(({ action }) => action)).toEqual(['safe', 'rest', 'bait']);
    expect(finding?.answers[1]).toMatchObject({ behind: 3, error: 0, worlds: 4 });
    // 5 points less what is stolen: 15 to 24, as far as the seat can know.
    expect(finding?.answers[2]?.behind).toBeGreaterThan(12);
    expect(finding?.answers[2]?.behind).toBeLessThan(23);
  });

  it('comes to the same whatever only the game knows', () => {
    const [one, other] = [15, 24].map((secret) =>
      examined(brain, robbery.view({ ...BEGINNING, secret }, 0), 0, 'luck', QUICK, always),
    );
    expect(one).toEqual(other);
  });

  it('finds nothing where nothing is far enough ahead, and where there is little to choose from', () => {
    const view = robbery.view(BEGINNING, 0);
    expect(examined(brain, view, 0, 'luck', { ...QUICK, margin: 3.5 }, always)).toBeNull();
    const open = { ...BEGINNING, turn: 1, open: true };
    expect(examined(brain, robbery.view(open, 1), 1, 'luck', QUICK, always)).toBeNull();
  });

  it('does not think through what is not wanted', () => {
    const view = robbery.view(BEGINNING, 0);
    expect(examined(brain, view, 0, 'luck', QUICK, (best) => best !== 'safe')).toBeNull();
    expect(examined(brain, view, 0, 'luck', QUICK, (_, difficulty) => difficulty > 1)).not.toBeNull();
  });
});

describe('a finder of exercises', () => {
  it('plays games until it has enough, with no more of a game than asked for', () => {
    const { games, exercises } = found(SEARCH);
    expect(exercises.map(({ game }) => game)).toEqual([0, 1, 2]);
    expect(games).toHaveLength(3);
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(3);
    for (const { seq, game, seat } of exercises) {
      expect(games[game]?.actions).toHaveLength(seq);
      expect(seat).toBe(0);
    }
  });

  it('finds the same again, and what can be read again', () => {
    const book = { game: 'robbery', rules: 1, ...found(SEARCH) };
    expect({ game: 'robbery', rules: 1, ...found(SEARCH) }).toEqual(book);
    expect(bookSchema.parse(JSON.parse(JSON.stringify(book)))).toEqual(book);
    expect(() => bookSchema.parse({ ...book, exercises: [{ ...book.exercises[0], difficulty: 4 }] })).toThrow(
      'Invalid input',
    );
  });

  it('can be left at any time, and says how far it is', () => {
    const finder = new ExerciseFinder(brain, SEARCH);
    expect(finder.progress).toEqual({ games: 0, examined: 0, found: 0 });
    while (finder.progress.found === 0) finder.step();
    expect(finder.progress.games).toBe(1);
    expect(finder.found.exercises).toHaveLength(1);
  });

  it('knows an answer, however its fields are ordered', () => {
    const answer = { action: { type: 'build', tile: 3 }, behind: 0, error: 0, worlds: 1 };
    expect(answerTo({ answers: [answer] }, { tile: 3, type: 'build' })).toBe(answer);
    expect(answerTo({ answers: [answer] }, { tile: 4, type: 'build' })).toBeUndefined();
  });
});
