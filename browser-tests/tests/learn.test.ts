import { page as ageOfSteam } from '@roundhouse/age-of-steam/page';
import { page as cityOfIron } from '@roundhouse/city-of-iron/page';
import { page as kings } from '@roundhouse/kings-of-air-and-steam/page';
import { page as steam } from '@roundhouse/steam/page';
import { describe, expect, test } from 'vitest';
import { clickUntil } from './support/clicker.ts';
import { visit } from './support/visit.ts';

const LESSONS = [ageOfSteam, steam, kings, cityOfIron].flatMap(({ game, lessons }) =>
  lessons.map(({ id, steps, goal }) => ({ game: game.id, id, steps, goal })),
);

test('each game has a second lesson for what the first leaves out', () => {
  for (const { lessons } of [ageOfSteam, steam, kings, cityOfIron]) expect(lessons.length).toBeGreaterThan(1);
});

describe.for(LESSONS)('the lesson $id of $game', ({ game, id, steps, goal }) => {
  test('opens with the goal, says what to do at each step, waits for it, and comes to its end', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo(`/learn/${game}/${id}`);
      await page.getByText(goal).waitFor();
      const picture = page.getByRole('img', { name: 'as it looks at the end of this lesson' });
      await expect
        .poll(async () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
        .toBe(true);
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByText(`Step 1 of ${steps.length}`).waitFor();
      expect(await page.locator('.coach-what').innerText()).toBe(steps[0]?.what);
      await clickUntil(page, '.coach-over', `lesson ${id}`);
      expect(await page.locator('main').innerText()).not.toContain('The game is over');
      await page.getByRole('button', { name: 'Play a real game' }).click();
      await page.locator('[data-page="table"]').waitFor();
      // Whoever has learnt the standard game plays that.
      if (id === 'standard-game') await page.getByText('Buy capital for this turn?').waitFor();
    });
  });
});
