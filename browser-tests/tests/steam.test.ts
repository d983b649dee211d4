import { type Position, steam } from '@roundhouse/steam';
import type { Seat } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { andSee, logLines, mark, marks, openLog, pointAtHex, press, takeUpCube } from './support/table.ts';
import { PHONE, visitsOfOne } from './support/visit.ts';

const { recordedGame, upTo } = archiveOf(steam);
const base = recordedGame('10-northeast-base-5-players-the-last-turn');

const atDesk = visitsOfOne({});
const SCREENS = [
  { name: 'a desk', visitAgain: atDesk },
  { name: 'a phone', visitAgain: visitsOfOne({ viewport: PHONE, touch: true }) },
];

function canDeliver(position: Position, seat: Seat): boolean {
  return steam.legal(position, seat).some(({ type }) => type === 'move-goods');
}

const deliverable = upTo(base, canDeliver);

describe('at the table of Steam', () => {
  test.for(SCREENS)('track shows what its money costs before it is built, on $name', async ({ visitAgain }) => {
    const record = upTo(base, ({ phase, players }, seat) => phase.name === 'build-track' && players[seat]?.cash === 0);
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      await marks(page, 'hex-').first().waitFor();
      await pointAtHex(page);
      expect(await page.locator('.rail-payment').innerText()).toMatch(/^To pay \$\d+, \$5 is raised: income/);
      await press(page, 'plan');
      await pointAtHex(page);
      const total = (await mark(page, 'confirm').innerText()).replace(/.*\$/, '');
      const raised = (await page.locator('.rail-payment').innerText()).replace(/.*\$(\d+) is raised:.*/s, '$1');
      expect(Number(raised)).toBe(Math.ceil(Number(total) / 5) * 5);
      await press(page, 'confirm');
      expect(await page.locator('.rail-ghost').count()).toBe(0);
    });
  });

  test.for(SCREENS)('a delivery asks its mover for income or points, on $name', async ({ visitAgain }) => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, deliverable);
      await takeUpCube(page);
      await press(page, 'confirm');
      await mark(page, 'points-income').waitFor();
      expect(await mark(page, 'points-points').count()).toBe(1);
      await press(page, 'points-points');
      // One press only points at it.
      expect(await mark(page, 'points-income').count()).toBe(1);
      await press(page, 'confirm');
      expect(await marks(page, 'points-').count()).toBe(0);
    });
  });

  test('no capital, and with it no tile, is asked about by whatever way it is chosen', async () => {
    const record = upTo(
      recordedGame('01-northeast-standard-5-players-the-last-turn'),
      ({ phase, players }, seat) => phase.name === 'buy-capital' && players[seat]?.cash === 0,
    );
    await atDesk(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      await marks(page, 'loans-').first().waitFor();
      const none = page.locator('.rail-certificate').first();
      expect(await none.getAttribute('aria-pressed')).toBe('true');
      expect(await mark(page, 'confirm').getAttribute('class')).not.toContain('button-primary');
      await none.press('Enter');
      await none.click();
      await press(page, 'confirm');
      expect(await page.locator('.finish-ask').innerText()).toContain('With $0 you can lay no tile this turn.');
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      await press(page, 'loans-2');
      expect(await mark(page, 'confirm').getAttribute('class')).toContain('button-primary');
      await openLog(page);
      const before = await logLines(page);
      await press(page, 'confirm');
      await page.waitForFunction((count) => document.querySelectorAll('.log-line').length > count, before.length);
    });
  });

  test('a city grows by the cubes that are chosen', async () => {
    const record = upTo(base, ({ phase }) => phase.name === 'build-track' && phase.special === 'city-growth');
    await atDesk(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      const city = page.getByRole('button', { name: /^Let .* grow$/ }).first();
      await city.waitFor();
      const name = ((await city.getAttribute('aria-label')) ?? '').replace(/^Let (.*) grow$/, '$1');
      await andSee(page, async () => city.click());
      await andSee(page, async () => marks(page, 'set-').first().click());
      expect(await mark(page, 'confirm').innerText()).toContain(name);
      await press(page, 'confirm');
      await openLog(page);
      expect((await logLines(page)).at(-1)).toMatch(new RegExp(`puts? .* on ${name}`));
      expect(await marks(page, 'set-').count()).toBe(0);
      await mark(page, 'finish').waitFor();
    });
  });

  test('what was paid for must be done before building ends, and the table says so', async () => {
    const record = upTo(base, ({ phase }) => phase.name === 'build-track' && phase.special === 'city-growth');
    await atDesk(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      await page.getByRole('button', { name: 'Done building' }).focus();
      await andSee(page, async () => page.keyboard.press('Enter'));
      expect(await page.locator('.explanation-why').innerText()).toContain('City Growth');
      expect(await mark(page, 'finish').count()).toBe(0);
    });
  });

  test('a New City takes a town, and then its cubes', async () => {
    const record = upTo(base, ({ phase }) => phase.name === 'build-track' && phase.special === 'urbanization');
    await atDesk(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      await marks(page, 'city-').first().waitFor();
      await andSee(page, async () => marks(page, 'city-').first().click());
      await andSee(page, async () => page.getByRole('button', { name: 'Place it on' }).first().click());
      await press(page, 'confirm');
      await marks(page, 'set-').first().waitFor();
      expect(await mark(page, 'finish').count()).toBe(0);
      await andSee(page, async () => marks(page, 'set-').first().click());
      await press(page, 'confirm');
      await mark(page, 'finish').waitFor();
    });
  });
});
