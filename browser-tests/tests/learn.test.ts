import { page as ageOfSteam } from '@roundhouse/age-of-steam/page';
import { page as cityOfIron } from '@roundhouse/city-of-iron/page';
import { page as kings } from '@roundhouse/kings-of-air-and-steam/page';
import { page as steam } from '@roundhouse/steam/page';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clickUntil } from './support/clicker.ts';
import { LAPTOP } from './support/room.ts';
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
    });
  });
});

test('what a step asks for is brought into sight, and what the coach says stays there', async () => {
  await visit({ viewport: LAPTOP }, async ({ page, goTo }) => {
    await goTo('/learn/city-of-iron/soldiers');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('Put a Soldier into your basket').waitFor();
    const soldier = page.locator('.iron-shop [data-choice^="buy-"]');
    await expect.poll(async () => lowerEdge(soldier)).toBeLessThanOrEqual(LAPTOP.height);
    // It lies on top, not under the coach.
    await soldier.click({ trial: true });
    const words = await page.locator('.coach-what').boundingBox();
    expect(words?.y).toBeGreaterThan(0);
    expect(await lowerEdge(page.locator('.coach'))).toBeLessThan(await upperEdge(soldier));
  });
});

async function upperEdge(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

async function lowerEdge(part: Locator): Promise<number> {
  return (await upperEdge(part)) + ((await part.boundingBox())?.height ?? Number.NaN);
}
