import { AxeBuilder } from '@axe-core/playwright';
import type { MatchRecord } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bring } from './records.ts';
import { andSee, marks } from './table.ts';
import { PHONE, visitsOfOne, type Visitor } from './visit.ts';

/** A moment of a game as somebody sees it who has pointed at something. */
export interface Sight {
  readonly name: string;
  readonly record: MatchRecord;
  /** What is pointed at before the page is looked at: the first thing with each mark. */
  readonly points: readonly string[];
  /** The board is drawn alike at most moments, and axe takes its time over it: whether it need not look at it here. */
  readonly besidesBoard?: boolean;
}

/** Sits down at the table at a moment. */
export async function sitDownAt(visitor: Visitor, record: MatchRecord): Promise<Page> {
  await bring(visitor, record);
  await visitor.page.locator('[data-choice]').first().waitFor();
  return visitor.page;
}

/** All that the light can change for axe. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is now, one line for each element; `besides`: parts that it need not look at. */
export async function findings(
  page: Page,
  besides: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  // Of a page without frames one run in the page itself tells all; what axe finds in order need not be written down.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const part of besides) axe.exclude(part);
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** What axe finds by day, and what of colour it finds by night. */
export async function byDayAndNight(page: Page, besides: readonly string[] = []): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await findings(page, besides);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await findings(page, besides, RULES_OF_COLOUR);
  return [...day.map((one) => `by day: ${one}`), ...night.map((one) => `by night: ${one}`)];
}

/** By day, by night and on a phone, in one visit: bringing a game to its moment takes longer than looking at it. */
export function lookAtSights(game: string, sights: readonly Sight[]): void {
  describe(`the table of ${game}`, () => {
    const visitAgain = visitsOfOne({ theme: 'auto' });
    test.for(sights)('has nothing that axe finds by day or night, and fits a phone: $name', async (sight) => {
      const { record, points, besidesBoard = false } = sight;
      await visitAgain(async (visitor) => {
        const page = await sitDownAt(visitor, record);
        for (const beginning of points) await andSee(page, async () => marks(page, beginning).first().click());
        expect(await byDayAndNight(page, besidesBoard ? ['.board'] : [])).toEqual([]);
        await page.setViewportSize(PHONE);
        await page.locator('.player-chips').waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      });
    });
  });
}
