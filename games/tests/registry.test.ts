import { botFor } from '@roundhouse/bots';
import { residents } from '@roundhouse/games';
import { findGame, FIRST_GAME, GAMES, gameName, knownGame } from '@roundhouse/games/registry';
import { describe, expect, it } from 'vitest';

describe.each(GAMES)('the registration of $name', (registration) => {
  it('leads to parts of one game, which it says the truth about', async () => {
    const [brain, page, resident] = await Promise.all([
      registration.brain(),
      registration.page(),
      registration.resident(),
    ]);
    expect(page.game).toBe(brain.game);
    expect(resident.game).toBe(brain.game);
    expect(resident).toMatchObject(brain);
    expect(registration).toMatchObject({ id: brain.game.id, name: brain.game.name });
    const seats = page.setups(page.game).map((setup) => setup.seats);
    expect(registration.seats.min).toBe(Math.min(...seats.map(({ min }) => min)));
    expect(registration.seats.max).toBe(Math.max(...seats.map(({ max }) => max)));
    expect(page.lessons.map(({ id }) => id)).toEqual([registration.firstLesson, registration.secondLesson.id]);
  });

  it('has a quick game that can be played as it stands', async () => {
    const brain = await registration.brain();
    const { options, bots } = registration.quick;
    const { min, max } = brain.game.seatsFor(brain.game.options.parse(options));
    expect(bots.length + 1).toBeGreaterThanOrEqual(min);
    expect(bots.length + 1).toBeLessThanOrEqual(max);
    for (const level of bots) expect(botFor(level, brain)).toBeDefined();
  });
});

describe('the registry', () => {
  it('has every game once, and the one to begin with first', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
    expect(GAMES[0]).toBe(FIRST_GAME);
    expect(residents.map(({ game }) => game.id)).toEqual(GAMES.map(({ id }) => id));
  });

  it('finds a game by its id, and says so when there is none', () => {
    for (const game of GAMES) {
      expect(findGame(game.id)).toBe(game);
      expect(knownGame(game.id)).toBe(game);
      expect(gameName(game.id)).toBe(game.name);
    }
    expect(findGame('chess')).toBeUndefined();
    expect(gameName('chess')).toBe('chess');
    expect(() => knownGame('chess')).toThrow("This page does not know the game 'chess'.");
  });
});
