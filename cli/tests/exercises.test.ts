import { bookSchema } from '@roundhouse/bots/exercises';
import { describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';

describe('roundhouse exercises', () => {
  it('finds an exercise of a game, and prints a book that can be read', async () => {
    const where = ['--game', 'city-of-iron', '--options', '{"mode":"family"}', '--seats', '2', '--seed', 'a test'];
    const { code, out, err } = await runCli([
      'exercises',
      ...where,
      '--count',
      '1',
      '--bot',
      'lively',
      '--worlds',
      '2',
    ]);
    expect(code).toBe(0);
    const book = bookSchema.parse(JSON.parse(out));
    expect(book).toMatchObject({ game: 'city-of-iron', games: [{ seats: 2, options: { mode: 'family' } }] });
    expect(book.exercises).toHaveLength(1);
    expect(err).toMatch(/^1 games, \d+ decisions, 0 of 1 exercises\n/);
  });

  it('wants a bot that there is, and a number', async () => {
    expect(await runCli(['exercises', '--bot', 'nobody'])).toMatchObject({ code: 2 });
    expect(await runCli(['exercises', '--count', 'many'])).toMatchObject({ code: 2 });
  });
});
