import { describe, expect, test } from 'vitest';
import { easyBot, person, startShortGame } from './support/new-game.ts';
import { decide, logLines, openLog } from './support/table.ts';
import { visit, type Visitor } from './support/visit.ts';

/** How long a calm bot lets everybody look at what was done before. */
const CALM_MS = 900;
const BOTS = [easyBot('Bruno'), easyBot('Clara'), easyBot('Dora')];

/** How long the bots take from the first decision of a game to the next, and how often they acted. */
async function untilMyTurn(visitor: Visitor): Promise<{ readonly ms: number; readonly acted: number }> {
  const { page } = visitor;
  await startShortGame(visitor, [person('Anna'), ...BOTS], 'pace');
  // What was opened at one table is open at the next.
  if (!(await page.locator('.drawer').isVisible())) await openLog(page);
  const before = (await logLines(page)).length;
  const asked = Date.now();
  await decide(page);
  await page.locator('[data-choice]').first().waitFor();
  const ms = Date.now() - asked;
  return { ms, acted: (await logLines(page)).length - before - 1 };
}

describe('the pace of the bots', () => {
  test('is that of the settings, and may be changed at the table', async () => {
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      const choose = async (pace: string): Promise<void> =>
        page.getByRole('group', { name: 'Pace of the bots' }).getByRole('radio', { name: pace }).check();
      await goTo('/');
      await page.getByRole('button', { name: 'Settings' }).click();
      await choose('Calm');
      const calm = await untilMyTurn(visitor);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await choose('Instant');
      const instant = await untilMyTurn(visitor);
      const pauses = calm.acted * CALM_MS;
      expect(calm.acted).toBeGreaterThan(2);
      expect(calm.ms).toBeGreaterThan(pauses * 0.9);
      // The same bots decide the same: whatever a machine is busy with, they take less without the pauses.
      expect(instant.acted).toBe(calm.acted);
      expect(calm.ms - instant.ms).toBeGreaterThan(pauses / 2);
    });
  });
});
