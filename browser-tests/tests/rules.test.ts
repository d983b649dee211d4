import { ageOfSteam } from '@roundhouse/age-of-steam';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { openLog } from './support/table.ts';
import { visit } from './support/visit.ts';

const inSteamAge = archiveOf(ageOfSteam);
const inCity = archiveOf(cityOfIron);
const choosing = inSteamAge.upTo(
  inSteamAge.recordedGame('04-rust-belt-4-players-the-last-turn'),
  ({ phase }) => phase.name === 'select-actions',
);
const secondRound = inCity.upTo(
  inCity.recordedGame('10-family-4-players'),
  ({ round, phase }) => round === 2 && phase.name === 'action',
);

describe('the rules', () => {
  test('open at what is decided now, know everyday words, and show what they mean', async () => {
    await visit({}, async (visitor) => {
      const { page, goTo } = visitor;
      await bring(visitor, choosing);
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      const here = page.locator('.drawer .rules-part', { has: page.locator('.rules-now') });
      await here.waitFor();
      expect(await here.locator('h2').innerText()).toContain('III. Select Actions');
      const top = await here.locator('.rules-now').boundingBox();
      const drawer = await page.getByRole('tabpanel', { name: 'Rules' }).boundingBox();
      if (top === null || drawer === null) throw new Error('the rules are not shown');
      expect(top.y).toBeGreaterThan(drawer.y + 8);
      expect(top.y).toBeLessThan(drawer.y + drawer.height / 2);

      await page.getByLabel('Search the rules').fill('bankrupt');
      await page.locator('.rules-meant').waitFor();
      const first = page.locator('.rules-meant .rule').first();
      expect(await first.getAttribute('data-rule')).toBe('pay-expenses.insolvency');
      const title = await first.locator('h3').innerText();
      // What refers to a rule is called as the rule is, and leads there: ids are for addresses.
      await page.getByLabel('Search the rules').fill('');
      const reference = page.locator('.rule-ref[href="#pay-expenses.insolvency"]').first();
      expect(await reference.innerText()).toBe(title);
      expect(await page.locator('.rules').innerText()).not.toContain('pay-expenses.');
      await reference.click();
      await page.locator('.rule-chosen[data-rule="pay-expenses.insolvency"]').waitFor();

      await goTo('/rules/age-of-steam#move-goods.income');
      const picture = page.locator('[data-rule="move-goods.income"] img');
      await picture.waitFor();
      await page.waitForFunction(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
        await picture.elementHandle(),
      );
      expect(await picture.getAttribute('alt')).toContain('red cube');
    });
  });
});

describe('a line of the log of City of Iron', () => {
  test('shows on the table what it tells of while it is pointed at', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, secondRound);
      await openLog(page);
      expect(await page.locator('.iron-board .iron-recalled').count()).toBe(0);
      await page.locator('.log-line', { hasText: ' builds ' }).first().hover();
      await page.locator('.iron-board .iron-recalled').first().waitFor();
      await page.locator('.table-ribbon').hover();
      await page.locator('.iron-board .iron-recalled').first().waitFor({ state: 'detached' });
    });
  });
});
