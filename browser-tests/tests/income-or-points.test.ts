import { Match, type MatchRecord } from '@roundhouse/kernel';
import { type ChoosePointsPhase, steam } from '@roundhouse/steam';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { press } from './support/table.ts';
import { visit } from './support/visit.ts';

const { recordedGame, upTo } = archiveOf(steam);

interface Moment {
  readonly record: MatchRecord;
  readonly phase: ChoosePointsPhase;
}

/** A recorded game up to where somebody is asked about another player's delivery. */
function askedAboutAnother(name: string): Moment {
  const record = upTo(
    recordedGame(name),
    ({ phase }) => phase.name === 'choose-points' && phase.seat !== phase.after.seat,
  );
  const { phase } = Match.replay(steam, record).position;
  if (phase.name !== 'choose-points') throw new Error('nobody is asked about another player in that game');
  return { record, phase };
}

describe('income or points', () => {
  test('is asked of the owner of the links, who may answer for next time as well', async () => {
    const { record, phase } = askedAboutAnother('10-northeast-base-5-players-the-last-turn');
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      const card = page.locator(`.player[data-seat="${phase.seat}"]`);
      const name = await card.locator('.player-name').innerText();
      await page.waitForFunction(
        (wanted) => document.querySelector('.table-prompt [role="img"]')?.getAttribute('aria-label') === wanted,
        name,
      );

      const always = page.locator('.table-controls').getByRole('button', { name: 'Always points' });
      expect(await always.getAttribute('aria-pressed')).toBe('false');
      await always.click();
      await page.locator('.table-controls [aria-pressed="true"]', { hasText: 'Always points' }).waitFor();

      const points = card.locator('.player-summary .fact', { hasText: /^Points/ }).locator('dd');
      const before = Number(await points.innerText());
      await press(page, 'points-points');
      await press(page, 'confirm');
      await card.locator('.player-head').click();
      expect(await points.innerText()).toBe(`${before + phase.points}`);
      expect(await card.locator('.player-detail').innerText()).toContain('always points');
    });
  });
});
