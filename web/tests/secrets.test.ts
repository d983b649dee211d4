import type { Eye, MatchRecord } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@roundhouse/games/registry';
import { firstDifference, hiddenChoices } from '@roundhouse/kernel/kit';
import { Wall } from './support/wall.ts';

const pages = await Promise.all(GAMES.map(async (game) => game.page()));
const WITH_SECRETS = pages.filter(({ hasSecrets }) => hasSecrets);

/** All that comes over the wall for somebody who opens the match and looks at everything. */
async function heardBy(eye: Eye, record: MatchRecord): Promise<readonly string[]> {
  const wall = await Wall.goingOn(record);
  await wall.look(eye);
  await wall.askForAll();
  return wall.heard;
}

describe.each(WITH_SECRETS)('what comes from the worker in $game.name', (page) => {
  const { game } = page;
  const setups = page.setups(page.game);

  it.each(setups.map(({ id, options, seats }) => ({ id, options, seats: seats.min })))(
    'does not depend by a single byte on a hidden choice of another player: $id',
    async ({ options, seats }) => {
      const choices = hiddenChoices(game, options, seats);
      expect(choices.length).toBeGreaterThan(0);
      for (const { kind, seat, one, other } of choices) {
        const differences = new Map<Eye, string>();
        for (const eye of [...Array.from({ length: seats }, (_, place) => place), 'public' as const]) {
          const difference = firstDifference(await heardBy(eye, one), await heardBy(eye, other));
          if (difference !== null) differences.set(eye, difference);
        }
        // The comparison means something: who chose can tell the two apart.
        expect(differences.delete(seat), kind).toBe(true);
        expect([...differences], kind).toEqual([]);
      }
    },
  );

  it('gives no record of a match that hides something, lets nobody play on from it, and opens it for nobody in particular', async () => {
    const [setup] = setups;
    const [choice] = hiddenChoices(game, setup?.options, setup?.seats.min ?? 0);
    if (choice === undefined) throw new Error('nothing is hidden');
    const wall = await Wall.goingOn(choice.one);
    expect(wall.now.eye).toBe('public');
    await wall.askForAll();
    expect(wall.heard.at(-1)).toContain('hide something');
    await expect(wall.playOn()).rejects.toThrow('hide something');
  });
});
