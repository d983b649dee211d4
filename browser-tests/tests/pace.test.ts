import { describe, expect, test } from 'vitest';
import { easyBot, person, startShortGame } from './support/new-game.ts';
import { decide, logLines, openLog } from './support/table.ts';
import { visit, type Visitor } from './support/visit.ts';

/** How long a calm bot lets everybody look at what was done before. */
const CALM_MS = 900;
const BOTS = [easyBot('Bruno'), easyBot('Clara'), easyBot('Dora')];

/**
 * In the worker that runs the table: it counts the pauses that it makes. How long they are depends on how busy a machine is, since
 * what was looked at already need not be waited for; that there are none at all does not.
 */
const COUNT_PAUSES = `if (self.pauses === undefined) {
  const wait = self.setTimeout;
  self.pauses = 0;
  self.setTimeout = (work, ms, ...rest) => {
    if (ms > 0 && ms <= ${CALM_MS}) self.pauses++;
    return wait(work, ms, ...rest);
  };
}
self.pauses;`;

async function pausesSoFar({ page }: Visitor): Promise<number> {
  const counts = await Promise.all(page.workers().map(async (worker) => worker.evaluate<number>(COUNT_PAUSES)));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Turned {
  /** How often the bots acted. */
  readonly acted: number;
  readonly pauses: number;
}

/** From the first decision of a game to the next. */
async function untilMyTurn(visitor: Visitor): Promise<Turned> {
  const { page } = visitor;
  await startShortGame(visitor, [person('Anna'), ...BOTS], 'pace');
  // What was opened at one table is open at the next.
  if (!(await page.locator('.drawer').isVisible())) await openLog(page);
  const before = (await logLines(page)).length;
  const paused = await pausesSoFar(visitor);
  await decide(page);
  await page.locator('[data-choice]').first().waitFor();
  return { acted: (await logLines(page)).length - before - 1, pauses: (await pausesSoFar(visitor)) - paused };
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
      expect(calm.acted).toBeGreaterThan(2);
      expect(calm.pauses).toBeGreaterThan(0);
      // The same bots decide the same.
      expect(instant).toEqual({ acted: calm.acted, pauses: 0 });
    });
  });
});
