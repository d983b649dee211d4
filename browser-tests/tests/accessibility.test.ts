import { AxeBuilder } from '@axe-core/playwright';
import { legalMoves, type Position } from '@roundhouse/age-of-steam';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bring, recordedGame, upTo } from './support/records.ts';
import { andSee, marks, pointAtHex } from './support/table.ts';
import { PHONE, visit, type VisitOptions } from './support/visit.ts';

const SIGHTS: readonly (VisitOptions & { readonly name: string })[] = [
  { name: 'by day', theme: 'day' },
  { name: 'by night', theme: 'night' },
];

/** What axe finds on the page as it is now, one line for each element. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

const game = recordedGame('03-two-shores-4-players-the-last-turn');
const phaseIs = (name: Position['phase']['name']) => (position: Position) => position.phase.name === name;
const deliverable = upTo(
  game,
  (position, seat) => position.phase.name === 'move-goods' && legalMoves(position, seat).length > 0,
);

describe.for(SIGHTS)('axe finds nothing, $name,', (sight) => {
  test.for([
    ['home', '/'],
    ['the page for a new game', '/new/age-of-steam'],
    ['the rules', '/rules/age-of-steam'],
    ['the replays', '/replays'],
    ['a lesson', '/learn/age-of-steam/first-journey'],
    ['a page that is not there', '/nowhere'],
  ] as const)('on %s', async ([, path]) => {
    await visit(sight, async ({ page, goTo }) => {
      await goTo(path);
      await page.waitForLoadState('networkidle');
      expect(await findings(page)).toEqual([]);
    });
  });

  test.for(['issue-shares', 'determine-player-order', 'select-actions'] as const)(
    'on the table, in the phase %s',
    async (phase) => {
      await visit(sight, async (visitor) => {
        await bring(visitor, upTo(game, phaseIs(phase)));
        await visitor.page.locator('[data-choice]').first().waitFor();
        expect(await findings(visitor.page)).toEqual([]);
      });
    },
  );

  test('on the table with a ghost', async () => {
    await visit(sight, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, upTo(game, phaseIs('build-track')));
      await marks(page, 'hex-').first().waitFor();
      await pointAtHex(page);
      expect(await findings(page)).toEqual([]);
    });
  });

  test('on the table with a delivery, and with all that can be looked up', async () => {
    await visit(sight, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, deliverable);
      await andSee(page, async () => page.getByRole('button', { name: 'Move goods from' }).first().click());
      expect(await findings(page), 'a delivery').toEqual([]);
      for (const name of ['Log', 'History']) {
        await andSee(page, async () => page.getByRole('button', { name, exact: true }).click());
      }
      expect(await findings(page), 'log and history').toEqual([]);
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      await page.locator('.drawer .rule').first().waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      expect(await findings(page), 'rules and keys').toEqual([]);
    });
  });

  test('on the end page', async () => {
    await visit(sight, async (visitor) => {
      await bring(visitor, game);
      await visitor.page.locator('.chart').first().waitFor();
      expect(await findings(visitor.page)).toEqual([]);
    });
  });
});

describe('axe finds nothing, on a phone,', () => {
  test('on home and on the table', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const { page, goTo } = visitor;
      await goTo('/');
      await page.waitForLoadState('networkidle');
      expect(await findings(page), 'home').toEqual([]);
      await bring(visitor, upTo(game, phaseIs('build-track')));
      await marks(page, 'hex-').first().waitFor();
      await pointAtHex(page);
      expect(await findings(page), 'table').toEqual([]);
    });
  });
});
